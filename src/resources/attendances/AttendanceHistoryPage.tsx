import { Box, Card, MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { recordMarks } from '../../domain/choices.ts';
import { limits } from '../../domain/limits.ts';
import { periodFault, periodPresets } from '../../domain/period.ts';
import { PeriodInput } from '../../engine/period/PeriodInput.tsx';
import { useCountText } from '../../engine/list/useCountText.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { PageSkeleton } from '../../ui/PageSkeleton.tsx';
import { useUrlState, type UrlChanges } from '../../hooks/useUrlState.ts';
import { useStudyToday } from '../../clock/useStudyToday.ts';
import { DayNotesButton } from '../academy/dayNotes/DayNotesButton.tsx';
import { ManagerSelect } from '../accounts/ManagerSelect.tsx';
import { ExcusesLink } from './excuses/ExcusesLink.tsx';
import { DayDialog } from './DayDialog.tsx';
import { Matrix } from './matrix/Matrix.tsx';
import { useFirstRows } from './matrix/useRows.ts';
import { useMatrixSelection } from './matrix/useMatrixSelection.ts';
import { MatrixExport } from './MatrixExport.tsx';
import { useDayStart } from '../../clock/useDayStart.ts';

const MatrixSelectionBar = lazyPart(() => import('./MatrixSelectionBar.tsx'), 'MatrixSelectionBar');

const { maxDays } = limits.attendanceHistory;
const orders = { name: 'name,asc', rate: 'rate,asc' } as const;
type Order = keyof typeof orders;

/** `/attendance/history`: students by days, up to a year of them. */
export function AttendanceHistoryPage() {
  const today = useStudyToday();
  return today === undefined ? <PageSkeleton /> : <Content today={today} />;
}

function Content({ today }: { today: string }) {
  const translate = useTranslate();
  const dayStart = useDayStart();
  const countText = useCountText('students');
  const markLabel = translate('resources.attendances.fields.mark');
  const [params, change] = useUrlState();
  const search = params.get('search') ?? '';
  const [opened, setOpened] = useState<{ userId: string; name: string; date: string } | null>(null);
  const initial = periodPresets.last30Days(today);
  const inAddress = {
    since: params.get('since') ?? initial.since,
    until: params.get('until') ?? initial.until,
  };
  const period = periodFault(inAddress, maxDays) === null ? inAddress : initial;
  const order: Order = params.get('order') === 'rate' ? 'rate' : 'name';
  const managerId = params.get('manager');
  const mark = recordMarks.find(each => each === params.get('mark'));
  const set = (values: UrlChanges) => change(values, { replace: true });
  const query = {
    ...period,
    sort: [orders[order]],
    ...(search.length < limits.searchText.min ? {} : { searchText: search }),
    ...(managerId === null ? {} : { managerId }),
    ...(mark === undefined ? {} : { mark: [mark] }),
  };
  const total = useFirstRows(query).data?.total;

  const selection = useMatrixSelection(query);
  // The dialog of an action outlives its selection.
  const [hadOne, setHadOne] = useState(false);
  if (!hadOne && selection.selected.size > 0) setHadOne(true);

  return (
    <>
      <PageHeader
        screen="attendanceHistory"
        badge={total === undefined ? undefined : translate('list.total', { count: countText(total) })}
        caption={translate('attendance.historyCaption', dayStart)}
        actions={
          <>
            <ExcusesLink />
            <DayNotesButton />
            <MatrixExport query={query} period={period} />
          </>
        }
      />
      <Card component="section">
        <Box
          role="search"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 1.5, borderBottom: 1, borderColor: 'divider' }}
        >
          <PeriodInput
            value={period}
            today={today}
            maxDays={maxDays}
            onChange={chosen => set({ ...chosen })}
          />
          <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 200px' }, maxWidth: { sm: 260 } }}>
            <SearchField
              label={translate('list.search')}
              value={search}
              onSearch={text => set({ search: text })}
            />
          </Box>
          <Box sx={{ flex: { xs: '1 1 130px', sm: '0 0 170px' } }}>
            <ManagerSelect value={managerId} onChange={chosen => set({ manager: chosen })} />
          </Box>
          <Box sx={{ flex: { xs: '1 1 110px', sm: '0 0 150px' } }}>
            <TextField
              select
              fullWidth
              value={mark ?? ''}
              onChange={event => set({ mark: event.target.value || null })}
              slotProps={{
                htmlInput: { 'aria-label': markLabel },
                select: {
                  displayEmpty: true,
                  renderValue: () =>
                    mark
                      ? translate(`choices.attendanceFilter.${mark}`)
                      : `${markLabel} · ${translate('wall.all')}`,
                },
              }}
            >
              <MenuItem value="">{translate('wall.all')}</MenuItem>
              {recordMarks.map(each => (
                <MenuItem key={each} value={each}>
                  {translate(`choices.attendanceFilter.${each}`)}
                </MenuItem>
              ))}
            </TextField>
          </Box>
          <Box sx={{ flex: { xs: '1 1 110px', sm: '0 0 130px' } }}>
            <TextField
              select
              fullWidth
              value={order}
              onChange={event => set({ order: event.target.value })}
              slotProps={{ htmlInput: { 'aria-label': translate('attendance.sort.label') } }}
            >
              {(Object.keys(orders) as Order[]).map(each => (
                <MenuItem key={each} value={each}>
                  {translate(`attendance.sort.${each}`)}
                </MenuItem>
              ))}
            </TextField>
          </Box>
        </Box>
        <Matrix query={query} period={period} today={today} selection={selection} onOpen={setOpened} />
      </Card>
      {hadOne && (
        <Suspense fallback={null}>
          <MatrixSelectionBar query={query} period={period} selection={selection} />
        </Suspense>
      )}
      {opened && <DayDialog {...opened} onClose={() => setOpened(null)} />}
    </>
  );
}
