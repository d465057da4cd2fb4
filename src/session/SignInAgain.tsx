import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { BodyOf } from '../contract/call.ts';
import { contract } from '../contract/index.ts';
import { auth } from '../contract/auth.ts';
import { problemOf } from '../dataProvider/http.ts';
import type { Me, SessionInfo } from '../domain/entities/session.ts';
import { FormProblem } from '../ui/FormProblem.tsx';
import { PasswordField } from '../engine/form/standalone/PasswordField.tsx';
import { useContractForm } from '../engine/form/standalone/useContractForm.ts';
import { useWrite } from '../hooks/useWrite.ts';
import { ProviderSignIn } from './ProviderSignIn.tsx';

interface Props {
  me: Me;
  onSignedIn: (session: SessionInfo) => void;
  onSignOut: () => void;
}

/** Signs the same person in again, above the page that they were working on. */
export function SignInAgain({ me, onSignedIn, onSignOut }: Props) {
  const translate = useTranslate();
  const titleId = useId();
  const textId = useId();
  const [asksOtp, setAsksOtp] = useState(false);
  const form = useContractForm<BodyOf<typeof contract.auth.login>>({
    schema: auth.login.body!,
    defaultValues: { userId: me.email, passwd: '', otp: '' },
  });
  const { isSubmitting } = form.formState;
  const { write } = useWrite(contract.auth.login, { onDone: onSignedIn });
  const submit = form.submit(async ({ otp, ...body }) => {
    try {
      await write({ body: { ...body, ...(otp ? { otp } : {}) } });
    } catch (error) {
      if (problemOf(error)?.code === 'OTP_REQUIRED') return setAsksOtp(true);
      if (form.refuse(error) === 'LOGIN_FAILED') form.setFocus('passwd');
    }
  });
  return (
    // A click outside or Escape would leave a page that cannot do anything: it is left by signing in or by signing out.
    <Dialog
      open
      onClose={undefined}
      aria-labelledby={titleId}
      aria-describedby={textId}
      maxWidth="xs"
      fullWidth
    >
      <form noValidate onSubmit={event => void submit(event)} style={{ display: 'contents' }}>
        <DialogTitle id={titleId}>{translate('signInAgain.title')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Typography id={textId} variant="body2" color="text.secondary">
            {translate(asksOtp ? 'signInAgain.otpText' : 'signInAgain.text')}
          </Typography>
          <FormProblem text={form.problem} />
          {asksOtp ? (
            <TextField
              key="otp"
              label={translate('login.otp.code')}
              autoComplete="one-time-code"
              autoFocus
              required
              {...form.field('otp')}
            />
          ) : (
            <>
              <TextField
                label={translate('login.email')}
                value={me.email}
                autoComplete="username"
                slotProps={{ input: { readOnly: true } }}
              />
              <PasswordField
                key="password"
                label={translate('login.password')}
                autoComplete="current-password"
                autoFocus
                required
                {...form.field('passwd')}
              />
              <ProviderSignIn groupId={me.groupId} />
            </>
          )}
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
          <Button color="inherit" onClick={onSignOut} disabled={isSubmitting}>
            {translate('signInAgain.signOut')}
          </Button>
          <Button type="submit" variant="contained" disabled={isSubmitting}>
            {translate(isSubmitting ? 'login.submitting' : 'login.submit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
