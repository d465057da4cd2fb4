import { Box } from '@mui/material';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useTranslate } from 'ra-core';
import { useLayoutEffect } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../../authProvider/session.ts';
import { mayOpen, pathOf } from '../../screens.ts';
import type { SelectableStudent, Selection } from './Selection.ts';
import { useRowHeight } from '../../ui/useRowHeight.ts';
import { StudentRow } from './StudentRow.tsx';
import { StudentRows } from './StudentRows.ts';
import { useGroupRows, type GroupFilter } from './useGroupStudents.ts';
import { useRowFocus } from './useRowFocus.ts';

const rowHeights = { comfortable: 56, compact: 44 } as const;
const overscan = 6;

interface Props {
  filter: GroupFilter;
  ids: readonly SelectableStudent[];
  selected: Selection;
  onSelect: (selected: Selection) => void;
}

/** All students who match: only those in view are drawn and asked for. */
export function StudentList({ filter, ids, selected, onSelect }: Props) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const rowHeight = useRowHeight(rowHeights);
  const { session } = useSession();
  const mayOpenStudent = mayOpen(session, 'student');
  const focus = useRowFocus({
    ids,
    selected,
    onSelect,
    scrollTo: index => rows.scrollToIndex(index),
    open: id => mayOpenStudent && void navigate(pathOf('student', { id })),
  });
  const rows = useVirtualizer({
    count: ids.length,
    getScrollElement: () => focus.list.current,
    estimateSize: () => rowHeight,
    overscan,
    // The row that Tab leads to, and which may have the focus, stays in the page when it is scrolled out of view.
    rangeExtractor: range =>
      [...new Set([...defaultRangeExtractor(range), focus.active])].toSorted((a, b) => a - b),
  });
  useLayoutEffect(() => rows.measure(), [rows, rowHeight]);
  const shown = rows.getVirtualItems();
  const near = rows.range ? defaultRangeExtractor({ ...rows.range, overscan, count: ids.length }) : [];
  const studentAt = useGroupRows(filter, near[0] ?? 0, near.at(-1) ?? 0);
  const selectedIds = [...selected.keys()];
  return (
    <Box
      ref={focus.list}
      role="grid"
      aria-label={translate('group.students')}
      aria-multiselectable
      aria-rowcount={ids.length}
      onKeyDown={focus.onKeyDown}
      sx={{ height: { xs: '60dvh', md: 'calc(100dvh - 360px)' }, minHeight: 280, overflowY: 'auto' }}
    >
      <StudentRows role="rowgroup" style={{ height: rows.getTotalSize() }}>
        {shown.map(({ index, start }) => {
          const { customerId } = ids[index]!;
          const isSelected = selected.has(customerId);
          return (
            <StudentRow
              key={customerId}
              index={index}
              isActive={index === focus.active}
              student={studentAt(index)}
              isSelected={isSelected}
              isLink={mayOpenStudent}
              onToggle={isRange => focus.toggle(index, isRange)}
              draggedIds={isSelected ? selectedIds : [customerId]}
              style={{ height: rowHeight, transform: `translateY(${start}px)` }}
            />
          );
        })}
      </StudentRows>
    </Box>
  );
}
