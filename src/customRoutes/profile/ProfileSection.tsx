import { Box, Button, MenuItem, TextField } from '@mui/material';
import { ResourceContextProvider, useNotify, useTranslate } from 'ra-core';
import { Controller, FormProvider } from 'react-hook-form';
import { ownProfileBody } from '../../contract/session.ts';
import { languages } from '../../domain/choices.ts';
import { languageName } from '../../domain/languageName.ts';
import { rules } from '../../domain/rules.ts';
import { choice, shape } from '../../domain/entities/fields.ts';
import type { Me } from '../../domain/entities/session.ts';
import { ImageInput } from '../../engine/form/image/ImageInput.tsx';
import { FormProblem } from '../../ui/FormProblem.tsx';
import { useContractForm } from '../../engine/form/standalone/useContractForm.ts';
import { usePageForm } from '../../engine/form/standalone/usePageForm.tsx';
import { Section } from '../../ui/Section.tsx';
import { useSaveProfile } from './useSaveProfile.ts';

const schema = shape({
  name: rules.name.required(),
  phone: rules.phone.defined(),
  language: choice(languages),
  profileImageId: ownProfileBody.fields.profileImageId,
});
type Form = Pick<Me, 'name' | 'phone' | 'language' | 'profileImageId'>;

/** Picture, name, phone and the language of emails. The email is fixed after sign-up (specification, section 9). */
export function ProfileSection({ me }: { me: Me }) {
  const translate = useTranslate();
  const notify = useNotify();
  const save = useSaveProfile(me);
  const form = useContractForm<Form>({
    schema,
    defaultValues: {
      name: me.name,
      phone: me.phone,
      language: me.language,
      profileImageId: me.profileImageId,
    },
  });
  const { isSubmitting } = form.formState;
  const { submit, isUnsaved, notice } = usePageForm(form, {
    place: 'profile',
    async save(values) {
      await save(values);
      notify('myProfile.saved', { type: 'success' });
    },
  });
  return (
    <FormProvider {...form}>
      <Section title={translate('myProfile.info.title')} onSubmit={submit}>
        {notice}
        <FormProblem title={translate('myProfile.failed')} text={form.problem} />
        <ResourceContextProvider value="profile">
          <ImageInput
            source="profileImageId"
            kind="profile"
            current={me.profileImageUrl}
            placeholder={me.name.slice(0, 1)}
          />
        </ResourceContextProvider>
        <TextField
          label={translate('login.email')}
          value={me.email}
          disabled
          sx={{ '& .MuiFormHelperText-root.Mui-disabled': { color: 'text.secondary' } }}
          helperText={translate('myProfile.info.emailFixed')}
        />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
          <TextField label={translate('door.name')} autoComplete="name" required {...form.field('name')} />
          <TextField label={translate('door.phone')} type="tel" autoComplete="tel" {...form.field('phone')} />
        </Box>
        <Controller
          name="language"
          control={form.control}
          render={({ field: { ref, ...field } }) => (
            <TextField
              select
              label={translate('myProfile.info.language')}
              helperText={translate('myProfile.info.languageOf')}
              inputRef={ref}
              {...field}
            >
              {languages.map(language => (
                <MenuItem key={language} value={language} lang={language}>
                  {languageName(language)}
                </MenuItem>
              ))}
            </TextField>
          )}
        />
        <Button
          type="submit"
          variant="contained"
          disabled={!isUnsaved || isSubmitting}
          sx={{ justifySelf: 'end' }}
        >
          {translate(isSubmitting ? 'app.saving' : 'app.save')}
        </Button>
      </Section>
    </FormProvider>
  );
}
