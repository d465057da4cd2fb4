import { Button } from '@mui/material';
import { ShieldCheck } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { ListScreen } from '../../engine/list/ListScreen.tsx';
import { pathOf } from '../../screens.ts';
import { ActivityAbove } from './ActivityAbove.tsx';
import { activityList } from './activity.ts';

const withUsage = { ...activityList, above: ActivityAbove };

/** `/admin/active` */
export function ActivityPage() {
  const translate = useTranslate();
  return (
    <ListScreen
      screen="adminActive"
      definition={withUsage}
      caption={translate('admin.activity.caption')}
      actions={
        <Button
          component={Link}
          to={pathOf('adminAudit')}
          variant="outlined"
          color="inherit"
          startIcon={<ShieldCheck aria-hidden />}
        >
          {translate('screens.adminAudit')}
        </Button>
      }
    />
  );
}
