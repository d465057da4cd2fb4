import { Box, Button, Typography } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import { contract } from '../../contract/index.ts';
import type { ExportSchedule } from '../../domain/entities/exportSchedule.ts';
import { formatDateTime } from '../../engine/displays/formats.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import { RecipientList } from './RecipientList.tsx';
import { useScheduleText } from './useScheduleText.ts';

const calls = contract.exportSchedules;

interface Props {
  schedule: ExportSchedule;
  onDelete: () => void;
}

/** One scheduled export: what, when, to whom, what became of it, and what can be done. */
export function ScheduleRow({ schedule, onDelete }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const place = useFormatContext();
  const { whenText, filterTexts } = useScheduleText();
  const { scheduleId, screen, format, filters, period, managerName, isPaused, nextAt, createdBy, version } =
    schedule;
  const params = { scheduleId };
  const options = { invalidates: [calls.list], toastsFailure: true } as const;
  const send = useWrite(calls.send, {
    ...options,
    onDone: ({ sentCount }) =>
      sentCount === 0
        ? notify('exports.sentNobody', { type: 'warning' })
        : notify('exports.sentNow', { type: 'success', messageArgs: { smart_count: sentCount } }),
  });
  const update = useWrite(calls.update, options);
  const leave = useWrite(calls.leave, {
    ...options,
    onDone: () => notify('exports.left', { type: 'success' }),
  });
  const title = translate(`screens.${screen}`);
  const isMine = schedule.recipients.some(({ isSelf }) => isSelf);
  const button = (
    key: string,
    onClick: () => void,
    isDisabled: boolean,
    tone: 'inherit' | 'error' = 'inherit',
  ) => (
    <Button
      size="small"
      variant="outlined"
      color={tone}
      disabled={isDisabled}
      onClick={onClick}
      aria-label={`${translate(`exports.${key}`)}: ${title}`}
    >
      {translate(`exports.${key}`)}
    </Button>
  );
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        gap: 1.5,
        p: 2,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Box sx={{ flex: '1 1 320px', minWidth: 0, display: 'grid', gap: 0.75 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography component="h2" sx={{ fontWeight: 600 }}>
            {title}
          </Typography>
          {isPaused && <span className="status-chip notice">{translate('exports.paused')}</span>}
        </Box>
        <Typography variant="body2">
          {[
            whenText(schedule),
            translate(`period.presets.${period}`),
            ...filterTexts(filters, managerName),
            translate(`exporting.formats.${format}`),
          ].join(' · ')}
        </Typography>
        <Typography variant="caption" color="text.secondary">
          {[
            ...(nextAt === null ? [] : [translate('exports.next', { time: formatDateTime(nextAt, place) })]),
            ...(createdBy === null ? [] : [translate('exports.createdBy', { name: createdBy })]),
          ].join(' · ')}
        </Typography>
        <RecipientList schedule={schedule} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {schedule.mayChange && (
          <>
            {button('sendNow', () => void send.run({ params }), send.isBusy)}
            {button(
              isPaused ? 'resume' : 'pause',
              () => void update.run({ params, version, body: { isPaused: !isPaused } }),
              update.isBusy,
            )}
            {button('delete', onDelete, false, 'error')}
          </>
        )}
        {isMine && !schedule.mayChange && button('leave', () => void leave.run({ params }), leave.isBusy)}
      </Box>
    </Box>
  );
}
