import { Box } from '@mui/material';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useTranslate } from 'ra-core';
import { useDeferredValue, useEffect, useLayoutEffect, useMemo, type MouseEvent } from 'react';
import type { Period } from '../../../domain/period.ts';
import { datesOf } from '../../../domain/studyDay.ts';
import { useFormatContext } from '../../../engine/displays/useFormatContext.ts';
import { QueryState } from '../../../engine/QueryState.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useDayNotes } from '../../../hooks/useDayNotes.ts';
import { ActiveCounts } from './ActiveCounts.tsx';
import { CellCard } from './CellCard.tsx';
import { Head } from './Head.tsx';
import { Legend } from './Legend.tsx';
import { MatrixRow } from './MatrixRow.tsx';
import { MatrixSkeleton } from './MatrixSkeleton.tsx';
import { PrintedMatrix } from './PrintedMatrix.tsx';
import { matrixStyles, scrolledMatrix } from './styles.ts';
import { useCells } from './useCells.ts';
import type { MatrixSelection } from './useMatrixSelection.ts';
import { useMarkWords } from './useMarkWords.ts';
import { withActive } from './withActive.ts';
import { useSizes } from './useSizes.ts';
import { useFirstRows, useRows, type MatrixQuery } from './useRows.ts';

interface Props {
  query: MatrixQuery;
  period: Period;
  today: string;
  selection: MatrixSelection;
  onOpen: (cell: { userId: string; name: string; date: string }) => void;
}

const overscan = 2;

/** Students by days. Only what is in view is drawn and asked for, both ways. */
export function Matrix({ query, period, today, selection, onOpen }: Props) {
  const translate = useTranslate();
  const place = useFormatContext();
  const { head, column: columnWidth, side, row: rowHeight, isCompact } = useSizes();
  const dates = useMemo(() => datesOf(period.since, period.until), [period.since, period.until]);
  // How many rows there are is known with the first page, which the virtualiser's range decides about in turn.
  const first = useFirstRows(query);
  const count = first.data?.total ?? 0;
  const open = (row: number, column: number) => {
    const record = rowAt(row);
    if (record) onOpen({ userId: record.userId, name: record.name, date: dates[column]! });
  };
  const selectRow = (row: number, isOn?: boolean) => {
    const record = rowAt(row);
    if (record) selection.toggle(record, isOn);
  };
  const selectDays = (from: number, to: number) =>
    selection.setDays({ since: dates[Math.min(from, to)]!, until: dates[Math.max(from, to)]! });
  const cells = useCells(
    { rows: count, columns: dates.length },
    ({ row, column }) => {
      rows.scrollToIndex(row);
      columns.scrollToIndex(column);
    },
    ({ row, column }) => open(row, column),
    {
      select: selectRow,
      selectDays,
      selectAll: () => void selection.selectAll(),
      clear: selection.clear,
    },
  );
  const scroller = () => cells.grid.current;
  const { row: activeRow, column: activeColumn } = cells.active;
  const withRow = useMemo(() => withActive(activeRow), [activeRow]);
  const withColumn = useMemo(() => withActive(activeColumn), [activeColumn]);
  const rows = useVirtualizer({
    count,
    getScrollElement: scroller,
    estimateSize: () => rowHeight,
    overscan,
    scrollMargin: head,
    scrollPaddingStart: head,
    rangeExtractor: withRow,
  });
  useLayoutEffect(() => rows.measure(), [rows, rowHeight]);
  const columns = useVirtualizer({
    horizontal: true,
    count: dates.length,
    getScrollElement: scroller,
    estimateSize: () => columnWidth,
    overscan,
    scrollMargin: side,
    scrollPaddingStart: side,
    rangeExtractor: withColumn,
  });
  useLayoutEffect(() => columns.measure(), [columns, columnWidth]);
  // The latest days are what is looked for first.
  const lastDay = dates.length - 1;
  const isThere = count > 0;
  const { setActive } = cells;
  useEffect(() => {
    if (!isThere) return;
    columns.scrollToIndex(lastDay);
    setActive({ row: 0, column: lastDay });
  }, [columns, setActive, isThere, lastDay, period.since]);
  // Drawn row by row, so that a jump to another place holds nothing up.
  const inView = useDeferredValue(rows.getVirtualItems());
  const days = useDeferredValue(columns.getVirtualItems());
  const { startIndex, endIndex } = rows.range ?? { startIndex: 0, endIndex: 0 };
  const last = Math.min(Math.max(0, count - 1), endIndex + overscan);
  const rowAt = useRows(query, Math.max(0, startIndex - overscan), last);
  const press = ({ target, shiftKey }: MouseEvent) => {
    const rate = (target as HTMLElement).closest<HTMLElement>('[data-row]')?.dataset.row;
    if (rate !== undefined) return setActive({ row: Number(rate), column: activeColumn });
    const cell = (target as HTMLElement).closest<HTMLElement>('[data-cell]')?.dataset.cell;
    if (cell === undefined) return;
    const [row, column] = cell.split('-').map(Number) as [number, number];
    if (shiftKey) {
      for (let each = Math.min(row, activeRow); each <= Math.max(row, activeRow); each++)
        selectRow(each, true);
      return selectDays(activeColumn, column);
    }
    cells.setActive({ row, column });
    open(row, column);
  };
  const words = useMarkWords();
  const notes = useDayNotes(period);
  const activeRecord = rowAt(activeRow);
  const width = side + columns.getTotalSize();

  return (
    <QueryState query={first} skeleton={<MatrixSkeleton />}>
      {data =>
        data.total === 0 ? (
          <EmptyState
            size="part"
            tone="neutral"
            title={translate('attendance.none.title')}
            text={translate('attendance.none.text')}
          />
        ) : (
          <>
            <Box
              ref={cells.grid}
              role="grid"
              aria-label={translate('attendance.matrix')}
              aria-rowcount={count + 1}
              aria-colcount={dates.length + 1}
              aria-multiselectable
              onKeyDown={cells.onKeyDown}
              onClick={press}
              sx={[matrixStyles, scrolledMatrix]}
              data-screen-only
            >
              <div style={{ position: 'relative', width, height: head + rows.getTotalSize() }}>
                <Head
                  dates={dates}
                  notes={notes}
                  days={days}
                  side={side}
                  today={today}
                  place={place}
                  label={translate('resources.attendances.fields.name')}
                  selection={selection}
                  total={count}
                />
                {inView.map(({ index, start }) => (
                  <MatrixRow
                    key={index}
                    index={index}
                    top={start}
                    width={width}
                    height={rowHeight}
                    isCompact={isCompact}
                    side={side}
                    record={rowAt(index)}
                    days={days}
                    activeColumn={activeRow === index ? activeColumn : null}
                    today={dates.indexOf(today)}
                    words={words}
                    isSelected={selection.selected.has(rowAt(index)?.userId ?? '')}
                    firstSelected={dates.indexOf(selection.days?.since ?? '')}
                    lastSelected={dates.indexOf(selection.days?.until ?? '')}
                    onSelect={selection.toggle}
                  />
                ))}
              </div>
            </Box>
            <CellCard grid={cells.grid} recordAt={rowAt} dates={dates} notes={notes} place={place} />
            <PrintedMatrix query={query} dates={dates} notes={notes} total={count} place={place} />
            {activeRecord && <ActiveCounts record={activeRecord} />}
            <Legend notes={notes} />
          </>
        )
      }
    </QueryState>
  );
}
