import type { ReportView } from '../../../domain/weeklyReport/reportView.ts';
import { chartShapes } from './chartShapes.ts';
import { commentShapes } from './commentShapes.ts';
import { fitText } from './fitText.ts';
import { headingShape } from './headingShape.ts';
import { contentWidth as width, pageMargin as margin, pageSize, type Shape } from './shape.ts';
import { sheetColors, type SheetColors } from './sheetColors.ts';
import { tableShapes } from './tableShapes.ts';
import { textWidth } from './textWidth.ts';
import { wrapText } from './wrapText.ts';

const logo = { width: 26, height: 18 };
const foot = pageSize.height - 12;
/** Between the parts of the page. */
const gap = 9;
const chart = { least: 46, most: 74 };

interface Look {
  /** `#rrggbb` of the academy or the product. */
  color: string;
  hasLogo: boolean;
}

/** A student's week as one page: the same shapes make the PDF and its preview. */
export function sheetShapes(view: ReportView, { color, hasLogo }: Look): Shape[] {
  const colors = sheetColors(color);
  const { words } = view;
  const head = headShapes(view, colors, hasLogo);
  const figures = figureShapes(view, colors, head.end + 7);
  const table = (y: number) => tableShapes(view, { x: margin, y: y + 3.5, width }, colors);
  const tableHeight = table(0).end;
  const chartY = figures.end + gap;
  // The chart takes what the comment leaves.
  const free = foot - 10 - chartY - 4 - gap - tableHeight;
  const comment = commentShapes(view, colors, free - chart.least - gap);
  const chartHeight = Math.min(chart.most, free - (comment.height === 0 ? 0 : comment.height + gap));
  const tableY = chartY + 4 + chartHeight + gap;
  const commentY = tableY + tableHeight + gap;
  return [
    { kind: 'rect', x: 0, y: 0, width: pageSize.width, height: 3.2, fill: colors.accent },
    ...head.shapes,
    ...figures.shapes,
    headingShape(words.chart, chartY, colors),
    ...legend(view, chartY, colors),
    ...chartShapes(view, { x: margin, y: chartY + 4, width, height: chartHeight }, colors),
    headingShape(words.days, tableY, colors),
    ...table(tableY).shapes,
    ...comment.at(commentY),
    {
      kind: 'line',
      x1: margin,
      x2: margin + width,
      y1: foot - 5,
      y2: foot - 5,
      color: colors.line,
      width: 0.2,
    },
    {
      kind: 'text',
      ...fitText(view.academy, { width: width * 0.6, size: 8, least: 7 }),
      x: margin,
      y: foot,
      color: colors.quiet,
    },
    {
      kind: 'text',
      text: view.madeAt,
      x: margin + width,
      y: foot,
      size: 8,
      color: colors.quiet,
      align: 'right',
    },
  ];
}

/** The key of the chart, at the right end of its heading. */
function legend({ words }: ReportView, y: number, colors: SheetColors): Shape[] {
  const right = margin + width;
  const target = textWidth(words.target, 8);
  const studied = textWidth(words.studied, 8);
  const quiet = { kind: 'text', y, size: 8, color: colors.quiet } as const;
  const dash = right - target - 9;
  const bar = dash - 6 - studied - 5;
  return [
    { ...quiet, text: words.target, x: right, align: 'right' },
    {
      kind: 'line',
      x1: dash,
      x2: dash + 7,
      y1: y - 1,
      y2: y - 1,
      color: colors.text,
      width: 0.35,
      isDashed: true,
    },
    { kind: 'rect', x: bar, y: y - 2.4, width: 3, height: 2.8, fill: colors.accent, radius: 0.5 },
    { ...quiet, text: words.studied, x: bar + 4.6 },
  ];
}

function headShapes(view: ReportView, colors: SheetColors, hasLogo: boolean) {
  const room = width - (hasLogo ? logo.width + 6 : 0);
  const shapes: Shape[] = [
    {
      kind: 'text',
      ...fitText(`${view.academy} · ${view.words.title}`, { width: room, size: 10.5, least: 8 }),
      x: margin,
      y: 19,
      color: colors.quiet,
    },
    {
      kind: 'text',
      ...fitText(view.name, { width: room, size: 24, least: 14 }),
      x: margin,
      y: 30,
      color: colors.text,
      isBold: true,
    },
    {
      kind: 'text',
      ...fitText(view.period, { width: room, size: 11, least: 9 }),
      x: margin,
      y: 37.5,
      color: colors.quiet,
    },
    ...(hasLogo ? [{ kind: 'logo' as const, x: margin + width - logo.width, y: 14, ...logo }] : []),
    ...(view.running === null
      ? []
      : [
          { kind: 'rect' as const, x: margin, y: 42, width, height: 8, fill: colors.tint, radius: 1.5 },
          {
            kind: 'text' as const,
            ...fitText(view.running, { width: width - 8, size: 9, least: 7 }),
            x: margin + 4,
            y: 47.2,
            color: colors.text,
          },
        ]),
  ];
  return { shapes, end: view.running === null ? 38 : 50 };
}

function figureShapes({ figures }: ReportView, colors: SheetColors, y: number) {
  const between = 4;
  const card = (width - between * (figures.length - 1)) / figures.length;
  const room = card - 9;
  const shapes = figures.flatMap(({ label, value, note }, index): Shape[] => {
    const x = margin + index * (card + between);
    const lines = wrapText(note, room, 8).slice(0, 2);
    return [
      { kind: 'rect', x, y, width: card, height: 29, fill: colors.surface, radius: 2.4 },
      {
        kind: 'text',
        ...fitText(label, { width: room, size: 8.5, least: 7 }),
        x: x + 4.5,
        y: y + 7,
        color: colors.quiet,
      },
      {
        kind: 'text',
        ...fitText(value, { width: room, size: 16, least: 9 }),
        x: x + 4.5,
        y: y + 15,
        color: colors.text,
        isBold: true,
      },
      ...lines.map((line, place): Shape => ({
        kind: 'text',
        ...fitText(line, { width: room, size: 8, least: 6.5 }),
        x: x + 4.5,
        y: y + 21 + place * 3.9,
        color: colors.quiet,
      })),
    ];
  });
  return { shapes, end: y + 29 };
}
