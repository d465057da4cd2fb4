import type { VirtualItem } from '@tanstack/react-virtual';
import type { FormatContext } from '../../../engine/displays/formats.ts';

interface Props {
  dates: readonly string[];
  days: readonly VirtualItem[];
  side: number;
  today: string;
  place: FormatContext;
  label: string;
}

/** The days of the matrix, which stay in view; a month is named where it begins. */
export function Head({ dates, days, side, today, place, label }: Props) {
  const weekday = new Intl.DateTimeFormat(place.locale, { weekday: 'narrow', timeZone: 'UTC' });
  const month = new Intl.DateTimeFormat(place.locale, { month: 'short', timeZone: 'UTC' });
  return (
    <div className="head" role="row" aria-rowindex={1}>
      <div className="side" role="columnheader" aria-colindex={1} style={{ width: side }}>
        {label}
      </div>
      {days.map(({ index, start }) => {
        const date = dates[index];
        // What is drawn may be of the period that was chosen before.
        if (date === undefined) return null;
        const at = new Date(`${date}T00:00:00Z`);
        const isSunday = at.getUTCDay() === 0;
        return (
          <div
            key={date}
            role="columnheader"
            aria-colindex={index + 2}
            aria-label={date}
            className={`day${isSunday ? ' sunday' : ''}${date === today ? ' today' : ''}`}
            style={{ left: start }}
          >
            {(index === 0 || date.endsWith('-01')) && <span className="month">{month.format(at)}</span>}
            <span>{weekday.format(at)}</span>
            <b>{at.getUTCDate()}</b>
          </div>
        );
      })}
    </div>
  );
}
