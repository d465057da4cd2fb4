import { Button } from '@mui/material';
import { MailPlus } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { schedulePath, type ScheduledFile } from './schedulePath.ts';
import { useMaySchedule } from './useMaySchedule.ts';

/** Leads to where a screen's file is scheduled to be sent by email. */
export function ScheduleLink(file: ScheduledFile) {
  const translate = useTranslate();
  if (!useMaySchedule()) return null;
  return (
    <Button
      variant="outlined"
      color="inherit"
      component={Link}
      to={schedulePath(file)}
      startIcon={<MailPlus aria-hidden />}
    >
      {translate('exports.byEmail')}
    </Button>
  );
}
