import { Button } from '@mui/material';
import { FileText } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { useSession } from '../../authProvider/session.ts';
import { can } from '../../domain/permissions.ts';
import { pathOf, screens } from '../../screens.ts';

/** Leads to a student's own report, which can be handed to their parents. */
export function StudyReportLink({ id }: { id: string }) {
  const translate = useTranslate();
  const { session } = useSession();
  if (!can(session, screens.statsStudent.access)) return null;
  return (
    <Button
      component={Link}
      to={pathOf('statsStudent', {}, { student: id })}
      variant="outlined"
      color="inherit"
      startIcon={<FileText aria-hidden />}
    >
      {translate('stats.studentSheet')}
    </Button>
  );
}
