import { Box, TextField, Typography } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import { useMayCall } from '../../authProvider/useMayCall.ts';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import type { AttendanceSettings as Settings } from '../../domain/entities/attendance.ts';
import { limits } from '../../domain/limits.ts';
import { QueryState } from '../../engine/QueryState.tsx';
import { useWrite } from '../../hooks/useWrite.ts';
import { Section } from '../../ui/Section.tsx';

const { attendanceSettings, updateAttendanceSettings } = contract.groups;
const { attendanceGrace } = limits;

/** When students are expected, and by how many minutes they may be late. Applies when a field is left. */
export function AttendanceSettings({ groupId }: { groupId: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const input = { params: { groupId } };
  const query = useApi(attendanceSettings, input);
  const mayChange = useMayCall(updateAttendanceSettings);
  const { run, isBusy, problemText } = useWrite(updateAttendanceSettings, {
    invalidates: 'everything',
    onDone: () => notify('expectedTimes.settings.saved', { type: 'success' }),
  });
  const field = (settings: Settings, name: keyof Settings) => {
    const isTime = name !== 'graceMinutes';
    const shown = isTime ? (settings[name]?.slice(0, 5) ?? '') : String(settings[name]);
    const valueOf = (typed: string) => (isTime ? (typed === '' ? null : `${typed}:00`) : Number(typed));
    return (
      <TextField
        key={`${name} ${shown}`}
        type={isTime ? 'time' : 'number'}
        label={translate(`expectedTimes.settings.${name}`)}
        defaultValue={shown}
        disabled={isBusy || !mayChange}
        onBlur={({ target }) => {
          if (target.value !== shown)
            void run({ ...input, body: { ...settings, [name]: valueOf(target.value) } });
        }}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: isTime ? {} : attendanceGrace }}
        sx={{ width: { xs: '100%', sm: 190 } }}
      />
    );
  };
  return (
    <Section
      title={translate('expectedTimes.settings.title')}
      text={translate('expectedTimes.settings.help')}
    >
      <QueryState query={query}>
        {settings => (
          <>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
              {(['expectedEntryAt', 'expectedLeaveAt', 'graceMinutes'] as const).map(name =>
                field(settings, name),
              )}
            </Box>
            {problemText && (
              <Typography role="alert" variant="body2" color="error">
                {problemText}
              </Typography>
            )}
          </>
        )}
      </QueryState>
    </Section>
  );
}
