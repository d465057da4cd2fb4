import type { FieldPlan } from '../cells/plan.ts';
import type { GridRow } from '../definition.ts';
import type { CellRange } from './CellRange.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, sign => escapes[sign]!);
const quoted = (text: string) => (/["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A range as the clipboard takes it: text with tabs, and a table. Choices are copied by their words. */
export function copyCells(
  rows: readonly GridRow[],
  fields: readonly FieldPlan[],
  { top, bottom, left, right }: CellRange,
): { text: string; html: string } {
  const lines = rows.slice(top, bottom + 1).map(({ cells }) =>
    fields.slice(left, right + 1).map(({ source, options }) => {
      const value = cells[source] ?? '';
      return options.find(option => option.value === value)?.label ?? value;
    }),
  );
  const cellsOf = (line: readonly string[]) => line.map(text => `<td>${escaped(text)}</td>`).join('');
  return {
    text: lines.map(line => line.map(quoted).join('\t')).join('\n'),
    html: `<table>${lines.map(line => `<tr>${cellsOf(line)}</tr>`).join('')}</table>`,
  };
}
