import { Link as MuiLink, TextField } from '@mui/material';
import { useLocaleState, useTranslate } from 'ra-core';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { contract } from '../../contract/index.ts';
import type { Language } from '../../domain/choices.ts';
import { shape } from '../../domain/entities/fields.ts';
import { limits } from '../../domain/limits.ts';
import { rules } from '../../domain/rules.ts';
import { FormProblem } from '../../ui/FormProblem.tsx';
import { useContractForm } from '../../engine/form/standalone/useContractForm.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import { AuthLayout } from '../../ui/AuthLayout.tsx';
import { runtime } from '../../runtime.ts';
import { pathOf } from '../../screens.ts';
import { AuthCard } from '../../ui/AuthCard.tsx';
import { ResendButton } from './ResendButton.tsx';
import { useStorageState } from './useStorageState.ts';
import { afterRefusal, afterSending } from './cooldown.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { ToLogin } from './ToLogin.tsx';

const schema = shape({ email: rules.accountEmail.required() });

/** `/auth/resetpw`: asks for the mail with which a forgotten password is replaced (specification, section 4). */
export function RequestResetPage() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [kept, keep] = useStorageState<{ email: string; availableAt: number }>('reset', 'session');
  const form = useContractForm<{ email: string }>({ schema, defaultValues: { email: kept?.email ?? '' } });
  const outcome = runtime.mailHeld ? 'held' : 'sent';
  const isSent = params.get('step') === 'sent' && kept !== null;

  const { write } = useWrite(contract.auth.requestReset, {
    async onDone(_, { body: { email } }) {
      keep({ email, availableAt: afterSending() });
      if (!isSent) await navigate(pathOf('requestReset', undefined, { step: 'sent' }));
    },
    onRefused(problem) {
      const availableAt = afterRefusal(problem);
      if (availableAt !== null && isSent) keep({ email: kept.email, availableAt });
    },
  });
  const request = form.submit(({ email }) => write({ body: { email, language: locale as Language } }));

  return (
    <AuthLayout>
      {isSent ? (
        <AuthCard
          title={translate(`door.reset.${outcome}Title`)}
          text={translate(`door.reset.${outcome}Text`, {
            email: kept.email,
            minutes: limits.emailCode.minutes,
          })}
        >
          <FormProblem text={form.problem} />
          <ToLogin size="large" />
          <ResendButton
            availableAt={kept.availableAt}
            isBusy={form.formState.isSubmitting}
            onClick={() => void request()}
            label={translate('door.resend')}
          />
        </AuthCard>
      ) : (
        <AuthCard
          title={translate('door.reset.title')}
          text={translate('door.reset.text')}
          onSubmit={request}
          below={
            <MuiLink component={Link} to={pathOf('login')}>
              {translate('door.toLogin')}
            </MuiLink>
          }
        >
          <FormProblem text={form.problem} />
          <TextField
            label={translate('login.email')}
            type="email"
            autoComplete="username"
            autoFocus
            required
            {...form.field('email')}
          />
          <SubmitButton
            label="door.reset.send"
            busyLabel="door.sending"
            isBusy={form.formState.isSubmitting}
          />
        </AuthCard>
      )}
    </AuthLayout>
  );
}
