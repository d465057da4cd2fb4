import { Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { RefObject } from 'react';
import { contract } from '../../../contract/index.ts';
import { useApi } from '../../../dataProvider/useApi.ts';
import type { AttendanceReport } from '../../../domain/entities/attendance.ts';
import type { DayNote } from '../../../domain/entities/dayNote.ts';
import { formatWeekday, type FormatContext } from '../../../engine/displays/formats.ts';
import { useDayNoteText } from '../../../hooks/useDayNoteText.ts';
import { HoverCard } from '../../../ui/HoverCard.tsx';
import { DayFacts } from '../DayFacts.tsx';
import { usePointedCell } from './usePointedCell.ts';

interface Props {
  grid: RefObject<HTMLElement | null>;
  recordAt: (row: number) => AttendanceReport | undefined;
  dates: readonly string[];
  notes: readonly DayNote[];
  place: FormatContext;
}

/** What a student's day was, next to the cell that a mouse or the keyboard rests on. */
export function CellCard({ grid, recordAt, dates, notes, place }: Props) {
  const translate = useTranslate();
  const textOf = useDayNoteText();
  const pointed = usePointedCell(grid);
  const record = pointed === null ? undefined : recordAt(pointed.row);
  const date = pointed === null ? undefined : dates[pointed.column];
  const { data } = useApi(
    contract.attendances.details,
    { params: { userId: record?.userId ?? '' }, query: { since: date ?? '', until: date ?? '' } },
    { enabled: record !== undefined && date !== undefined },
  );
  if (pointed === null || record === undefined || date === undefined) return null;
  const own = notes.filter(({ since, until }) => since <= date && date <= until);
  const day = data?.content[0];
  return (
    <HoverCard
      anchor={pointed.element}
      placement="right-start"
      title={`${record.name} · ${formatWeekday(date, place)}`}
    >
      {own.map(note => (
        <Typography key={note.noteId} variant="caption" component="p" gutterBottom>
          {textOf(note)}
        </Typography>
      ))}
      {day ? (
        <DayFacts day={day} />
      ) : (
        <Typography variant="caption" component="p" color="text.secondary">
          {data ? translate('attendance.nothing') : pointed.element.ariaLabel}
        </Typography>
      )}
    </HoverCard>
  );
}
