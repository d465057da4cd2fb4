import { matchHeaders } from '../cells/matchHeaders.ts';
import type { FieldPlan } from '../cells/plan.ts';
import { rowsOfBlock } from '../cells/readBlock.ts';
import { mapInSlices } from '../slices.ts';
import type { Suggestion } from '../cells/CellReading.ts';
import { readCellWith } from '../cells/readCell.ts';
import { today } from '../cells/today.ts';
import { ChangeCollector, type PastedSuggestion } from '../mapping/Changes.ts';

/**
 * What was pasted, as cells of the fields from one on. A block that brings its headers is laid by them instead, without
 * them. Columns for which there is no field are counted, unless they are empty. Likely corrections of several rows are offered.
 */
export async function pastedBlock(
  text: string,
  fields: readonly FieldPlan[],
  source: string,
): Promise<{
  block: string[][];
  sources: string[];
  omittedCount: number;
  hasHeaders: boolean;
  suggestions: PastedSuggestion[];
}> {
  const lines = await mapInSlices(rowsOfBlock(text), line => line);
  const width = lines.reduce((most, line) => Math.max(most, line.length), 0);
  const headers = matchHeaders(fields, lines[0] ?? []);
  const known = headers.sources.filter(each => each !== null);
  const hasHeaders = known.length >= 2 && headers.repeated.length === 0;
  const columns = hasHeaders
    ? headers.sources.flatMap((each, column) => (each === null ? [] : [{ source: each, column }]))
    : fields
        .slice(fields.findIndex(field => field.source === source))
        .slice(0, width)
        .map((field, column) => ({ source: field.source, column }));
  const kept = columns.map(column => ({
    ...column,
    field: fields.find(field => field.source === column.source)!,
  }));
  const reading = { today: today() };
  const found = new ChangeCollector<Suggestion>();
  const textsOf = new Map<string, Map<string, string>>();
  const block = await mapInSlices(hasHeaders ? lines.slice(1) : lines, (line, index) =>
    kept.map(({ field, column }) => {
      const { text: read, suggested } = readCellWith(field, line[column] ?? '', reading);
      if (suggested) {
        const key = found.add(suggested.kind, field.source, {
          number: index + 1,
          before: read,
          after: suggested.text,
        });
        textsOf.set(key, (textsOf.get(key) ?? new Map<string, string>()).set(read, suggested.text));
      }
      return read;
    }),
  );
  return {
    block,
    suggestions:
      block.length < 2 ? [] : found.all().map(change => ({ ...change, texts: textsOf.get(change.key)! })),
    sources: kept.map(({ source }) => source),
    omittedCount: [...Array(width).keys()].filter(
      index =>
        !kept.some(({ column }) => column === index) && lines.some(line => (line[index] ?? '').trim() !== ''),
    ).length,
    hasHeaders,
  };
}
