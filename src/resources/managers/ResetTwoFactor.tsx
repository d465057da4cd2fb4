import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { KeyRound } from 'lucide-react';
import { useNotify, useRecordContext, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { useMayCall } from '../../authProvider/useMayCall.ts';
import { contract } from '../../contract/index.ts';
import { send } from '../../dataProvider/http.ts';
import type { Manager } from '../../domain/entities/account.ts';
import { FormProblem } from '../../engine/form/plain/FormProblem.tsx';
import { useProblemText } from '../../engine/useProblemText.ts';

const call = contract.managers.resetTwoFactor;

/** For the owner: takes away the second factor of a manager who has lost phone and recovery codes. */
export function ResetTwoFactor() {
  const translate = useTranslate();
  const notify = useNotify();
  const problemText = useProblemText();
  const titleId = useId();
  const mayReset = useMayCall(call);
  const manager = useRecordContext<Manager & { id: string }>()!;
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (!mayReset || manager.authenticatedAt === null || manager.accountStatus === 'DELETED') return null;
  const open = () => {
    setProblem(null);
    setOpen(true);
  };
  const reset = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await send(call, { params: { id: manager.customerId } });
      notify('accounts.resetTwoFactor.done', { type: 'success', messageArgs: { name: manager.name } });
      setOpen(false);
    } catch (error) {
      setProblem(problemText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button variant="outlined" color="inherit" startIcon={<KeyRound aria-hidden />} onClick={open}>
        {translate('accounts.resetTwoFactor.label')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={isBusy ? undefined : () => setOpen(false)}
        aria-labelledby={titleId}
        maxWidth="xs"
        fullWidth
      >
        <DialogTitle id={titleId}>
          {translate('accounts.resetTwoFactor.title', { name: manager.name })}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <FormProblem text={problem} />
          <Typography color="text.secondary">{translate('accounts.resetTwoFactor.text')}</Typography>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" disabled={isBusy} onClick={() => setOpen(false)}>
            {translate('app.cancel')}
          </Button>
          <Button variant="contained" color="error" disabled={isBusy} onClick={() => void reset()}>
            {translate('accounts.resetTwoFactor.confirm')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
