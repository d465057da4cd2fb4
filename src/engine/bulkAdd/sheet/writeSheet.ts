import * as xlsx from 'xlsx';
import { limits } from '../../../domain/limits.ts';
import type { FieldPlan } from '../cells/plan.ts';
import type { Cells } from '../definition.ts';
import type { SheetPlan } from './plan.ts';
import { styles, stylesXml } from './styles.ts';

const escaped = (text: string) =>
  text.replace(/[<>&"]/g, sign => ({ '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' })[sign]!);
const columnName = (index: number) => xlsx.utils.encode_col(index);

/** What Excel takes for the values of a drop-down: they are in one text with commas between them. */
const fitsList = (labels: readonly string[]) =>
  labels.join(',').length <= 255 && labels.every(label => !label.includes(','));

/** The drop-downs of closed values, over as many rows as may be imported. */
function validationsXml(fields: readonly FieldPlan[]): string {
  const lists = fields.flatMap(({ options }, column) =>
    options.length === 0 || !fitsList(options.map(({ label }) => label))
      ? []
      : [
          `<dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="${columnName(column)}2:${columnName(column)}${limits.import.gridRows + 1}">` +
            `<formula1>"${escaped(options.map(({ label }) => label).join(','))}"</formula1></dataValidation>`,
        ],
  );
  return lists.length === 0
    ? ''
    : `<dataValidations count="${lists.length}">${lists.join('')}</dataValidations>`;
}

/** What the library does not write: text columns, the header's looks, a header that stays in view, drop-downs. */
function dress(xml: string, { fields, rows }: SheetPlan, hasReasons: boolean): string {
  const reasonColumn = columnName(fields.length);
  const styleOf = (column: string, row: number) => {
    if (row === 1) return styles.header;
    if (rows.length === 0) return styles.example;
    return hasReasons && column === reasonColumn ? styles.reason : styles.cell;
  };
  return xml
    .replaceAll('<col ', `<col style="${styles.cell}" `)
    .replace(
      /<sheetView workbookViewId="0"\s*\/>/,
      '<sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView>',
    )
    .replace(
      /<c r="([A-Z]+)(\d+)"(?: s="\d+")?/g,
      (_, column: string, row: string) => `<c r="${column}${row}" s="${styleOf(column, Number(row))}"`,
    )
    .replace('</sheetData>', `</sheetData>${validationsXml(fields)}`);
}

const wordOf = ({ source, options }: FieldPlan, cells: Cells): string => {
  const text = cells[source] ?? '';
  return options.find(({ value }) => value === text)?.label ?? text;
};
const cell = (v: string) => (v === '' ? undefined : { t: 's', v, z: '@' });

/**
 * An xlsx file of text cells with a header in the visitor's language: with an example to write over when there are no
 * rows, and else with the rows and why each cannot be taken.
 */
export function writeSheet(plan: SheetPlan): Uint8Array<ArrayBuffer> {
  const { name, fields, rows, reasons } = plan;
  const examples = Object.fromEntries(fields.map(({ source, example }) => [source, example]));
  const header = fields.map(({ label, isRequired }) => (isRequired ? `${label} *` : label));
  const lines = (rows.length > 0 ? rows : [examples]).map((cells, row) => [
    ...fields.map(field => wordOf(field, cells)),
    ...(reasons ? [reasons.texts[row] ?? ''] : []),
  ]);
  const data = [[...header, ...(reasons ? [reasons.label] : [])], ...lines].map(line => line.map(cell));
  const sheet = {
    '!data': data,
    '!ref': xlsx.utils.encode_range({ s: { r: 0, c: 0 }, e: { r: data.length - 1, c: data[0]!.length - 1 } }),
    '!cols': [
      ...fields.map(({ width }) => ({ wch: Math.round(width / 7) })),
      ...(reasons ? [{ wch: 60 }] : []),
    ],
  } as xlsx.WorkSheet;
  const book = xlsx.utils.book_new();
  xlsx.utils.book_append_sheet(book, sheet, name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31));
  const plain = new Uint8Array(xlsx.write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);

  const parts = xlsx.CFB.read(plain, { type: 'array' });
  const replace = (path: string, write: (xml: string) => string) => {
    const part = xlsx.CFB.find(parts, path);
    part.content = new TextEncoder().encode(write(new TextDecoder().decode(new Uint8Array(part.content))));
    part.size = part.content.length;
  };
  replace('/xl/worksheets/sheet1.xml', xml => dress(xml, plan, reasons !== undefined));
  replace('/xl/styles.xml', () => stylesXml);
  return new Uint8Array(xlsx.CFB.write(parts, { fileType: 'zip', type: 'buffer', compression: true }));
}
