import {
  Box,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import { contract } from '../../contract/index.ts';
import type { BodyOf } from '../../contract/call.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import { chartUnits, weekdays } from '../../domain/choices.ts';
import { exportScheduleBody } from '../../domain/entities/exportSchedule.ts';
import { limits } from '../../domain/limits.ts';
import {
  exportFrequencies,
  exportPeriods,
  scheduledFormats,
  type ScheduledScreen,
} from '../../domain/scheduledExports.ts';
import { FormDialog } from '../../engine/form/standalone/FormDialog.tsx';
import { useContractForm } from '../../engine/form/standalone/useContractForm.ts';
import { QueryState } from '../../engine/QueryState.tsx';
import { useManagerChoices } from '../../hooks/useManagerChoices.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import { useScheduleText } from './useScheduleText.ts';

const calls = contract.exportSchedules;
type Values = BodyOf<typeof calls.create>;

interface Props {
  screen: ScheduledScreen;
  /** As the address has them. */
  filters: Record<keyof Values['filters'], string | null>;
  onClose: () => void;
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const { min, max } = limits.scheduledExport.monthDay;
const monthDays = Array.from({ length: max }, (_, index) => min + index);
const periodsOf = { DAY: 'yesterday', WEEK: 'lastWeek', MONTH: 'lastMonth' } as const;

/** Schedules that the file of a screen is sent to members of the academy by email. */
export function ScheduleDialog({ screen, filters: given, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const { hourText, filterTexts } = useScheduleText();
  const readers = useApi(calls.readers, { query: { screen } });
  const managers = useManagerChoices(given.managerId !== null);
  const filters: Values['filters'] = {
    ...given,
    unit: chartUnits.find(unit => unit === given.unit) ?? null,
  };
  const form = useContractForm<Values>({
    schema: exportScheduleBody,
    defaultValues: {
      screen,
      format: 'xlsx',
      filters,
      period: 'lastWeek',
      frequency: 'WEEK',
      weekday: 'MON',
      monthDay: 1,
      hour: 9,
      recipientIds: [],
    },
  });
  const create = useWrite(calls.create, {
    invalidates: [calls.list],
    onDone: () => notify('exports.created', { type: 'success' }),
  });
  const [frequency, chosen] = [form.watch('frequency'), form.watch('recipientIds')];
  const problem = form.formState.errors.recipientIds?.message;
  const narrowed = filterTexts(filters, managers?.find(({ id }) => id === given.managerId)?.name ?? null);
  const select = (
    name: 'format' | 'period' | 'frequency' | 'weekday' | 'monthDay' | 'hour',
    options: readonly (readonly [value: string | number, label: string])[],
    onChange?: (value: string) => void,
  ) => (
    <TextField
      select
      label={translate(`exports.${name}`)}
      {...form.field(
        name,
        onChange && { onChange: (event: { target: { value: string } }) => onChange(event.target.value) },
      )}
      value={form.watch(name)}
    >
      {options.map(([value, label]) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
  const toggle = (id: string) =>
    form.setValue(
      'recipientIds',
      chosen.includes(id) ? chosen.filter(each => each !== id) : [...chosen, id],
      { shouldDirty: true, shouldValidate: true },
    );
  return (
    <FormDialog
      title={translate('exports.createTitle', { screen: translate(`screens.${screen}`) })}
      form={form}
      save={body => create.write({ body })}
      place={`export-schedule/${screen}`}
      submitLabel={translate('exports.create')}
      maxWidth="sm"
      onClose={onClose}
    >
      {narrowed.length > 0 && (
        <Typography variant="body2" color="text.secondary">
          {translate('exports.filtered', { filters: narrowed.join(', ') })}
        </Typography>
      )}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, pt: 0.5 }}>
        {select(
          'frequency',
          exportFrequencies.map(each => [each, translate(`exports.frequencies.${each}`)]),
          value => form.setValue('period', periodsOf[value as Values['frequency']]),
        )}
        {frequency === 'WEEK' &&
          select(
            'weekday',
            weekdays.map(each => [each, translate(`choices.weekday.${each}`)]),
          )}
        {frequency === 'MONTH' &&
          select(
            'monthDay',
            monthDays.map(day => [day, translate('exports.day', { day })]),
          )}
        {select(
          'hour',
          hours.map(hour => [hour, hourText(hour)]),
        )}
        {select(
          'period',
          exportPeriods.map(each => [each, translate(`period.presets.${each}`)]),
        )}
        {select(
          'format',
          scheduledFormats.map(each => [each, translate(`exporting.formats.${each}`)]),
        )}
      </Box>
      <FormControl component="fieldset" error={problem !== undefined}>
        <FormLabel component="legend" focused={false} required>
          {translate('exports.recipients')}
        </FormLabel>
        <FormHelperText sx={{ mx: 0 }}>
          {problem === undefined ? translate('exports.recipientsHelp') : translate(String(problem))}
        </FormHelperText>
        <QueryState query={readers}>
          {({ content }) => (
            <Box sx={{ display: 'grid', maxHeight: 240, overflowY: 'auto' }}>
              {content.map(({ customerId, name, email, isSelf }) => (
                <FormControlLabel
                  key={customerId}
                  // Within what scrolls, a margin to the left would cut the box off.
                  sx={{ mx: 0 }}
                  control={
                    <Checkbox
                      size="small"
                      checked={chosen.includes(customerId)}
                      onChange={() => toggle(customerId)}
                    />
                  }
                  label={
                    <>
                      {isSelf ? translate('exports.self', { name }) : name}{' '}
                      <Typography component="span" variant="caption" color="text.secondary">
                        {email}
                      </Typography>
                    </>
                  }
                />
              ))}
            </Box>
          )}
        </QueryState>
      </FormControl>
    </FormDialog>
  );
}
