import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router';
import { contract } from '../../contract/index.ts';
import { shape } from '../../domain/entities/fields.ts';
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

/** `/auth/resetpw/new?code=`: where the mail leads, to choose a new password. */
export function ResetPasswordPage() {
  return (
    <CodePage purpose="RESET_PASSWORD" i18nPrefix="door.reset">
      {(code, { email }) => <NewPasswordForm code={code} email={email} />}
    </CodePage>
  );
}

const schema = shape(newPassword);

function NewPasswordForm({ code, email }: { code: string; email: string }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { write, failure, problem } = useWrite(contract.auth.resetPassword, {
    onDone: () => navigate(pathOf('resetPassword', undefined, { step: 'done' }), { replace: true }),
  });
  const form = useContractForm<{ password: string; confirmation: string }>({
    schema,
    defaultValues: { password: '', confirmation: '' },
  });
  const save = form.submit(({ password }) => write({ body: { code, password } }));
  if (problem?.code.startsWith('CODE_')) return <CodeProblem purpose="RESET_PASSWORD" error={failure} />;
  return (
    <AuthCard
      title={translate('door.reset.newTitle')}
      text={translate('door.reset.newText', { email })}
      onSubmit={save}
    >
      <FormProblem text={form.problem} />
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <NewPasswordFields form={form} autoFocus />
      <SubmitButton label="door.reset.save" busyLabel="app.saving" isBusy={form.formState.isSubmitting} />
    </AuthCard>
  );
}
