import type { FieldPlan } from '../cells/plan.ts';
import type { GridRow } from '../definition.ts';
import { mapInSlices } from '../slices.ts';
import type { CellRange } from './CellRange.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, sign => escapes[sign]!);
const quoted = (text: string) => (/["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const lineOf = (texts: readonly string[]) => texts.map(quoted).join('\t');

const rowsIn = (rows: readonly GridRow[], { top, bottom }: CellRange) => rows.slice(top, bottom + 1);

/** Reads the texts of a range's row, with the words of its choices. */
function textReader(fields: readonly FieldPlan[], { left, right }: CellRange) {
  const columns = fields.slice(left, right + 1);
  return ({ cells }: GridRow): string[] =>
    columns.map(({ source, options }) => {
      const value = cells[source] ?? '';
      return options.find(option => option.value === value)?.label ?? value;
    });
}

/** A range as the clipboard takes it: text with tabs, and a table. Choices are copied by their words. */
export function copyCells(rows: readonly GridRow[], fields: readonly FieldPlan[], range: CellRange) {
  const lines = rowsIn(rows, range).map(textReader(fields, range));
  const cellsOf = (texts: readonly string[]) => texts.map(text => `<td>${escaped(text)}</td>`).join('');
  return {
    text: lines.map(lineOf).join('\n'),
    html: `<table>${lines.map(texts => `<tr>${cellsOf(texts)}</tr>`).join('')}</table>`,
  };
}

/**
 * The text of a range of thousands of rows, read in time slices. There is no table: the browser would parse it in one task
 * before the clipboard has it, and spreadsheets read the text alike.
 */
export async function copyManyCells(
  rows: readonly GridRow[],
  fields: readonly FieldPlan[],
  range: CellRange,
): Promise<string> {
  const textsOf = textReader(fields, range);
  return (await mapInSlices(rowsIn(rows, range), row => lineOf(textsOf(row)))).join('\n');
}
