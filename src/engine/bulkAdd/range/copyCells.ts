import type { FieldPlan } from '../cells/plan.ts';
import type { GridRow } from '../definition.ts';
import { mapInSlices } from '../slices.ts';
import type { CellRange } from './CellRange.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, sign => escapes[sign]!);
const quoted = (text: string) => (/["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

interface Copied {
  text: string;
  html: string;
}

/** A line of a range, with the words of its choices. */
function lineReader(fields: readonly FieldPlan[], { left, right }: CellRange) {
  const columns = fields.slice(left, right + 1);
  return ({ cells }: GridRow): Copied => {
    const texts = columns.map(({ source, options }) => {
      const value = cells[source] ?? '';
      return options.find(option => option.value === value)?.label ?? value;
    });
    return {
      text: texts.map(quoted).join('\t'),
      html: `<tr>${texts.map(text => `<td>${escaped(text)}</td>`).join('')}</tr>`,
    };
  };
}

const joined = (lines: readonly Copied[]): Copied => ({
  text: lines.map(({ text }) => text).join('\n'),
  html: `<table>${lines.map(({ html }) => html).join('')}</table>`,
});

/** A range as the clipboard takes it: text with tabs, and a table. Choices are copied by their words. */
export const copyCells = (rows: readonly GridRow[], fields: readonly FieldPlan[], range: CellRange): Copied =>
  joined(rows.slice(range.top, range.bottom + 1).map(lineReader(fields, range)));

/** The same in time slices, for a range of thousands of rows. */
export const copyManyCells = async (
  rows: readonly GridRow[],
  fields: readonly FieldPlan[],
  range: CellRange,
): Promise<Copied> =>
  joined(await mapInSlices(rows.slice(range.top, range.bottom + 1), lineReader(fields, range)));
