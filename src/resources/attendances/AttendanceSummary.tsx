import { Alert } from '@mui/material';
import { useListFilterContext, useTranslate } from 'ra-core';
import isEqual from 'lodash/isEqual';
import { useStudyToday } from '../../clock/useStudyToday.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import { formatRate } from '../../engine/displays/formats.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';
import { useChangeFilters } from '../../engine/list/turns/useChangeFilters.ts';
import { useDayNotes } from '../../hooks/useDayNotes.ts';
import { SummaryCards } from '../../ui/SummaryCards.tsx';
import { todayCountCall } from './todayCountCall.ts';

const freshMs = 30_000;

/** The filters that show whom a card counts. */
const shown = {
  present: { status: ['PRESENT'], mark: undefined },
  late: { status: undefined, mark: ['L'] },
  leftEarly: { status: undefined, mark: ['V'] },
  absent: { status: ['ABSENT'], mark: ['U'] },
  excused: { status: undefined, mark: ['E'] },
};

/** Today's counts and rate; each count leads to the students that it counts. */
export function AttendanceSummary() {
  const translate = useTranslate();
  const place = useFormatContext();
  const today = useStudyToday();
  const { filterValues } = useListFilterContext();
  const changeFilters = useChangeFilters();
  const { managerId } = filterValues as { managerId?: string };
  const { call, input } = todayCountCall(managerId);
  const { data, isError } = useApi(call, input, { refetchInterval: freshMs });
  const card = (key: keyof typeof shown, value: number | undefined) => {
    const { status, mark } = shown[key];
    const isActive = isEqual(filterValues.status, status) && isEqual(filterValues.mark, mark);
    return {
      key,
      label: translate(`attendance.${key}`),
      value,
      isActive,
      onClick: () =>
        changeFilters(values => ({
          ...values,
          ...(isActive ? { status: undefined, mark: undefined } : shown[key]),
        })),
    };
  };
  const off = useDayNotes(today === undefined ? null : { since: today, until: today }).filter(
    ({ kind }) => kind === 'HOLIDAY',
  );
  return (
    <>
      {off.length > 0 && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate('dayNotes.todayOff', { names: off.map(({ text }) => text).join(', ') })}
        </Alert>
      )}
      <SummaryCards
        label={translate('screens.attendanceStatus')}
        failed={isError}
        cards={[
          { key: 'total', label: translate('attendance.total'), value: data?.totalCount },
          card('present', data?.presentCount),
          card('late', data?.lateCount),
          card('leftEarly', data?.leftEarlyCount),
          card('absent', data?.absentCount),
          card('excused', data?.excusedCount),
          {
            key: 'rate',
            label: translate('attendance.rate'),
            value: data && formatRate(data.rate, place),
            // On a line of its own whatever the rate is, and from the beginning: 0% would have space for it next to it.
            isNoteBelow: true,
            note: data
              ? translate('attendance.ratePeople', { present: data.presentCount, total: data.totalCount })
              : '\u00a0',
          },
        ]}
      />
    </>
  );
}
