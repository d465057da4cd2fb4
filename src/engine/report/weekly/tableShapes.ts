import type { ReportDayView, ReportView } from '../../../domain/weeklyReport/reportView.ts';
import { fitText } from './fitText.ts';
import type { Shape } from './shape.ts';
import type { SheetColors } from './sheetColors.ts';

interface Place {
  x: number;
  y: number;
  width: number;
}

const rowHeight = 6.6;
const headHeight = 6.4;
/** The part of the width at which each column ends; the first is aligned left, the others right. */
const ends = [0.2, 0.39, 0.57, 0.71, 0.86, 1];
const rooms = ends.map((end, index) => end - (ends[index - 1] ?? 0));

/** A row for each day: study, target, entries, exits and attendance. `end` is where the table ends, from `y`'s origin. */
export function tableShapes({ words, days }: ReportView, { x, y, width }: Place, colors: SheetColors) {
  const { day, studied, target, firstEntry, lastExit, attendance } = words;
  const cells = ({ date, weekday, ...rest }: ReportDayView) => [
    `${date} ${weekday}`,
    rest.study,
    rest.targetText,
    rest.firstEntry,
    rest.lastExit,
    rest.attendance,
  ];
  const cell = (
    text: string,
    index: number,
    style: { y: number; size: number; color: string; isBold?: boolean },
  ) => {
    const room = rooms[index]! * width - 4;
    return {
      kind: 'text' as const,
      ...style,
      ...fitText(text, { width: room, size: style.size, least: 6 }),
      x: index === 0 ? x + 2 : x + ends[index]! * width - 2,
      align: index === 0 ? ('left' as const) : ('right' as const),
    };
  };
  const shapes: Shape[] = [
    { kind: 'rect', x, y, width, height: headHeight, fill: colors.surface, radius: 1.2 },
    ...[day, studied, target, firstEntry, lastExit, attendance].map((text, index) =>
      cell(text, index, { y: y + 4.3, size: 8, color: colors.quiet }),
    ),
    ...days.flatMap((each, place): Shape[] => {
      const top = y + headHeight + place * rowHeight;
      return [
        ...cells(each).map((text, index) =>
          cell(text, index, {
            y: top + 4.6,
            size: 9,
            color: index === 5 && each.isAbsent ? colors.negative : colors.text,
            ...(index === 1 || (index === 5 && each.isAbsent) ? { isBold: true } : {}),
          }),
        ),
        {
          kind: 'line',
          x1: x,
          x2: x + width,
          y1: top + rowHeight,
          y2: top + rowHeight,
          color: colors.line,
          width: 0.2,
        },
      ];
    }),
  ];
  return { shapes, end: y + headHeight + days.length * rowHeight };
}
