import { Button } from '@mui/material';
import { Grid3x3 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { useSession } from '../authProvider/session.ts';
import { can } from '../domain/permissions.ts';
import { pathOf, screens } from '../screens.ts';

/** Leads to the hours of a room or a student, for users who may see statistics. */
export function HoursLink({ of }: { of: { room: string } | { student: string } }) {
  const translate = useTranslate();
  const { session } = useSession();
  if (!can(session, screens.statsHours.access)) return null;
  return (
    <Button
      component={Link}
      to={pathOf('statsHours', {}, of)}
      variant="outlined"
      color="inherit"
      startIcon={<Grid3x3 aria-hidden />}
    >
      {translate('stats.hours.ownHours')}
    </Button>
  );
}
