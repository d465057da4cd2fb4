import { Button } from '@mui/material';
import { useTranslate } from 'ra-core';

interface Props {
  /** The key of what it does. */
  label: string;
  /** The key of what is shown while that is under way. */
  busyLabel: string;
  isBusy: boolean;
}

/** The button that sends the form of a card. */
export function SubmitButton({ label, busyLabel, isBusy }: Props) {
  const translate = useTranslate();
  return (
    <Button type="submit" variant="contained" size="large" disabled={isBusy}>
      {translate(isBusy ? busyLabel : label)}
    </Button>
  );
}
