import { Box, Button, TextField } from '@mui/material';
import { useLocaleState, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { contract } from '../../../contract/index.ts';
import { problemOf } from '../../../dataProvider/http.ts';
import type { Language } from '../../../domain/choices.ts';
import { rules } from '../../../domain/rules.ts';
import { CodeField } from '../../../engine/form/standalone/CodeField.tsx';
import { useCountdown } from '../../../clock/useCountdown.ts';
import type { ContractForm } from '../../../engine/form/standalone/useContractForm.ts';
import { useWrite } from '../../../hooks/useWrite.ts';
import { runtime } from '../../../runtime.ts';
import { afterRefusal, afterSending } from '../cooldown.ts';
import type { AccountForm } from './AccountStep.tsx';

interface Props {
  form: ContractForm<AccountForm>;
  emailCode: string;
  email: string;
}

/** The mobile number with the code that proves it. Another number wants another code. */
export function PhoneFields({ form, emailCode, email }: Props) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [phone, verifiedPhone] = useWatch({ control: form.control, name: ['phone', 'verifiedPhone'] });
  const number = rules.mobilePhone.cast(phone) ?? '';
  const [sentTo, setSentTo] = useState('');
  const [availableAt, setAvailableAt] = useState<number | null>(null);
  const [code, setCode] = useState('');
  const time = useCountdown(availableAt);
  const isVerified = number !== '' && number === verifiedPhone;

  const codeRequest = useWrite(contract.auth.requestPhone, {
    onDone() {
      setSentTo(number);
      setCode('');
      setAvailableAt(afterSending());
    },
    onRefused(refused) {
      const wait = afterRefusal(refused);
      if (wait !== null) setAvailableAt(wait);
    },
  });
  const verifying = useWrite(contract.auth.verifyPhone, {
    onDone({ verified }) {
      if (!verified) return;
      form.setValue('verifiedPhone', number);
      form.clearErrors('phone');
    },
  });
  const isBusy = codeRequest.isBusy || verifying.isBusy;
  const problem =
    verifying.answer?.verified === false
      ? translate('errors.CODE_MISMATCH')
      : verifying.problem?.code === 'VALIDATION_FAILED'
        ? translate('validation.code')
        : (verifying.problemText ?? (codeRequest.fieldErrors.phone ? null : codeRequest.problemText));

  const request = async () => {
    if (!(await form.trigger('phone'))) return form.setFocus('phone');
    verifying.reset();
    await codeRequest
      .write({ body: { emailCode, phone: number, language: locale as Language } })
      .catch((error: unknown) => problemOf(error)?.fieldErrors?.phone && form.refuse(error));
  };
  const verify = () => {
    codeRequest.reset();
    return verifying.run({ body: { emailCode, phone: number, code } });
  };

  const { helperText, ...field } = form.field('phone');
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 1, alignItems: 'start' }}>
        <TextField
          label={translate('door.mobile')}
          type="tel"
          autoComplete="tel-national"
          placeholder="010-1234-5678"
          required
          {...field}
          helperText={
            helperText ??
            (isVerified ? translate('door.signup.phoneVerified') : translate('door.signup.phoneHelp'))
          }
          slotProps={{
            formHelperText: isVerified ? { sx: { color: theme => theme.palette.tones.positive } } : {},
          }}
        />
        <Button
          variant="outlined"
          color="inherit"
          disabled={isBusy || time > 0 || isVerified}
          onClick={() => void request()}
          sx={{ mt: '25px', height: 40, fontVariantNumeric: 'tabular-nums' }}
        >
          {time > 0 && !isVerified
            ? translate('door.resendIn', { time })
            : translate(sentTo === '' ? 'door.signup.sendCode' : 'door.resend')}
        </Button>
      </Box>
      {sentTo !== '' && sentTo === number && !isVerified && (
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 1, alignItems: 'start' }}>
          <CodeField
            label={translate('door.signup.phoneCode')}
            autoFocus
            value={code}
            onChange={event => setCode(event.target.value.replace(/\D/g, ''))}
            onKeyDown={event => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              void verify();
            }}
            error={problem !== null}
            helperText={
              problem ??
              translate(`door.signup.${runtime.mailHeld ? 'phoneCodeHeld' : 'phoneCodeHelp'}`, { email })
            }
          />
          <Button
            variant="contained"
            disabled={isBusy}
            onClick={() => void verify()}
            sx={{ mt: '25px', height: 40 }}
          >
            {translate('door.signup.verify')}
          </Button>
        </Box>
      )}
      {problem !== null && sentTo !== number && (
        <Box role="alert" sx={{ color: 'error.main', fontSize: '0.8125rem' }}>
          {problem}
        </Box>
      )}
    </Box>
  );
}
