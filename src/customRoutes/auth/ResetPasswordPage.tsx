import { Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { contract } from '../../contract/index.ts';
import { shape } from '../../domain/entities/fields.ts';
import { FormProblem } from '../../engine/form/standalone/FormProblem.tsx';
import { newPassword } from '../../engine/form/standalone/newPassword.ts';
import { NewPasswordFields } from '../../engine/form/standalone/NewPasswordFields.tsx';
import { useContractForm } from '../../engine/form/standalone/useContractForm.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import { AuthLayout } from '../../ui/AuthLayout.tsx';
import { pathOf } from '../../screens.ts';
import { AuthCard } from '../../ui/AuthCard.tsx';
import { AuthMessage } from './AuthMessage.tsx';
import { CodeGate } from './code/CodeGate.tsx';
import { CodeProblem } from './code/CodeProblem.tsx';

/** `/auth/resetpw/new?code=`: where the mail leads, to choose a new password. */
export function ResetPasswordPage() {
  const translate = useTranslate();
  const [params] = useSearchParams();
  const code = params.get('code') ?? '';
  return (
    <AuthLayout>
      {params.get('step') === 'done' ? (
        <AuthMessage
          tone="positive"
          title={translate('door.reset.doneTitle')}
          text={translate('door.reset.doneText')}
          actions={
            <Button component={Link} to={pathOf('login')} variant="contained">
              {translate('door.toLogin')}
            </Button>
          }
        />
      ) : (
        <CodeGate code={code} purpose="RESET_PASSWORD">
          {({ email }) => <NewPasswordForm code={code} email={email} />}
        </CodeGate>
      )}
    </AuthLayout>
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
      <Button type="submit" variant="contained" size="large" disabled={form.formState.isSubmitting}>
        {translate(form.formState.isSubmitting ? 'app.saving' : 'door.reset.save')}
      </Button>
    </AuthCard>
  );
}
