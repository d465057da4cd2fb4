import { visuallyHidden } from '@mui/utils';
import type { VirtualItem } from '@tanstack/react-virtual';
import { useTranslate } from 'ra-core';
import { memo } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../../authProvider/session.ts';
import type { AttendanceExtra, AttendanceMark } from '../../../domain/choices.ts';
import type { AttendanceReport } from '../../../domain/entities/attendance.ts';
import { pathOfStudent } from '../../../screens.ts';
import { useCountsText } from './useCountsText.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';

interface Props {
  index: number;
  top: number;
  width: number;
  height: number;
  isCompact: boolean;
  side: number;
  /** Undefined until it has come. */
  record: AttendanceReport | undefined;
  days: readonly VirtualItem[];
  activeColumn: number | null;
  /** The running day's column. */
  today: number;
  words: Record<AttendanceMark | AttendanceExtra, string>;
  isSelected: boolean;
  /** The selected days' columns; -1 where none are. */
  firstSelected: number;
  lastSelected: number;
  onSelect: (record: AttendanceReport) => void;
}

/** A student's days. Plain elements with class names, for there are many of them. */
export const MatrixRow = memo(function MatrixRow({
  index,
  top,
  width,
  height,
  isCompact,
  side,
  record,
  days,
  activeColumn,
  today,
  words,
  isSelected,
  firstSelected,
  lastSelected,
  onSelect,
}: Props) {
  const translate = useTranslate();
  const { session } = useSession();
  const countsOf = useCountsText();
  return (
    <div
      className={`row${isSelected ? ' selected' : ''}${isCompact ? ' compact' : ''}`}
      role="row"
      aria-selected={isSelected}
      aria-rowindex={index + 2}
      style={{ transform: `translateY(${top}px)`, top: 0, width, height }}
    >
      <div className="side" role="rowheader" aria-colindex={1} style={{ width: side }} title={record?.email}>
        {record && (
          // From the keyboard a row is selected in any of its cells.
          <input
            type="checkbox"
            tabIndex={-1}
            aria-label={translate('list.selectRow', { name: record.name })}
            checked={isSelected}
            onChange={() => onSelect(record)}
          />
        )}
        {record ? <Name record={record} path={pathOfStudent(session, record)} /> : <Skeleton width="60%" />}
        {record && (
          <span className="rate" title={countsOf(record)} data-row={index}>
            {Math.round(record.rate * 100)}%<span style={visuallyHidden}>{countsOf(record)}</span>
          </span>
        )}
      </div>
      {days.map(({ index: column, start }) => {
        const mark = record?.days[column] as AttendanceMark | undefined;
        const extra = record?.marks[column] as AttendanceExtra | '-' | undefined;
        const shown = extra === undefined || extra === '-' ? mark : extra;
        return (
          <div
            key={column}
            role="gridcell"
            aria-colindex={column + 2}
            aria-label={words[shown ?? '-']}
            data-cell={`${index}-${column}`}
            tabIndex={column === activeColumn ? 0 : -1}
            className={`cell${shown === undefined ? '' : ` ${shown === '-' ? 'none' : shown}`}${column === today ? ' today' : ''}${isSelected && firstSelected <= column && column <= lastSelected ? ' picked' : ''}`}
            style={{ left: start }}
          />
        );
      })}
    </div>
  );
});

function Name({ record, path }: { record: AttendanceReport; path: string | null }) {
  return path === null ? (
    <span className="name">
      {record.name}
      <small>{record.email}</small>
    </span>
  ) : (
    <Link className="name" to={path}>
      {record.name}
      <small>{record.email}</small>
    </Link>
  );
}
