import { Button } from '@mui/material';
import { useLocaleState, useTranslate } from 'ra-core';
import { useState } from 'react';
import { contract } from '../../../contract/index.ts';
import { send } from '../../../dataProvider/http.ts';
import type { Language } from '../../../domain/choices.ts';
import { limits } from '../../../domain/limits.ts';
import { FormProblem } from '../../../engine/form/standalone/FormProblem.tsx';
import { useProblemText } from '../../../engine/useProblemText.ts';
import { runtime } from '../../../runtime.ts';
import { AuthCard } from '../../../ui/AuthCard.tsx';
import { ResendButton } from '../ResendButton.tsx';
import { afterRefusal, afterSending } from '../cooldown.ts';
import { Progress } from './Progress.tsx';
import type { Signup } from './useSignup.ts';

/** The mail is on its way. When its link is opened in another tab, this one says that it goes on there. */
export function SentStep({ signup }: { signup: Signup }) {
  const translate = useTranslate();
  const problemText = useProblemText();
  const [locale] = useLocaleState();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { begun } = signup;
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

  const resend = async () => {
    if (begun === null) return signup.go('email');
    setBusy(true);
    setProblem(null);
    try {
      await send(contract.auth.requestEmail, { body: { email: begun.email, language: locale as Language } });
      const expiresAt = Date.now() + limits.emailCode.minutes * 60_000;
      signup.keepBegun({ ...begun, availableAt: afterSending(), expiresAt });
    } catch (error) {
      setProblem(problemText(error));
      signup.keepBegun({ ...begun, availableAt: afterRefusal(error) ?? begun.availableAt });
    } finally {
      setBusy(false);
    }
  };
  return (
    <AuthCard
      above={<Progress part="email" />}
      title={translate(`door.signup.${outcome}Title`)}
      text={translate(`door.signup.${outcome}Text`, {
        email: begun?.email ?? '',
        minutes: limits.emailCode.minutes,
      })}
    >
      <FormProblem text={problem} />
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
