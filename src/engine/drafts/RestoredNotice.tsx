import { Alert, Button } from '@mui/material';
import { useTranslate } from 'ra-core';

interface Props {
  /** Whether the record has changed since the draft was typed. */
  isOutdated?: boolean;
  onDiscard: () => void;
  onClose: () => void;
}

/** Says that a draft was put back into the form, and offers to discard it. */
export function RestoredNotice({ isOutdated = false, onDiscard, onClose }: Props) {
  const translate = useTranslate();
  return (
    <Alert
      severity={isOutdated ? 'warning' : 'info'}
      role="status"
      onClose={onClose}
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" size="small" onClick={onDiscard}>
          {translate('drafts.discard')}
        </Button>
      }
    >
      {translate('drafts.restored')} {isOutdated && translate('drafts.outdated')}
    </Alert>
  );
}
