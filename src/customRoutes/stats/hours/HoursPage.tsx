import { Box, Card, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { contract } from '../../../contract/index.ts';
import { useApi } from '../../../dataProvider/useApi.ts';
import { limits } from '../../../domain/limits.ts';
import { periodParams } from '../../../domain/period.ts';
import { formatPeriod } from '../../../engine/displays/formats.ts';
import { useFormatContext } from '../../../engine/displays/useFormatContext.ts';
import { InputPlace } from '../../../engine/period/InputPlace.tsx';
import { PeriodInput } from '../../../engine/period/PeriodInput.tsx';
import { QueryState } from '../../../engine/QueryState.tsx';
import { useUrlState } from '../../../hooks/useUrlState.ts';
import { ManagerSelect } from '../../../resources/accounts/ManagerSelect.tsx';
import { FileButtons } from '../../../engine/report/FileButtons.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useReportQuery } from '../useReportQuery.ts';
import { figures, hourOfName, hoursIn, kindOf, nameOf } from './figures.ts';
import { HeatMap } from './HeatMap.tsx';
import { HourPanel } from './HourPanel.tsx';
import { HoursSkeleton } from './HoursSkeleton.tsx';
import { HoursExports } from './HoursExports.tsx';
import { SubjectInput } from './SubjectInput.tsx';

/** `/stats/hours`: people and study by weekday and hour, of everyone, a manager's students, a room or a student. */
export function HoursPage() {
  const translate = useTranslate();
  const place = useFormatContext();
  const [params, change] = useUrlState();
  const { period, today, managerId } = useReportQuery();
  const figure = figures.find(name => name === params.get('figure')) ?? figures[0];
  const [roomId, studentId] = [params.get('room') ?? undefined, params.get('student') ?? undefined];
  const query = period && {
    ...periodParams(period, place.timeZone),
    ...(managerId ? { managerId } : {}),
    ...(roomId ? { roomId } : {}),
    ...(studentId ? { studentId } : {}),
  };
  const answer = useApi(
    contract.stats.hours,
    { query: query ?? { since: '', until: '' } },
    { enabled: query !== undefined },
  );
  const { data } = answer;
  const kind = kindOf(figure, data ?? { studentName: null });
  const opened = hourOfName(params.get('hour'));
  const subject =
    roomId !== undefined
      ? { kind: 'room' as const, id: roomId, title: data?.roomName ?? '' }
      : studentId !== undefined
        ? { kind: 'student' as const, id: studentId, title: data?.studentName ?? '' }
        : null;
  const title = translate(`stats.hours.titles.${kind}`);
  const dayCount = data?.days.reduce((sum, day) => sum + day.dayCount, 0) ?? 0;

  return (
    <>
      <PageHeader
        screen="statsHours"
        caption={translate('stats.hours.caption')}
        actions={
          data?.counted && period ? (
            <HoursExports data={data} kind={kind} query={query!} period={period} title={title} />
          ) : (
            answer.error === null && <FileButtons />
          )
        }
      />
      <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2 }}>
        {period && today ? (
          <PeriodInput
            value={period}
            today={today}
            maxDays={limits.statistics.maxDays}
            onChange={chosen => change({ ...chosen })}
          />
        ) : (
          <InputPlace width={352} />
        )}
        <ToggleButtonGroup
          exclusive
          size="small"
          value={figure}
          aria-label={translate('stats.hours.figure')}
          onChange={(_, name: string | null) => name !== null && change({ figure: name })}
        >
          {figures.map(name => (
            <ToggleButton key={name} value={name} sx={{ px: 1.75, textTransform: 'none' }}>
              {translate(`stats.hours.figures.${name}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Box sx={{ width: { xs: 1, sm: 260 } }}>
          <SubjectInput
            key={subject?.id ?? ''}
            value={subject}
            onChange={next =>
              change({
                room: next?.kind === 'room' ? next.id : null,
                student: next?.kind === 'student' ? next.id : null,
              })
            }
          />
        </Box>
        <Box sx={{ width: { xs: 1, sm: 200 } }}>
          <ManagerSelect value={managerId ?? null} onChange={next => change({ managerId: next })} />
        </Box>
      </Box>
      <QueryState query={answer} skeleton={<HoursSkeleton />}>
        {found =>
          found.counted === null ? (
            <EmptyState
              size="part"
              tone="neutral"
              drawing="records"
              title={translate('stats.hours.none.title')}
              text={translate('stats.hours.none.text')}
            />
          ) : (
            <Card component="section" aria-label={title} sx={{ p: { xs: 1.5, sm: 2.5 } }}>
              <Typography variant="h2">
                {[found.roomName ?? found.studentName, title].filter(Boolean).join(' · ')}
              </Typography>
              <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
                {translate('stats.hours.days', {
                  period: formatPeriod(found.counted, place),
                  smart_count: dayCount,
                })}
                {' · '}
                {translate(`stats.hours.units.${kind}`)}
              </Typography>
              <HeatMap
                label={title}
                kind={kind}
                hours={hoursIn(found, kind)}
                onOpen={hour => hour.visitorCount > 0 && change({ hour: nameOf(hour) })}
              />
            </Card>
          )
        }
      </QueryState>
      {opened && query && data?.counted && (
        <HourPanel
          key={nameOf(opened)}
          hour={opened}
          dayCount={data.days.find(({ weekday }) => weekday === opened.weekday)?.dayCount ?? 0}
          query={query}
          onClose={() => change({ hour: null })}
        />
      )}
    </>
  );
}
