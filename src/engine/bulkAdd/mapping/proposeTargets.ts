import type { FieldPlan } from '../cells/plan.ts';
import { plainWord } from '../cells/plainWord.ts';
import { isName } from '../cells/readCell.ts';
import { sheetTerms } from '../cells/sheetTerms.ts';
import type { RawCell } from '../sheet/Table.ts';
import { contentShare, filledCells } from './contentShare.ts';
import { headerScore, isOfOthers, sureScore } from './headerScore.ts';
import { memoryKeys, type Memory } from './memory.ts';
import { familyNameOf, givenNameOf, sourceOf, type Target } from './Target.ts';

/** A column below its header. */
export interface SheetColumn {
  header: string;
  cells: readonly RawCell[];
  isHidden?: boolean;
}

export interface Proposal {
  target: Target | null;
  /** Whether no one needs to look at it: its header is known, or was chosen before. */
  isSure: boolean;
}

/** From which share on a column's contents say by themselves what it is. */
const telling = 0.7;
/** By how much a hidden column comes after one like it that is shown. */
const hiddenPenalty = 0.5;
/** Below which share they contradict its header. */
const contradicting = 0.5;

const shortParts = (cells: readonly RawCell[]) => {
  const filled = filledCells(cells);
  return (
    filled.length > 0 &&
    filled.filter(({ text }) => text.trim().length <= 2 || /^[a-z' -]+$/i.test(text)).length >=
      filled.length * telling
  );
};

/** The columns of a name in two parts, or null. */
function nameParts(
  columns: readonly SheetColumn[],
  field: FieldPlan,
  fields: readonly FieldPlan[],
  today: string,
) {
  const family = columns.findIndex(
    ({ header, cells }) =>
      sheetTerms.familyName.has(plainWord(header)) &&
      shortParts(cells) &&
      !fields.some(each => each.kind === 'choice' && contentShare(cells, each, today) > contradicting),
  );
  if (family < 0) return null;
  const isGiven = (header: string) =>
    sheetTerms.givenName.has(plainWord(header)) || headerScore(header, field) >= sureScore;
  const given = columns.findIndex(({ header }, index) => index !== family && isGiven(header));
  if (given < 0) return null;
  // Where the second column already has the whole name, the first adds nothing.
  const lines = columns[given]!.cells.map(
    (cell, line) => [columns[family]!.cells[line]?.text.trim() ?? '', cell.text.trim()] as const,
  );
  const filled = lines.filter(([first, second]) => first !== '' && second !== '');
  const whole = filled.filter(([first, second]) => second.length > 2 && second.startsWith(first));
  return { family, given, isWhole: filled.length > 0 && whole.length >= filled.length * telling };
}

interface Candidate {
  column: number;
  source: string;
  score: number;
  isSure: boolean;
}

function candidateOf(
  { header, cells, isHidden = false }: SheetColumn,
  column: number,
  field: FieldPlan,
  today: string,
): Candidate | null {
  const named = headerScore(header, field);
  const share = contentShare(cells, field, today);
  const isEmpty = filledCells(cells).length === 0;
  const isText = field.kind === 'text';
  // A word with two meanings, such as the Korean one for sex and family name, needs its contents.
  const isAmbiguous = field.kind === 'choice' && sheetTerms.familyName.has(plainWord(header));
  if (named > 0 && !(isAmbiguous && share < contradicting)) {
    const isFitting = isText || isEmpty || field.namesRecords === true || share >= contradicting;
    return {
      column,
      source: field.source,
      score: named * 2 + share + 1 - (isHidden ? hiddenPenalty : 0),
      isSure: named >= sureScore && isFitting,
    };
  }
  // A date may be any date, and a short list of choices anything: without a header both say little.
  const isTelling = field.kind === 'email' || field.kind === 'phone' || header.trim() === '';
  // Nothing in a number tells that it is a parent's.
  const isAboutOthers = isOfOthers(field.label, { names: [] });
  if (isTelling && !isAboutOthers && share >= telling && !isOfOthers(header, field))
    return { column, source: field.source, score: share, isSure: false };
  return null;
}

/**
 * Proposes where each column goes: by what was chosen for its header before, by its header in any language, and by its
 * contents. A field gets one column, the one that fits best.
 *
 * @param today `YYYY-MM-DD`
 */
export function proposeTargets(
  columns: readonly SheetColumn[],
  fields: readonly FieldPlan[],
  memory: Memory,
  today: string,
): Proposal[] {
  const proposals = columns.map((): Proposal => ({ target: null, isSure: false }));
  const remembered = memoryKeys(columns.map(({ header }) => header)).map(key =>
    key === null ? undefined : memory[key],
  );
  const taken = new Set<string>();
  const decided = new Set<number>();
  const decide = (column: number, target: Target | null, isSure: boolean) => {
    proposals[column] = { target, isSure };
    decided.add(column);
    if (target !== null) taken.add(sourceOf(target));
  };
  remembered.forEach((target, column) => {
    if (target === undefined) return;
    if (target === null || fields.some(({ source }) => source === sourceOf(target)))
      decide(column, target, true);
  });
  for (const field of fields.filter(isName)) {
    if (taken.has(field.source)) continue;
    const parts = nameParts(columns, field, fields, today);
    if (parts === null || decided.has(parts.family)) continue;
    if (parts.isWhole) {
      decide(parts.family, null, true);
      decide(parts.given, field.source, true);
    } else {
      decide(parts.family, familyNameOf(field.source), true);
      decide(parts.given, givenNameOf(field.source), true);
    }
  }
  const candidates = columns.flatMap((column, index) =>
    fields.flatMap(field => candidateOf(column, index, field, today) ?? []),
  );
  for (const { column, source, isSure } of candidates.toSorted((a, b) => b.score - a.score)) {
    if (decided.has(column) || taken.has(source)) continue;
    // Another column that says the same makes it a guess.
    const rival = candidates.some(
      each => each.source === source && each.column !== column && each.isSure && !decided.has(each.column),
    );
    decide(column, source, isSure && !rival);
  }
  return fillFromContents(columns, fields, proposals, taken, today);
}

/** Required fields that no header names get the column whose contents look most like them. */
function fillFromContents(
  columns: readonly SheetColumn[],
  fields: readonly FieldPlan[],
  proposals: Proposal[],
  taken: ReadonlySet<string>,
  today: string,
): Proposal[] {
  for (const field of fields.filter(({ source, isRequired }) => isRequired && !taken.has(source))) {
    const shares = columns.map(({ cells }, column) =>
      proposals[column]!.target === null ? contentShare(cells, field, today) : 0,
    );
    const best = shares.indexOf(Math.max(...shares));
    if (best >= 0 && shares[best]! >= telling) proposals[best] = { target: field.source, isSure: false };
  }
  return proposals;
}
