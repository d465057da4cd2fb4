import { Button } from '@mui/material';
import { useLocaleState, useTranslate } from 'ra-core';
import { contract } from '../../../contract/index.ts';
import type { Language } from '../../../domain/choices.ts';
import { limits } from '../../../domain/limits.ts';
import { FormProblem } from '../../../ui/FormProblem.tsx';
import { useWrite } from '../../../hooks/useWrite.ts';
import { runtime } from '../../../runtime.ts';
import { AuthCard } from '../../../ui/AuthCard.tsx';
import { ResendButton } from '../ResendButton.tsx';
import { afterRefusal, afterSending, codeExpiry } from '../cooldown.ts';
import { Progress } from './Progress.tsx';
import type { Signup } from './useSignup.ts';

/** The mail is on its way. When its link is opened in another tab, this one says that it goes on there. */
export function SentStep({ signup }: { signup: Signup }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { begun } = signup;
  const { run, isBusy, problemText } = useWrite(contract.auth.requestEmail, {
    onDone() {
      if (begun) signup.keepBegun({ ...begun, availableAt: afterSending(), expiresAt: codeExpiry() });
    },
    onRefused: problem =>
      begun && signup.keepBegun({ ...begun, availableAt: afterRefusal(problem) ?? begun.availableAt }),
  });
  const outcome = runtime.mailHeld ? 'held' : 'sent';
  if (begun?.isConfirmed)
    return (
      <AuthCard
        above={<Progress part="email" />}
        title={translate('door.signup.confirmedTitle')}
        text={translate('door.signup.confirmedText', { email: begun.email })}
      >
        <Button variant="outlined" color="inherit" size="large" onClick={() => void signup.go('email')}>
          {translate('door.signup.otherEmail')}
        </Button>
      </AuthCard>
    );

  const resend = () =>
    begun === null ? signup.go('email') : run({ body: { email: begun.email, language: locale as Language } });
  return (
    <AuthCard
      above={<Progress part="email" />}
      title={translate(`door.signup.${outcome}Title`)}
      text={translate(`door.signup.${outcome}Text`, {
        email: begun?.email ?? '',
        minutes: limits.emailCode.minutes,
      })}
    >
      <FormProblem text={problemText} />
      <ResendButton
        availableAt={begun?.availableAt ?? null}
        isBusy={isBusy}
        onClick={() => void resend()}
        label={translate('door.resend')}
      />
      <Button color="inherit" size="large" onClick={() => void signup.go('email')}>
        {translate('door.signup.otherEmail')}
      </Button>
    </AuthCard>
  );
}
