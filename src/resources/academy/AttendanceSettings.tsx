import { TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useMayCall } from '../../authProvider/useMayCall.ts';
import { contract } from '../../contract/index.ts';
import { apiKey } from '../../dataProvider/apiKey.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import {
  attendanceSettings as schema,
  type AttendanceSettings as Settings,
} from '../../domain/entities/expectedTimes.ts';
import { limits } from '../../domain/limits.ts';
import { useContractForm } from '../../engine/form/standalone/useContractForm.ts';
import { usePageForm } from '../../engine/form/standalone/usePageForm.tsx';
import { QueryState } from '../../engine/QueryState.tsx';
import { useWrite } from '../../hooks/useWrite.ts';
import { Section } from '../../ui/Section.tsx';
import { WeekFields } from '../attendances/times/WeekFields.tsx';
import { SettingsForm } from './SettingsForm.tsx';

const { attendanceSettings, updateAttendanceSettings } = contract.groups;

/** When students are expected on each weekday, and by how many minutes they may be late. */
export function AttendanceSettings({ groupId }: { groupId: string }) {
  const translate = useTranslate();
  const query = useApi(attendanceSettings, { params: { groupId } });
  return (
    <Section
      title={translate('expectedTimes.settings.title')}
      text={translate('expectedTimes.settings.help')}
    >
      <QueryState query={query}>
        {settings => <Fields key={JSON.stringify(settings)} groupId={groupId} settings={settings} />}
      </QueryState>
    </Section>
  );
}

function Fields({ groupId, settings }: { groupId: string; settings: Settings }) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const input = { params: { groupId } };
  const mayChange = useMayCall(updateAttendanceSettings);
  const { write, isBusy } = useWrite(updateAttendanceSettings, {
    invalidates: 'everything',
    onDone: () => notify('expectedTimes.settings.saved', { type: 'success' }),
  });
  const form = useContractForm<Settings>({ schema, defaultValues: settings });
  const pageForm = usePageForm(form, {
    place: `attendance-settings ${groupId}`,
    async save(body) {
      const saved = await write({ ...input, body });
      form.reset(body);
      client.setQueryData(apiKey(attendanceSettings, input), saved);
    },
  });
  return (
    <SettingsForm form={form} pageForm={pageForm} isBusy={isBusy} mayChange={mayChange}>
      <WeekFields
        value={form.watch('expectedWeek')}
        isDisabled={!mayChange}
        onChange={week => form.setValue('expectedWeek', week, { shouldDirty: true })}
      />
      <TextField
        type="number"
        label={translate('expectedTimes.settings.graceMinutes')}
        {...form.field('graceMinutes', { valueAsNumber: true })}
        disabled={!mayChange}
        slotProps={{ htmlInput: limits.attendanceGrace }}
        sx={{ width: { xs: '100%', sm: 190 } }}
      />
      <Typography variant="caption" color="text.secondary">
        {translate('expectedTimes.empty')}
      </Typography>
    </SettingsForm>
  );
}
