import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { KeyRound } from 'lucide-react';
import { useNotify, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { FormProblem } from '../../engine/form/standalone/FormProblem.tsx';
import type { Send } from '../../dataProvider/createRepeatableSend.ts';
import { useWrite } from '../../hooks/useWrite.ts';

interface Props {
  label: string;
  /** The account that is reset. */
  name: string;
  reset: (send: Send) => Promise<unknown>;
}

/** Resets an account's two-factor authentication after a confirmation. */
export function ResetTwoFactorButton({ label, name, reset }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const {
    run,
    isBusy,
    problemText,
    reset: forget,
  } = useWrite((_: void, send) => reset(send), {
    invalidates: 'everything',
    onDone() {
      notify('accounts.resetTwoFactor.done', { type: 'success', messageArgs: { name } });
      setOpen(false);
    },
  });
  const open = () => {
    forget();
    setOpen(true);
  };
  return (
    <>
      <Button variant="outlined" color="inherit" startIcon={<KeyRound aria-hidden />} onClick={open}>
        {label}
      </Button>
      <Dialog
        open={isOpen}
        onClose={isBusy ? undefined : () => setOpen(false)}
        aria-labelledby={titleId}
        maxWidth="xs"
        fullWidth
      >
        <DialogTitle id={titleId}>{translate('accounts.resetTwoFactor.title', { name })}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <FormProblem text={problemText} />
          <Typography color="text.secondary">{translate('accounts.resetTwoFactor.text')}</Typography>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" disabled={isBusy} onClick={() => setOpen(false)}>
            {translate('app.cancel')}
          </Button>
          <Button variant="contained" color="error" disabled={isBusy} onClick={() => void run()}>
            {translate('accounts.resetTwoFactor.confirm')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
