import { Box, Button, DialogActions, DialogContent, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { AnswerOf } from '../../contract/call.ts';
import { contract } from '../../contract/index.ts';
import { session } from '../../contract/session.ts';
import { CodeField } from '../../engine/form/standalone/CodeField.tsx';
import { FormProblem } from '../../ui/FormProblem.tsx';
import { useContractForm } from '../../engine/form/standalone/useContractForm.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import { QrCode } from '../../ui/QrCode.tsx';

interface Props {
  secret: AnswerOf<typeof contract.session.startTwoFactor>;
  onConfirmed: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

/** The secret for an authenticator app, to be scanned or typed, and the app's first code. */
export function ScanApp({ secret: { secret, uri }, onConfirmed, onCancel }: Props) {
  const translate = useTranslate();
  const form = useContractForm<{ otp: string }>({
    schema: session.confirmTwoFactor.body!,
    defaultValues: { otp: '' },
  });
  const { write } = useWrite(contract.session.confirmTwoFactor, {
    onDone: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
  });
  const confirm = form.submit(body => write({ body }));
  return (
    <Box component="form" noValidate onSubmit={confirm}>
      <DialogContent>
        <Box sx={{ display: 'grid', gap: 2, justifyItems: 'center' }}>
          <Typography variant="body2" color="text.secondary">
            {translate('myProfile.twoFactor.scan')}
          </Typography>
          <QrCode text={uri} label={translate('myProfile.twoFactor.qr')} />
          <Box sx={{ textAlign: 'center' }}>
            <Typography variant="caption" color="text.secondary">
              {translate('myProfile.twoFactor.secret')}
            </Typography>
            <Typography
              component="p"
              sx={{
                fontFamily: 'monospace',
                fontSize: '0.875rem',
                wordBreak: 'break-all',
                userSelect: 'all',
              }}
            >
              {secret.match(/.{1,4}/g)?.join(' ')}
            </Typography>
          </Box>
          <FormProblem text={form.problem} />
          <CodeField label={translate('login.otp.code')} autoFocus required {...form.field('otp')} />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onCancel}>
          {translate('app.cancel')}
        </Button>
        <Button type="submit" variant="contained" disabled={form.formState.isSubmitting}>
          {translate('app.confirm')}
        </Button>
      </DialogActions>
    </Box>
  );
}
