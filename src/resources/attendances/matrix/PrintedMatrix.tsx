import { Box, Typography } from '@mui/material';
import chunk from 'lodash/chunk';
import { useTranslate } from 'ra-core';
import type { AttendanceExtra, AttendanceMark } from '../../../domain/choices.ts';
import type { DayNote } from '../../../domain/entities/dayNote.ts';
import { namesApart } from '../../../domain/namesApart.ts';
import { formatPeriod, type FormatContext } from '../../../engine/displays/formats.ts';
import { useCountText } from '../../../engine/list/useCountText.ts';
import { useIsPrinting } from '../../../hooks/useIsPrinting.ts';
import { matrixStyles } from './styles.ts';
import { useMarkWords } from './useMarkWords.ts';
import { useLoadedRows, type MatrixQuery } from './useRows.ts';

interface Props {
  query: MatrixQuery;
  dates: readonly string[];
  notes: readonly DayNote[];
  /** How many students are found. */
  total: number;
  place: FormatContext;
}

/** The days of a table, so that each is readable on A4 in either direction. */
const daysOfTable = 31;

const styles = {
  maxHeight: 'none',
  overflow: 'visible',
  '& table': {
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    mb: 2,
    fontSize: '0.6875rem',
  },
  '& th, & td': {
    p: '2px 0 !important',
    textAlign: 'center',
    fontWeight: 400,
    borderBottom: 1,
    borderColor: 'divider',
    overflow: 'hidden',
  },
  '& .who': {
    width: 128,
    pl: '6px !important',
    pr: '4px !important',
    textAlign: 'left',
    fontWeight: 550,
    overflowWrap: 'anywhere !important',
  },
  '& .rate': { width: 46, pr: '6px !important', textAlign: 'right' },
  '& .off': { textDecoration: 'line-through' },
  '& .sunday': { color: 'error.main' },
  '& .note': { display: 'block', width: '100%', height: 3 },
  '& .mark::before': { width: 14, height: 14, lineHeight: '14px', borderRadius: '4px' },
};

/**
 * On paper alone: the students who were shown by all days of the period, a table for each 31 of them: the grid on the screen has only what is in
 * view. The attendance sheet has all students.
 */
export function PrintedMatrix(props: Props) {
  return useIsPrinting() && <Tables {...props} />;
}

function Tables({ query, dates, notes, total, place }: Props) {
  const translate = useTranslate();
  const countText = useCountText('students');
  const records = useLoadedRows(query, total);
  const words = useMarkWords();
  const apart = namesApart(records);
  const weekday = new Intl.DateTimeFormat(place.locale, { weekday: 'narrow', timeZone: 'UTC' });
  const kindsOn = (date: string) => [
    ...new Set(notes.flatMap(({ kind, since, until }) => (since <= date && date <= until ? [kind] : []))),
  ];
  return (
    <Box sx={[matrixStyles, styles]} data-landscape>
      {records.length < total && (
        <Typography variant="caption" component="p">
          {translate('attendance.printed', { shown: records.length, total: countText(total) })}
        </Typography>
      )}
      {chunk(dates, daysOfTable).map((days, part) => {
        const period = formatPeriod({ since: days[0]!, until: days.at(-1)! }, place);
        return (
          <table key={days[0]}>
            <caption style={{ textAlign: 'left', padding: 6 }}>{period}</caption>
            <thead>
              <tr>
                <th scope="col" className="who">
                  {translate('resources.attendances.fields.name')}
                </th>
                {days.map(date => {
                  const at = new Date(`${date}T00:00:00Z`);
                  const kinds = kindsOn(date);
                  return (
                    <th
                      key={date}
                      scope="col"
                      className={`${at.getUTCDay() === 0 ? 'sunday' : ''}${kinds.includes('HOLIDAY') ? ' off' : ''}`}
                    >
                      {weekday.format(at)}
                      <br />
                      {at.getUTCDate()}
                      {kinds.map(kind => (
                        <i key={kind} className={`note ${kind}`} />
                      ))}
                    </th>
                  );
                })}
                <th scope="col" className="rate">
                  {translate('attendance.rate')}
                </th>
              </tr>
            </thead>
            <tbody>
              {records.map(record => (
                <tr key={record.userId}>
                  <th scope="row" className="who">
                    {[record.name, apart(record)].filter(Boolean).join(' ')}
                  </th>
                  {days.map((date, index) => {
                    const at = part * daysOfTable + index;
                    const extra = record.marks[at];
                    const mark = extra === undefined || extra === '-' ? record.days[at] : extra;
                    return (
                      <td key={date} aria-label={words[mark as AttendanceMark | AttendanceExtra]}>
                        <div className={`mark ${mark === '-' ? 'none' : mark}`} />
                      </td>
                    );
                  })}
                  <td className="rate">{Math.round(record.rate * 100)}%</td>
                </tr>
              ))}
            </tbody>
          </table>
        );
      })}
    </Box>
  );
}
