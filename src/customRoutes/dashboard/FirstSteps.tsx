import { Box, Button, Link, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { useStore, useTranslate } from 'ra-core';
import { Link as RouterLink } from 'react-router';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import type { FirstStep } from '../../domain/firstSteps.ts';
import { pathOf, type ScreenName } from '../../screens.ts';
import { Card } from './Card.tsx';

/** Where each step is done. */
const places = {
  LOGO: 'groupInfo',
  SETTINGS: 'groupSettings',
  MANAGERS: 'managerAdd',
  STUDENTS: 'studentAdd',
  ROOM: 'roomStatus',
} as const satisfies Record<FirstStep, ScreenName>;

/** With these an academy is running, whatever else it does without. */
const running: readonly FirstStep[] = ['MANAGERS', 'STUDENTS', 'ROOM'];

/** Where the store has that they were hidden. */
export const firstStepsHidden = 'dashboard.firstStepsHidden';

/** What a new academy sets up first, for its owner, until it is running or the owner hides it. */
export function FirstSteps() {
  const translate = useTranslate();
  const t = (key: string, values?: object) => translate(`dashboard.firstSteps.${key}`, values);
  const [isHidden, setHidden] = useStore(firstStepsHidden, false);
  const steps = useApi(contract.groups.firstSteps, {}, { enabled: !isHidden }).data?.steps;
  const isDone = (wanted: FirstStep) => steps?.some(({ step, isDone }) => step === wanted && isDone);
  if (isHidden || steps === undefined || running.every(isDone)) return null;
  const done = steps.filter(step => step.isDone).length;
  return (
    <Box sx={{ mb: 2 }}>
      <Card
        title={t('title')}
        action={
          <Button size="small" color="inherit" onClick={() => setHidden(true)} sx={{ mr: -1 }}>
            {t('hide')}
          </Button>
        }
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 2 }}>
          <Box
            aria-hidden
            sx={{ width: 160, height: 4, borderRadius: 1, backgroundColor: 'divider', overflow: 'hidden' }}
          >
            <Box
              sx={{ width: `${(100 * done) / steps.length}%`, height: 1, backgroundColor: 'primary.main' }}
            />
          </Box>
          <Typography variant="body2" color="text.secondary">
            {t('progress', { done, count: steps.length })}
          </Typography>
        </Box>
        <Box
          component="ol"
          sx={{
            m: 0,
            p: 0,
            listStyle: 'none',
            display: 'grid',
            gap: 2,
            gridTemplateColumns: {
              xs: '1fr',
              sm: 'repeat(2, minmax(0, 1fr))',
              lg: 'repeat(5, minmax(0, 1fr))',
            },
          }}
        >
          {steps.map(({ step, isDone }) => (
            <Box component="li" key={step} sx={{ display: 'flex', gap: 1, minWidth: 0 }}>
              <Box
                aria-hidden
                sx={theme => ({ mt: 0.25, color: isDone ? theme.palette.tones.positive : 'text.secondary' })}
              >
                {isDone ? <CircleCheck size={18} /> : <CircleDashed size={18} />}
              </Box>
              <Box sx={{ minWidth: 0 }}>
                <Link
                  component={RouterLink}
                  to={pathOf(places[step])}
                  color={isDone ? 'text.secondary' : 'primary'}
                  sx={{ fontWeight: 600 }}
                >
                  {t(`${step}.name`)}
                </Link>
                {isDone && <Box sx={visuallyHidden}>{t('done')}</Box>}
                <Typography variant="body2" color="text.secondary">
                  {t(`${step}.text`)}
                </Typography>
              </Box>
            </Box>
          ))}
        </Box>
      </Card>
    </Box>
  );
}
