import { Box, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'ra-core';
import { useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { formatNumber } from '../../../engine/displays/formats.ts';
import { useFormatContext } from '../../../engine/displays/useFormatContext.ts';
import { useIsPhone } from '../../../hooks/useIsPhone.ts';
import { nameOf, shortOf, type FigureKind, type Hour } from './figures.ts';
import { heatStyles, levels } from './heatStyles.ts';
import { useHourText } from './useHourText.ts';

interface Props {
  label: string;
  kind: FigureKind;
  /** By weekday, each in the order of its hours. */
  hours: readonly (readonly Hour[])[];
  onOpen: (hour: Hour) => void;
}

const placeOf = (target: EventTarget) =>
  (target as HTMLElement).closest<HTMLElement>('[data-cell]')?.dataset.cell;

/** Weekdays by hours with their values; more of it is more of the colour. On a phone the hours go down. */
export function HeatMap({ label, kind, hours, onOpen }: Props) {
  const translate = useTranslate();
  const place = useFormatContext();
  const isPhone = useIsPhone();
  const { textOf, rangeOf } = useHourText();
  const [active, setActive] = useState({ row: 0, column: 0 });
  const [pointed, setPointed] = useState<Hour | null>(null);
  const rows = isPhone ? hours[0]!.map((_, index) => hours.map(day => day[index]!)) : hours;
  const most = Math.max(0, ...hours.flat().map(({ value }) => value ?? 0));
  const levelOf = ({ value }: Hour) => (value ? Math.ceil((value / most) * levels) : 0);
  const weekdayOf = ({ weekday }: Hour) => translate(`choices.weekday.${weekday}`);
  const head = (hour: Hour, of: 'weekday' | 'hour') =>
    of === 'weekday' ? (
      weekdayOf(hour)
    ) : (
      <>
        <span aria-hidden>{hour.hour}</span>
        <span style={visuallyHidden}>{rangeOf(hour.hour)}</span>
      </>
    );
  const at = (target: EventTarget): Hour | null => {
    const [row, column] = (placeOf(target) ?? '').split('-').map(Number);
    return rows[row ?? -1]?.[column ?? -1] ?? null;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const [height, width] = [rows.length - 1, rows[0]!.length - 1];
    const { row, column } = active;
    const keys: Record<string, [number, number]> = {
      ArrowUp: [row - 1, column],
      ArrowDown: [row + 1, column],
      ArrowLeft: [row, column - 1],
      ArrowRight: [row, column + 1],
      Home: [event.ctrlKey ? 0 : row, 0],
      End: [event.ctrlKey ? height : row, width],
    };
    const to = keys[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = { row: Math.max(0, Math.min(height, to[0])), column: Math.max(0, Math.min(width, to[1])) };
    setActive(next);
    event.currentTarget
      .querySelector<HTMLElement>(`[data-cell="${next.row}-${next.column}"]`)
      ?.focus({ preventScroll: false });
  };
  const show = ({ target }: MouseEvent | FocusEvent) => setPointed(at(target));
  return (
    <Box sx={heatStyles}>
      <Box sx={{ overflowX: 'auto' }} onKeyDown={onKeyDown} onMouseOver={show} onFocus={show}>
        <table aria-label={label}>
          <thead>
            <tr>
              <th scope="col">
                <span style={visuallyHidden}>{translate('stats.hours.hour')}</span>
              </th>
              {rows[0]!.map(hour => (
                <th key={nameOf(hour)} scope="col">
                  {head(hour, isPhone ? 'weekday' : 'hour')}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, rowIndex) => (
              <tr key={nameOf(row[0]!)}>
                <th scope="row">{head(row[0]!, isPhone ? 'hour' : 'weekday')}</th>
                {row.map((hour, column) => (
                  <td key={nameOf(hour)}>
                    <button
                      type="button"
                      data-cell={`${rowIndex}-${column}`}
                      data-level={levelOf(hour)}
                      tabIndex={active.row === rowIndex && active.column === column ? 0 : -1}
                      aria-label={textOf(hour, kind)}
                      onFocus={() => setActive({ row: rowIndex, column })}
                      onClick={() => onOpen(hour)}
                      // Nothing is behind an hour in which no one was there.
                      aria-disabled={hour.visitorCount === 0}
                    >
                      {hour.value === null
                        ? '–'
                        : shortOf(kind, hour.value, value => formatNumber(value, place))}
                    </button>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 1.5, minHeight: 40 }}>
        <Typography
          variant="body2"
          data-screen-only
          sx={{ flex: '1 1 260px' }}
          color={pointed ? 'text.primary' : 'text.secondary'}
        >
          {pointed ? textOf(pointed, kind) : translate('stats.hours.hint')}
        </Typography>
        <Box className="legend" aria-hidden>
          {translate('stats.hours.less')}
          {Array.from({ length: levels + 1 }, (_, level) => (
            <i key={level} data-level={level} />
          ))}
          {translate('stats.hours.more')}
        </Box>
      </Box>
      <Typography variant="caption" color="text.secondary" data-screen-only>
        {translate('stats.hours.keys')}
      </Typography>
    </Box>
  );
}
