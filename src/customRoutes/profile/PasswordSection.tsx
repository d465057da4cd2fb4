import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import * as yup from 'yup';
import { contract } from '../../contract/index.ts';
import { apiKey } from '../../dataProvider/apiKey.ts';
import { shape } from '../../domain/entities/fields.ts';
import type { Me } from '../../domain/entities/session.ts';
import { FormProblem } from '../../ui/FormProblem.tsx';
import { newPassword } from '../../engine/form/standalone/newPassword.ts';
import { NewPasswordFields } from '../../engine/form/standalone/NewPasswordFields.tsx';
import { PasswordField } from '../../engine/form/standalone/PasswordField.tsx';
import { useContractForm } from '../../engine/form/standalone/useContractForm.ts';
import { Section } from '../../ui/Section.tsx';
import { useSaveProfile } from './useSaveProfile.ts';

const schema = shape({ currentPassword: yup.string().required(), ...newPassword });
const empty = { currentPassword: '', password: '', confirmation: '' };

/** A new password, for who knows the current one (specification, section 5). */
export function PasswordSection({ me }: { me: Me }) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const save = useSaveProfile(me);
  const form = useContractForm<typeof empty>({
    schema,
    defaultValues: empty,
    elsewhere: { newPassword: 'password' },
  });
  const { isSubmitting } = form.formState;
  const submit = form.submit(async ({ currentPassword, password }) => {
    await save({ currentPassword, newPassword: password });
    form.reset(empty);
    void client.invalidateQueries({ queryKey: apiKey(contract.session.signIns) });
    notify('myProfile.password.saved', { type: 'success' });
  });
  return (
    <Section
      title={translate('myProfile.password.title')}
      text={translate('myProfile.password.text')}
      onSubmit={submit}
    >
      <FormProblem title={translate('myProfile.password.failed')} text={form.problem} />
      <input type="hidden" autoComplete="username" value={me.email} readOnly />
      <PasswordField
        label={translate('myProfile.password.current')}
        autoComplete="current-password"
        required
        {...form.field('currentPassword')}
      />
      <NewPasswordFields form={form} />
      <Button type="submit" variant="contained" disabled={isSubmitting} sx={{ justifySelf: 'end' }}>
        {translate(isSubmitting ? 'app.saving' : 'myProfile.password.save')}
      </Button>
    </Section>
  );
}
