import { Alert, Button } from '@mui/material';
import { Eye } from 'lucide-react';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { contract } from '../contract/index.ts';
import { send } from '../dataProvider/http.ts';
import { pathOf } from '../screens.ts';
import { useAcademy } from '../hooks/useAcademy.ts';

/** Says whose academy a super administrator looks into, for as long as they do. */
export function ImpersonationBanner() {
  const translate = useTranslate();
  const notify = useNotify();
  const academy = useAcademy();
  const [isEnding, setEnding] = useState(false);
  const end = async () => {
    setEnding(true);
    try {
      await send(contract.admin.endViewAs, {});
      // Nothing that was read as the academy's may stay in this window.
      window.location.assign(pathOf('admin'));
    } catch {
      setEnding(false);
      notify('errors.UNKNOWN', { type: 'error' });
    }
  };
  return (
    <Alert
      severity="info"
      role="status"
      icon={<Eye size={18} aria-hidden />}
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" size="small" onClick={end} disabled={isEnding}>
          {translate('admin.viewAs.end')}
        </Button>
      }
    >
      {translate('admin.viewAs.viewing', { name: academy?.title ?? '' })}
    </Alert>
  );
}
