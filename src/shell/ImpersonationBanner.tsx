import { Alert, Button } from '@mui/material';
import { Eye } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { contract } from '../contract/index.ts';
import { pathOf } from '../screens.ts';
import { useAcademy } from '../hooks/useAcademy.ts';
import { useWrite } from '../hooks/useWrite.ts';

/** Shows which academy a super administrator is viewing. */
export function ImpersonationBanner() {
  const translate = useTranslate();
  const academy = useAcademy();
  const { run, isBusy } = useWrite(contract.admin.endViewAs, {
    toastsFailure: true,
    // Nothing that was read as the academy's may stay in this window.
    onDone: () => window.location.assign(pathOf('admin')),
  });
  return (
    <Alert
      severity="info"
      role="status"
      icon={<Eye size={18} aria-hidden />}
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" size="small" onClick={() => void run({})} disabled={isBusy}>
          {translate('admin.viewAs.end')}
        </Button>
      }
    >
      {translate('admin.viewAs.viewing', { name: academy?.title ?? '' })}
    </Alert>
  );
}
