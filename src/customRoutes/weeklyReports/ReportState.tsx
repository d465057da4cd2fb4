import { Box, Link, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link as RouterLink } from 'react-router';
import { useSession } from '../../authProvider/session.ts';
import type { WeeklyReport } from '../../domain/entities/weeklyReport.ts';
import { can } from '../../domain/permissions.ts';
import { formatDateTime } from '../../engine/displays/formats.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';
import { pathOf, screens } from '../../screens.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';

/** What became of a report's mail, or what it lacks to be sent. */
export function ReportState({ report }: { report: WeeklyReport }) {
  const translate = useTranslate();
  const place = useFormatContext();
  const { session } = useSession();
  const { state, sentAt, openedAt, failureReason, customerId } = report;
  const isLacking = state === 'NO_GUARDIAN' || state === 'NO_CONSENT';
  const parts = [
    ...(sentAt ? [translate('reports.sentAt', { time: formatDateTime(sentAt, place) })] : []),
    ...(openedAt ? [translate('reports.openedAt', { time: formatDateTime(openedAt, place) })] : []),
    ...(state === 'FAILED' ? [translate('reports.failed', { reason: failureReason ?? '' })] : []),
    ...(isLacking ? [translate(`reports.${state === 'NO_GUARDIAN' ? 'noGuardian' : 'noConsent'}`)] : []),
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <StatusChip kind="reportState" value={state} />
      {parts.length > 0 && (
        <Typography variant="body2" color="text.secondary">
          {parts.join(' · ')}
        </Typography>
      )}
      {isLacking && can(session, screens.student.access) && (
        <Link variant="body2" component={RouterLink} to={pathOf('student', { id: customerId })}>
          {translate('reports.toStudent')}
        </Link>
      )}
    </Box>
  );
}
