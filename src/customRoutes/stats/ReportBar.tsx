import { Alert, Box, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useTranslate } from 'ra-core';
import { chartUnits } from '../../domain/choices.ts';
import { limits } from '../../domain/limits.ts';
import { lengthOf } from '../../domain/period.ts';
import { ComparisonInput } from '../../engine/period/ComparisonInput.tsx';
import { InputPlace } from '../../engine/period/InputPlace.tsx';
import { PeriodInput } from '../../engine/period/PeriodInput.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { ManagerSelect } from '../../resources/accounts/ManagerSelect.tsx';
import type { useReportQuery } from './useReportQuery.ts';

interface Props {
  query: ReturnType<typeof useReportQuery>;
  hasUnits?: true | 'orWhole' | undefined;
  hasManager?: boolean | undefined;
  hasSearch?: boolean | undefined;
}

const whole = 'ALL';
/** Long words break rather than widen the page. */
const unitStyle = {
  px: { xs: 1, sm: 1.25 },
  minWidth: 0,
  textTransform: 'none',
  overflowWrap: 'anywhere',
} as const;

/** As wide as the line leaves: at 1440 all inputs are in one. */
const personStyle = { flex: { xs: '1 1 100%', sm: '1 1 140px' }, maxWidth: { sm: 220 } } as const;

/** A report's query: its days, their grouping, and the manager of the students. */
export function ReportBar({
  query: { period, today, unit, managerId, search, compare, fault, change },
  hasUnits,
  hasManager,
  hasSearch,
}: Props) {
  const translate = useTranslate();
  const { maxDays } = limits.statistics;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: 1.5, sm: 1 }, alignItems: 'center', mb: 2 }}>
      {fault && (
        <Alert severity="warning" sx={{ width: 1 }}>
          {translate(`period.faults.${fault.kind}`, {
            days: maxDays,
            chosen: fault.kind === 'tooLong' ? lengthOf(fault.given) : 0,
          })}{' '}
          {translate('stats.initialPeriod')}
        </Alert>
      )}
      {period && today ? (
        <PeriodInput
          value={period}
          today={today}
          maxDays={maxDays}
          onChange={chosen => change({ ...chosen })}
        />
      ) : (
        <InputPlace width={352} />
      )}
      {period ? (
        <ComparisonInput period={period} value={compare} onChange={next => change({ compare: next })} />
      ) : (
        <InputPlace width={150} />
      )}
      {hasUnits && (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={unit ?? (hasUnits === true ? chartUnits[0] : whole)}
          aria-label={translate('stats.unit')}
          sx={{ maxWidth: 1 }}
          onChange={(_, name: string | null) =>
            name !== null && change({ unit: name === whole ? undefined : name, sort: undefined })
          }
        >
          {hasUnits === 'orWhole' && (
            <ToggleButton value={whole} sx={unitStyle}>
              {translate('stats.whole')}
            </ToggleButton>
          )}
          {chartUnits.map(name => (
            <ToggleButton key={name} value={name} sx={unitStyle}>
              {translate(`choices.chartUnit.${name}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      {hasManager && (
        <Box sx={personStyle}>
          <ManagerSelect
            value={managerId ?? null}
            onChange={next => change({ managerId: next ?? undefined })}
          />
        </Box>
      )}
      {hasSearch && (
        <SearchField
          label={translate('stats.search')}
          value={search}
          onSearch={text => change({ search: text })}
          sx={personStyle}
        />
      )}
    </Box>
  );
}
