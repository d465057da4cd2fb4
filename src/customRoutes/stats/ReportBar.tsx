import { Box, MenuItem, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useTranslate } from 'ra-core';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import { chartUnits } from '../../domain/choices.ts';
import { limits } from '../../domain/limits.ts';
import { PeriodInput } from '../../engine/period/PeriodInput.tsx';
import type { useReportQuery } from './useReportQuery.ts';

interface Props {
  query: ReturnType<typeof useReportQuery>;
  hasUnits?: boolean | undefined;
  hasManager?: boolean | undefined;
}

/** What a report is about: its days, their grouping, and whose students. */
export function ReportBar({
  query: { period, today, unit, managerId, change },
  hasUnits,
  hasManager,
}: Props) {
  const translate = useTranslate();
  const { data } = useApi(contract.managers.choices, {}, { staleTime: 60_000, enabled: hasManager === true });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2 }}>
      {period && today && (
        <PeriodInput
          value={period}
          today={today}
          maxDays={limits.statistics.maxDays}
          onChange={chosen => change({ ...chosen })}
        />
      )}
      {hasUnits && (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={unit}
          aria-label={translate('stats.unit')}
          onChange={(_, name: string | null) => name !== null && change({ unit: name })}
        >
          {chartUnits.map(name => (
            <ToggleButton key={name} value={name} sx={{ px: 1.75, textTransform: 'none' }}>
              {translate(`choices.chartUnit.${name}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      {hasManager && (
        <TextField
          select
          value={data ? (managerId ?? '') : ''}
          onChange={event => change({ managerId: event.target.value || undefined })}
          sx={{ width: 200 }}
          slotProps={{
            select: { displayEmpty: true },
            htmlInput: { 'aria-label': translate('stats.manager') },
          }}
        >
          <MenuItem value="">{translate('stats.everybody')}</MenuItem>
          {data?.content.map(({ customerId, name }) => (
            <MenuItem key={customerId} value={customerId}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Box>
  );
}
