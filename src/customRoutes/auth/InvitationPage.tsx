import { TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router';
import type { AnswerOf } from '../../contract/call.ts';
import { contract } from '../../contract/index.ts';
import { shape } from '../../domain/entities/fields.ts';
import { rules } from '../../domain/rules.ts';
import { FormProblem } from '../../ui/FormProblem.tsx';
import { newPassword } from '../../engine/form/standalone/newPassword.ts';
import { NewPasswordFields } from '../../engine/form/standalone/NewPasswordFields.tsx';
import { useContractForm } from '../../engine/form/standalone/useContractForm.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import { pathOf } from '../../screens.ts';
import { AuthCard } from '../../ui/AuthCard.tsx';
import { CodePage } from './code/CodePage.tsx';
import { CodeProblem } from './code/CodeProblem.tsx';
import { SubmitButton } from './SubmitButton.tsx';

/** `/auth/managers?code=`: where an invitation leads: an invited manager says who they are and chooses a password. */
export function InvitationPage() {
  return (
    <CodePage purpose="INVITATION" i18nPrefix="door.invitation">
      {(code, info) => <AcceptForm code={code} info={info} />}
    </CodePage>
  );
}

const schema = shape({ name: rules.name.required(), phone: rules.phone.required(), ...newPassword });
interface Form {
  name: string;
  phone: string;
  password: string;
  confirmation: string;
}

function AcceptForm({ code, info }: { code: string; info: AnswerOf<typeof contract.auth.valid> }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { write, failure, problem } = useWrite(contract.auth.acceptManager, {
    onDone: () => navigate(pathOf('invitation', undefined, { step: 'done' }), { replace: true }),
  });
  const form = useContractForm<Form>({
    schema,
    defaultValues: { name: info.name, phone: info.phone, password: '', confirmation: '' },
  });
  const save = form.submit(({ name, phone, password }) => write({ body: { code, name, phone, password } }));
  if (/^(CODE_|ALREADY_)/.test(problem?.code ?? ''))
    return <CodeProblem purpose="INVITATION" error={failure} />;
  return (
    <AuthCard
      title={translate('door.invitation.title', { academy: info.groupTitle })}
      text={translate('door.invitation.text')}
      onSubmit={save}
    >
      <FormProblem text={form.problem} />
      <TextField label={translate('login.email')} value={info.email} autoComplete="username" disabled />
      <TextField label={translate('door.name')} autoComplete="name" required {...form.field('name')} />
      <TextField
        label={translate('door.phone')}
        type="tel"
        autoComplete="tel"
        required
        {...form.field('phone')}
      />
      <NewPasswordFields form={form} />
      <SubmitButton
        label="door.invitation.accept"
        busyLabel="app.saving"
        isBusy={form.formState.isSubmitting}
      />
    </AuthCard>
  );
}
