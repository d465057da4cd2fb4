import { Alert, Box, Button, LinearProgress } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link, useLocation } from 'react-router';
import { sendingJobs, type SendingJob } from '../hooks/sendingJobs.ts';
import { screenAt } from '../screens.ts';

const severities = { RUNNING: 'info', DONE: 'success', FAILED: 'warning' } as const;

/** How far rows are that are being sent while another screen is shown, and the way back to them and their result. */
export function SendingBar({ job }: { job: SendingJob }) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const { screen, path, state, totalCount: total, sentCount: sent, doneCount, refusedCount } = job;
  // The screen itself shows more.
  if (screenAt(pathname) === screen) return null;
  const t = (key: string, values?: object | number) => translate(`grid.background.${key}`, values);
  const isRunning = state === 'RUNNING';
  const text = {
    RUNNING: t('running', { sent, total }),
    DONE: t('done', doneCount),
    FAILED: t('failed', { sent, total }),
  }[state];
  return (
    <Alert
      severity={severities[state]}
      // The progress would be read out at every piece.
      role={isRunning ? 'group' : 'status'}
      aria-label={isRunning ? text : undefined}
      closeText={translate('app.close')}
      onClose={isRunning ? undefined : () => sendingJobs.put({ ...job, isClosed: true })}
      sx={{ mb: 2, alignItems: 'center', '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
        <Box sx={{ flex: '1 1 260px' }}>
          {text} {state === 'DONE' && refusedCount > 0 && t('refused', refusedCount)}
          {isRunning && t('keepOpen')}
          {isRunning && (
            <LinearProgress
              variant="determinate"
              value={total === 0 ? 0 : (100 * sent) / total}
              aria-label={text}
              sx={{ mt: 0.75, borderRadius: 1 }}
            />
          )}
        </Box>
        <Button size="small" color="inherit" component={Link} to={path} sx={{ fontWeight: 650 }}>
          {t(isRunning ? 'open' : 'result')}
        </Button>
      </Box>
    </Alert>
  );
}
