import { Link as MuiLink, TextField } from '@mui/material';
import { useLocaleState, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { contract } from '../../../contract/index.ts';
import type { Language } from '../../../domain/choices.ts';
import { shape } from '../../../domain/entities/fields.ts';
import { limits } from '../../../domain/limits.ts';
import { rules } from '../../../domain/rules.ts';
import { FormProblem } from '../../../ui/FormProblem.tsx';
import { useContractForm } from '../../../engine/form/standalone/useContractForm.ts';
import { useWrite } from '../../../hooks/useWrite.ts';
import { pathOf } from '../../../screens.ts';
import { AuthCard } from '../../../ui/AuthCard.tsx';
import { afterSending, codeExpiry } from '../cooldown.ts';
import { consentFields, noConsents, type Consents } from './consents.ts';
import { ConsentFields } from './ConsentFields.tsx';
import { Progress } from './Progress.tsx';
import type { Signup } from './useSignup.ts';
import { SubmitButton } from '../SubmitButton.tsx';

const schema = shape({ email: rules.accountEmail.required(), ...consentFields });

/** The email and the consents. */
export function EmailStep({ signup }: { signup: Signup }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const form = useContractForm<{ email: string } & Consents>({
    schema,
    defaultValues: { email: signup.begun?.email ?? '', ...(signup.begun?.consents ?? noConsents) },
  });
  const { write } = useWrite(contract.auth.requestEmail);
  const request = form.submit(async ({ email, ...consents }) => {
    await write({ body: { email, language: locale as Language } });
    signup.keepBegun({
      email,
      consents,
      availableAt: afterSending(),
      expiresAt: codeExpiry(),
      isConfirmed: false,
    });
    await signup.go('sent');
  });
  return (
    <AuthCard
      above={<Progress part="email" />}
      title={translate('door.signup.title')}
      text={translate('door.signup.text', { days: limits.trial.days })}
      onSubmit={request}
      below={
        <span>
          {translate('door.signup.hasAccount')}{' '}
          <MuiLink component={Link} to={pathOf('login')}>
            {translate('login.submit')}
          </MuiLink>
        </span>
      }
    >
      <FormProblem text={form.problem} />
      <TextField
        label={translate('login.email')}
        type="email"
        autoComplete="email"
        autoFocus
        required
        {...form.field('email')}
      />
      <ConsentFields form={form} />
      <SubmitButton
        label="door.signup.sendMail"
        busyLabel="door.sending"
        isBusy={form.formState.isSubmitting}
      />
    </AuthCard>
  );
}
