import type { FieldPlan } from '../cells/plan.ts';
import type { Table } from '../sheet/Table.ts';
import { headerScore, sureScore } from './headerScore.ts';
import { remarksOf } from './remarksOf.ts';
import type { Target } from './Target.ts';

interface Options {
  headers: readonly string[];
  targets: readonly (Target | null)[];
  fields: readonly FieldPlan[];
  /** The index of the first line below the header. */
  start: number;
  /** Whether a line, by its index, may be a record. */
  isRecord: (index: number) => boolean;
}

/** The columns that groups of people have in common: managers, and what goes to the remarks without being named for them. */
const groupColumns = ({ headers, targets, fields }: Options): number[] =>
  targets.flatMap((target, column) => {
    const field = fields.find(({ source }) => source === target);
    const isOfGroups =
      field?.namesRecords ||
      (field?.source === remarksOf(fields) && headerScore(headers[column]!, field!) < sureScore);
    return isOfGroups ? [column] : [];
  });

/**
 * The lines whose empty cells have a value above that may be meant for them, too, each with these values filled in: classes
 * or managers that are written once, in the first line of their group or in a line of their own above it. Columns where that
 * is no pattern, such as those that most lines fill in, are not filled.
 *
 * @returns the filled lines by their indexes
 */
export function fillDown(
  lines: Table['lines'],
  options: Options,
): ReadonlyMap<number, Table['lines'][number]> {
  const filled = new Map<number, Table['lines'][number]>();
  for (const column of groupColumns(options)) {
    const empty: { index: number; above: number }[] = [];
    let above: number | undefined;
    let valueCount = 0;
    for (let index = options.start; index < lines.length; index++) {
      const line = lines[index]!;
      const hasValue = (line[column]?.text ?? '').trim() !== '';
      const isRecord = options.isRecord(index);
      if (hasValue && (isRecord || line.every(({ text }, other) => other === column || text.trim() === ''))) {
        above = index;
        valueCount++;
      } else if (isRecord && !hasValue) {
        if (above !== undefined) empty.push({ index, above });
        // A list whose first person has none leaves it out for others, too.
        else break;
      }
    }
    if (empty.length < valueCount) continue;
    for (const { index, above: from } of empty)
      filled.set(
        index,
        Object.assign([...(filled.get(index) ?? lines[index]!)], { [column]: lines[from]![column] }),
      );
  }
  return filled;
}
