import { useTranslate } from 'ra-core';
import type { VirtualItem } from '@tanstack/react-virtual';
import type { DayNote } from '../../../domain/entities/dayNote.ts';
import { useDayNoteText } from '../../../hooks/useDayNoteText.ts';
import type { FormatContext } from '../../../engine/displays/formats.ts';
import { useCountText } from '../../../engine/list/useCountText.ts';
import type { MatrixSelection } from './useMatrixSelection.ts';

interface Props {
  dates: readonly string[];
  /** Holidays, exam days and notes of the period. */
  notes: readonly DayNote[];
  days: readonly VirtualItem[];
  side: number;
  today: string;
  place: FormatContext;
  label: string;
  selection: MatrixSelection;
  /** How many students are found. */
  total: number;
}

/** The days of the matrix, which stay in view; a month is named where it begins. */
export function Head({ dates, notes, days, side, today, place, label, selection, total }: Props) {
  const translate = useTranslate();
  const countText = useCountText('students');
  const { size } = selection.selected;
  const weekday = new Intl.DateTimeFormat(place.locale, { weekday: 'narrow', timeZone: 'UTC' });
  const textOf = useDayNoteText();
  const month = new Intl.DateTimeFormat(place.locale, { month: 'short', timeZone: 'UTC' });
  return (
    <div className="head" role="row" aria-rowindex={1}>
      <div className="side" role="columnheader" aria-colindex={1} style={{ width: side }}>
        <input
          type="checkbox"
          aria-label={translate('list.selectAll', { count: countText(total) })}
          checked={size > 0 && size >= total}
          ref={box => {
            if (box) box.indeterminate = size > 0 && size < total;
          }}
          disabled={selection.isLoading}
          onChange={() => (size > 0 ? selection.clear() : void selection.selectAll())}
        />
        {label}
      </div>
      {days.map(({ index, start }) => {
        const date = dates[index];
        // What is drawn may be of the period that was chosen before.
        if (date === undefined) return null;
        const at = new Date(`${date}T00:00:00Z`);
        const own = notes.filter(({ since, until }) => since <= date && date <= until);
        const said = own.map(textOf).join(', ');
        const isSunday = at.getUTCDay() === 0;
        return (
          <div
            key={date}
            role="columnheader"
            aria-colindex={index + 2}
            aria-label={[date, said].filter(Boolean).join(', ')}
            title={said || undefined}
            className={`day${isSunday ? ' sunday' : ''}${date === today ? ' today' : ''}${own.some(({ kind }) => kind === 'HOLIDAY') ? ' off' : ''}`}
            style={{ left: start }}
          >
            {(index === 0 || date.endsWith('-01')) && <span className="month">{month.format(at)}</span>}
            {own.length > 0 && (
              <span className="notes" aria-hidden>
                {[...new Set(own.map(({ kind }) => kind))].map(kind => (
                  <i key={kind} className={kind} />
                ))}
              </span>
            )}
            <span>{weekday.format(at)}</span>
            <b>{at.getUTCDate()}</b>
          </div>
        );
      })}
    </div>
  );
}
