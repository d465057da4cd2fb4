import { writeXlsx, type CellStyle, type CellValue, type WriteSheet } from 'hucre/xlsx';
import { displays, type ExcelCell } from '../displays/displays.ts';
import { excelDate } from '../displays/formats.ts';
import { columnWidth } from './columnWidth.ts';
import type { ExportPlan } from './plan.ts';

type Cells = NonNullable<WriteSheet['cells']>;
type Details = Pick<
  ExportPlan,
  'columns' | 'title' | 'academy' | 'lines' | 'isImportable' | 'summed' | 'totalLabel'
>;

const name = 'Calibri';
const base = { name, size: 11 };
const fill = { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'F1F3F6' } } as const;
const edge = { style: 'thin', color: { rgb: 'C3C8D2' } } as const;
const titleStyle: CellStyle = { font: { name, size: 14, bold: true } };
const lineStyle: CellStyle = { font: { ...base, color: { rgb: '5A6170' } } };
const headerStyle: CellStyle = { font: { ...base, bold: true }, fill, border: { bottom: edge } };
const totalStyle: CellStyle = { font: { ...base, bold: true }, border: { top: edge } };
const dayFormat = 'm"/"d';

/** Columns in characters that a landscape page still shows legibly, and those that fit an upright one. */
const widths = { landscape: 300, portrait: 95 };

/** `&` begins a code in the headers of printed pages; together they have at most 255 characters. */
const printed = (text: string) => text.slice(0, 80).replaceAll('&', '&&');

const letterOf = (index: number): string =>
  (index >= 26 ? letterOf(Math.floor(index / 26) - 1) : '') + String.fromCodePoint(65 + (index % 26));

/**
 * Rows as an xlsx file with typed cells: under title, academy, period and time, a frozen bold header with filters, at the end
 * the sums of what the filters leave, printed on one page's width with the header on each page.
 */
export async function writeWorkbook(
  rows: readonly (ExcelCell | undefined)[][],
  { columns, title, academy, lines, isImportable, summed, totalLabel }: Details,
): Promise<Uint8Array<ArrayBuffer>> {
  const head: CellValue[][] = isImportable
    ? []
    : [[title], ...[academy, ...lines].filter(Boolean).map(line => [line]), []];
  const top = head.length;
  const last = top + rows.length;
  const hasTotals = rows.length > 0 && columns.some(({ source }) => summed.includes(source));
  const formatOf = (index: number) => {
    const cell = rows.find(row => row[index]?.t === 'n')?.[index];
    return cell?.t === 'n' ? cell.z : undefined;
  };
  const formats = columns.map((_, index) => formatOf(index));
  const valueAt = (row: readonly (ExcelCell | undefined)[], index: number) => row[index]?.v ?? null;

  const cells: Cells = new Map();
  head.forEach(([value], row) => {
    if (value !== undefined) cells.set(`${row},0`, { value, style: row === 0 ? titleStyle : lineStyle });
  });
  const header = columns.map(({ header, day }) => (day === undefined ? header : excelDate(day)));
  columns.forEach(({ as, day, source }, index) => {
    const right = displays[as].align === 'right' ? { alignment: { horizontal: 'right' as const } } : {};
    cells.set(`${top},${index}`, {
      value: header[index]!,
      style: { ...headerStyle, ...right, ...(day === undefined ? {} : { numFmt: dayFormat }) },
    });
    if (!hasTotals) return;
    const style = { ...totalStyle, ...(formats[index] === undefined ? {} : { numFmt: formats[index] }) };
    const letter = letterOf(index);
    cells.set(
      `${last + 1},${index}`,
      summed.includes(source)
        ? {
            formula: `SUBTOTAL(109,${letter}${top + 2}:${letter}${last + 1})`,
            formulaResult: rows.reduce((sum, row) => sum + (Number(valueAt(row, index)) || 0), 0),
            style,
          }
        : { value: index === 0 ? totalLabel : null, style },
    );
  });

  const wide = columns.map(columnWidth);
  const total = wide.reduce((sum, width) => sum + width, 0);
  const pages = Math.max(1, Math.ceil(total / widths.landscape));
  const file = await writeXlsx({
    properties: { title, creator: academy },
    defaultFont: base,
    sheets: [
      {
        // Names of sheets are at most 31 characters, without the few that formulas use.
        name:
          title
            .replace(/[[\]:*?/\\']/g, ' ')
            .slice(0, 31)
            .trim() || '1',
        columns: columns.map((_, index) => ({
          width: wide[index]!,
          ...(formats[index] === undefined ? {} : { numFmt: formats[index] }),
        })),
        rows: [
          ...head,
          header,
          ...rows.map(row => columns.map((_, index) => valueAt(row, index))),
          ...(hasTotals ? [columns.map(() => null)] : []),
        ],
        cells,
        freezePane: { rows: top + 1, columns: 1 },
        autoFilter: { range: `A${top + 1}:${letterOf(columns.length - 1)}${last + 1}` },
        pageSetup: {
          paperSize: 'a4',
          orientation: total > widths.portrait ? 'landscape' : 'portrait',
          fitToPage: true,
          fitToWidth: pages,
          fitToHeight: 0,
          printTitlesRow: `$${top + 1}:$${top + 1}`,
          ...(pages > 1 ? { printTitlesColumn: '$A:$A' } : {}),
          margins: { top: 0.6, bottom: 0.6, left: 0.4, right: 0.4, header: 0.3, footer: 0.3 },
        },
        headerFooter: {
          ...(isImportable ? { oddHeader: `&L${printed(title)}&R${printed(academy)}` } : {}),
          oddFooter: `&L${printed(lines.at(-1) ?? '')}&R&P / &N`,
        },
      },
    ],
  });
  return file as Uint8Array<ArrayBuffer>;
}
