import { Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useCountdown } from '../../clock/useCountdown.ts';

interface Props {
  /** By this browser's clock, in milliseconds. */
  availableAt: number | null;
  isBusy: boolean;
  onClick: () => void;
  label: string;
}

/** Sends something again, and says for how long it cannot be yet. */
export function ResendButton({ availableAt, isBusy, onClick, label }: Props) {
  const translate = useTranslate();
  const time = useCountdown(availableAt);
  return (
    <Button
      variant="outlined"
      color="inherit"
      size="large"
      disabled={isBusy || time > 0}
      onClick={onClick}
      sx={{ fontVariantNumeric: 'tabular-nums' }}
    >
      {time > 0 ? translate('door.resendIn', { time }) : label}
    </Button>
  );
}
