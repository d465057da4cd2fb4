import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { FormProblem } from './FormProblem.tsx';

interface Props {
  title: string;
  /** What confirming does. */
  text: ReactNode;
  /** What the button says that confirms; without it there is nothing to confirm, only to close. */
  confirmLabel?: string | undefined;
  /** What the button says that closes the dialog; without it, that it cancels. */
  cancelLabel?: string;
  /** Whether something is lost. The cancel button has the focus then. */
  isDangerous?: boolean;
  /** The change that is confirmed: while it runs the dialog stays open, and it shows why it failed. */
  change?: { isBusy: boolean; problemText: string | null };
  /** Whether everything that is asked for has been given. */
  isReady?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** What is asked for, or shown, below the text. */
  children?: ReactNode;
}

/**
 * Asks before something is done. A click in it is none on what it was opened from.
 *
 * @example {isAsking && <ConfirmDialog title={…} text={…} confirmLabel={…} isDangerous change={remove}
 *            onConfirm={() => void remove.run({ params: { id } })} onClose={() => setAsking(false)} />}
 */
export function ConfirmDialog({
  title,
  text,
  confirmLabel,
  cancelLabel,
  isDangerous = false,
  change = { isBusy: false, problemText: null },
  isReady = true,
  onConfirm,
  onClose,
  children,
}: Props) {
  const translate = useTranslate();
  const titleId = useId();
  const textId = useId();
  const confirm = useRef<HTMLButtonElement>(null);
  const { isBusy, problemText } = change;
  const wasBusy = useRef(false);
  // The button loses the focus while it is disabled: it gets it back when the change has failed.
  useEffect(() => {
    if (wasBusy.current && !isBusy) confirm.current?.focus();
    wasBusy.current = isBusy;
  }, [isBusy]);
  return (
    <Dialog
      open
      onClose={isBusy ? undefined : onClose}
      onClick={event => event.stopPropagation()}
      aria-labelledby={titleId}
      aria-describedby={textId}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography id={textId} component="div" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
        {children}
        <FormProblem text={problemText} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={isBusy} autoFocus={isDangerous && !children} onClick={onClose}>
          {cancelLabel ?? translate('app.cancel')}
        </Button>
        {confirmLabel !== undefined && (
          <Button
            ref={confirm}
            variant="contained"
            color={isDangerous ? 'error' : 'primary'}
            disabled={isBusy || !isReady}
            autoFocus={!isDangerous && !children}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
