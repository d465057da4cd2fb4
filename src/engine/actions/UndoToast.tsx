import { Box, Button, SnackbarContent } from '@mui/material';
import { useCloseNotification, useTranslate } from 'ra-core';
import { forwardRef, useEffect } from 'react';
import { undoToasts } from '../../hooks/undoToasts.ts';

/** A toast with a button that undoes the action it reports. */
export const UndoToast = forwardRef<HTMLDivElement, { text: string; onUndo: () => void }>(function UndoToast(
  { text, onUndo },
  ref,
) {
  const translate = useTranslate();
  const close = useCloseNotification();
  useEffect(() => {
    undoToasts.count++;
    return () => void undoToasts.count--;
  }, []);
  return (
    <SnackbarContent
      ref={ref}
      message={<Box>{text}</Box>}
      action={
        <Button
          size="small"
          color="inherit"
          sx={{ fontWeight: 650 }}
          onClick={() => {
            close();
            onUndo();
          }}
        >
          {translate('actions.undo')}
        </Button>
      }
    />
  );
});
