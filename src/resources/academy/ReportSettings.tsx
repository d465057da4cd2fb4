import { Box, FormControlLabel, Link, MenuItem, Switch, TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import type { Path } from 'react-hook-form';
import { Link as RouterLink } from 'react-router';
import { useMayCall } from '../../authProvider/useMayCall.ts';
import { contract } from '../../contract/index.ts';
import { apiKey } from '../../dataProvider/apiKey.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import { weekdays } from '../../domain/choices.ts';
import { reportSettingsBody, type ReportSettings as Settings } from '../../domain/entities/weeklyReport.ts';
import { limits } from '../../domain/limits.ts';
import { useContractForm } from '../../engine/form/standalone/useContractForm.ts';
import { usePageForm } from '../../engine/form/standalone/usePageForm.tsx';
import { QueryState } from '../../engine/QueryState.tsx';
import { useWrite } from '../../hooks/useWrite.ts';
import { pathOf } from '../../screens.ts';
import { Section } from '../../ui/Section.tsx';
import { SettingsForm } from './SettingsForm.tsx';

type Values = Omit<Settings, 'version'>;

const { settings, updateSettings } = contract.weeklyReports;
const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** What weekly reports show, and when they are sent to guardians by themselves. */
export function ReportSettings({ groupId }: { groupId: string }) {
  const translate = useTranslate();
  const query = useApi(settings, { params: { groupId } });
  return (
    <Section title={translate('reports.settings.title')}>
      <QueryState query={query}>
        {({ version, ...values }) => (
          <Fields key={version} groupId={groupId} version={version} values={values} />
        )}
      </QueryState>
      <Link component={RouterLink} to={pathOf('scheduledExports')} variant="body2" sx={{ mt: 2 }}>
        {translate('exports.toList')}
      </Link>
    </Section>
  );
}

interface Props {
  groupId: string;
  version: number;
  values: Values;
}

function Fields({ groupId, version, values }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const input = { params: { groupId } };
  const mayChange = useMayCall(updateSettings);
  const { write, isBusy } = useWrite(updateSettings, {
    onDone: () => notify('reports.settings.saved', { type: 'success' }),
  });
  const form = useContractForm<Values>({ schema: reportSettingsBody, defaultValues: values });
  const pageForm = usePageForm(form, {
    place: `report-settings ${groupId}`,
    version,
    async save(body, base) {
      const saved = await write({ ...input, version: base, body });
      form.reset(body);
      client.setQueryData(apiKey(settings, input), saved);
    },
  });
  const label = (source: keyof Values) => translate(`reports.settings.${source}`);
  const toggle = (source: Path<Values> & ('isScheduled' | 'skipsEmpty' | 'showsRank')) => (
    <FormControlLabel
      disabled={!mayChange}
      labelPlacement="start"
      sx={{ justifyContent: 'space-between', mx: 0 }}
      control={
        <Switch
          checked={form.watch(source)}
          onChange={(_, isOn) => form.setValue(source, isOn, { shouldDirty: true })}
          slotProps={{ input: { role: 'switch' } }}
        />
      }
      label={label(source)}
    />
  );
  return (
    <SettingsForm form={form} pageForm={pageForm} isBusy={isBusy} mayChange={mayChange}>
      <Typography variant="body2" color="text.secondary">
        {translate('reports.settings.help')}
      </Typography>
      {toggle('isScheduled')}
      {form.watch('isScheduled') && (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <TextField
              select
              label={label('weekday')}
              {...form.field('weekday')}
              value={form.watch('weekday')}
              disabled={!mayChange}
              sx={{ width: { xs: '100%', sm: 180 } }}
            >
              {weekdays.map(day => (
                <MenuItem key={day} value={day}>
                  {translate(`choices.weekday.${day}`)}
                </MenuItem>
              ))}
            </TextField>
            <TextField
              select
              label={label('hour')}
              {...form.field('hour')}
              value={form.watch('hour')}
              disabled={!mayChange}
              sx={{ width: { xs: '100%', sm: 140 } }}
            >
              {hours.map(hour => (
                <MenuItem key={hour} value={hour}>
                  {String(hour).padStart(2, '0')}:00
                </MenuItem>
              ))}
            </TextField>
          </Box>
          {toggle('skipsEmpty')}
        </>
      )}
      {toggle('showsRank')}
      <TextField
        type="number"
        label={label('linkDays')}
        {...form.field('linkDays', { valueAsNumber: true })}
        disabled={!mayChange}
        sx={{ width: { xs: '100%', sm: 220 } }}
        slotProps={{ htmlInput: limits.weeklyReport.linkDays }}
      />
    </SettingsForm>
  );
}
