import type { ReportView } from '../../../domain/weeklyReport/reportView.ts';
import type { Shape } from './shape.ts';
import type { SheetColors } from './sheetColors.ts';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const axisWidth = 15;
const labelHeight = 11;
const mmPerPoint = 25.4 / 72;

/** Study by weekday as bars with their values, and the target of each day as a dashed line. */
export function chartShapes({ days, axis }: ReportView, box: Box, colors: SheetColors): Shape[] {
  const left = box.x + axisWidth;
  const right = box.x + box.width;
  const bottom = box.y + box.height - labelHeight;
  const most = axis.at(-1)!.seconds;
  // Above the highest mark there is room for the value of a bar that reaches it.
  const top = box.y + 5;
  const yOf = (seconds: number) => bottom - (seconds / most) * (bottom - top);
  const slot = (right - left) / days.length;
  const barWidth = slot * 0.46;
  const grid = axis.flatMap(({ seconds, text }): Shape[] => [
    {
      kind: 'line',
      x1: left,
      x2: right,
      y1: yOf(seconds),
      y2: yOf(seconds),
      color: colors.line,
      width: 0.2,
    },
    {
      kind: 'text',
      text,
      x: left - 3,
      y: yOf(seconds) + 2.8 * mmPerPoint,
      size: 8,
      color: colors.quiet,
      align: 'right',
    },
  ]);
  const bars = days.flatMap((day, index): Shape[] => {
    const middle = left + slot * (index + 0.5);
    const under: Shape[] = [
      {
        kind: 'text',
        text: day.weekday,
        x: middle,
        y: bottom + 5.4,
        size: 10,
        color: colors.text,
        isBold: true,
        align: 'center',
      },
      {
        kind: 'text',
        text: day.date,
        x: middle,
        y: bottom + 9.6,
        size: 8,
        color: colors.quiet,
        align: 'center',
      },
    ];
    const bar: Shape[] =
      day.seconds === null || day.seconds === 0
        ? []
        : [
            {
              kind: 'rect',
              x: middle - barWidth / 2,
              y: yOf(day.seconds),
              width: barWidth,
              height: bottom - yOf(day.seconds),
              fill: colors.accent,
              radius: Math.min(1, (bottom - yOf(day.seconds)) / 2),
            },
          ];
    const target: Shape[] =
      day.target === null || day.target === 0 ? [] : targetLine(left + slot * index, yOf(day.target));
    return [...bar, ...target, ...valueOf(day, middle), ...under];
  });
  /** White below the dashes, so that they are seen on a bar of any colour. */
  function targetLine(from: number, y: number): Shape[] {
    const line = { kind: 'line', x1: from + 1.2, x2: from + slot - 1.2, y1: y, y2: y } as const;
    return [
      { ...line, color: '#ffffff', width: 0.7 },
      { ...line, color: colors.text, width: 0.35, isDashed: true },
    ];
  }
  /** A bar's value is above it, and clear of the target line. */
  function valueOf({ short, seconds, target }: ReportView['days'][number], x: number): Shape[] {
    if (seconds === null || seconds === 0) return [];
    const above = yOf(seconds) - 1.4;
    const line = target === null || target === 0 ? null : yOf(target);
    const hitsLine = line !== null && line < above + 0.6 && line > above - 3.2;
    const y = hitsLine ? line - 1.2 : above;
    return [{ kind: 'text', text: short, x, y, size: 9, color: colors.text, isBold: true, align: 'center' }];
  }
  return [...grid, ...bars];
}
