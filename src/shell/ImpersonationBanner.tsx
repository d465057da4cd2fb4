import { Alert, Button } from '@mui/material';
import { Eye } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { memo } from 'react';
import { atBase } from '../runtime.ts';
import { useSession } from '../authProvider/session.ts';
import { contract } from '../contract/index.ts';
import { pathOf } from '../screens.ts';
import { useAcademy } from '../hooks/useAcademy.ts';
import { useWrite } from '../hooks/useWrite.ts';
import { actionBelowOnPhones } from '../ui/actionBelowOnPhones.ts';

/** Shows which academy a super administrator is viewing, or as which manager a user views the console. */
export const ImpersonationBanner = memo(function ImpersonationBanner() {
  const translate = useTranslate();
  const academy = useAcademy();
  const { session } = useSession();
  const managerId = session?.viewingCustomerId;
  const { run, isBusy } = useWrite(managerId ? contract.managers.endViewAs : contract.admin.endViewAs, {
    toastsFailure: true,
    // Nothing that was read while viewing may stay in this window.
    onDone: () =>
      window.location.assign(atBase(managerId ? pathOf('manager', { id: managerId }) : pathOf('admin'))),
  });
  return (
    <Alert
      severity="info"
      role="status"
      icon={<Eye size={18} aria-hidden />}
      sx={{ mb: 2, ...actionBelowOnPhones }}
      action={
        <Button color="inherit" size="small" onClick={() => void run({})} disabled={isBusy}>
          {translate('admin.viewAs.end')}
        </Button>
      }
    >
      {managerId
        ? translate('accounts.viewAs.viewing', { name: session.viewingName })
        : translate('admin.viewAs.viewing', { name: academy?.title ?? '' })}
    </Alert>
  );
});
