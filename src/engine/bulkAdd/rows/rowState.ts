import {
  isBlank,
  type Cap,
  type Cells,
  type Decision,
  type Existing,
  type GridRow,
  type RowErrors,
} from '../definition.ts';

/**
 * `checking`: the rules are kept, and the server has not been asked yet about what only it knows. `exists`: it is to be
 * chosen what becomes of the record that the row is about. A `ready` row with `existing` changes it.
 */
export type RowState =
  | { kind: 'blank' }
  | { kind: 'checking' }
  | { kind: 'ready'; existing?: Existing }
  | { kind: 'exists'; existing: Existing }
  | { kind: 'unchanged'; existing: Existing }
  | { kind: 'skipped'; existing: Existing }
  | { kind: 'bad'; errors: RowErrors; existing?: Existing };

/** What is known of rows; `undefined` while it is being found out. */
export interface Knowledge {
  /** What the rules say of a row. */
  errorsOf: (row: GridRow) => RowErrors | undefined;
  /** The key of why a row's email is not available, or null. */
  takenOf: (row: GridRow) => string | null | undefined;
  /** The record that a row is about, or null. */
  existingOf: (row: GridRow) => Existing | null | undefined;
  /** Why the server refused a row that was sent; forgotten when the row is changed. */
  refusalOf: (row: GridRow) => RowErrors | undefined;
  caps: readonly Cap[] | undefined;
  capOf: (cells: Cells) => string;
}

const blank = { kind: 'blank' } as const;
const checking = { kind: 'checking' } as const;
const ready = { kind: 'ready' } as const;
const bad = (errors: RowErrors, existing?: Existing): RowState => ({
  kind: 'bad',
  errors,
  ...(existing ? { existing } : {}),
});
const isEmpty = (errors: RowErrors) => Object.keys(errors).length === 0;

/** What may be chosen for a row whose record exists. */
export function decisionsFor({ by, isDeleted }: Existing): Decision[] {
  // Two people may have a phone number and a name in common.
  const asNew: Decision[] = by === 'PHONE' ? ['add'] : [];
  return [isDeleted ? 'restore' : 'update', ...asNew, 'skip'];
}

/** What was chosen for the record that a row is about. */
export const decisionOf = ({ decision }: GridRow, { record }: Existing): Decision | undefined =>
  decision?.customerId === record.customerId ? decision.action : undefined;

/**
 * Finds out the state of one row after the other, validated in the server's order: records that exist, the rules, emails that
 * are taken or that another row has before it, and the caps, which the first good rows use up.
 */
export function createRowEvaluator(knowledge: Knowledge): (row: GridRow) => RowState {
  const { errorsOf, takenOf, existingOf, refusalOf, caps, capOf } = knowledge;
  const seen = new Set<string>();
  const claimed = new Set<string>();
  const left = new Map<string, number>(caps?.map(cap => [cap.code, cap.left]));
  const capError = (cells: Cells): RowErrors | null => {
    const code = capOf(cells);
    const free = left.get(code);
    if (free === undefined) return null;
    if (free <= 0) return { row: `errors.${code}` };
    left.set(code, free - 1);
    return null;
  };

  const ofExisting = (row: GridRow, existing: Existing): RowState => {
    const { record, differences, isDeleted } = existing;
    const decision = decisionOf(row, existing);
    if (decision === 'skip') return { kind: 'skipped', existing };
    if (claimed.has(record.customerId)) return bad({ email: 'validation.duplicateEmail' }, existing);
    claimed.add(record.customerId);
    if (row.cells.email) seen.add(row.cells.email);
    if (!isDeleted && differences.length === 0) return { kind: 'unchanged', existing };
    const errors = Object.fromEntries(
      Object.entries(errorsOf(row) ?? {}).filter(([field]) =>
        differences.some(({ source }) => source === field),
      ),
    );
    if (!isEmpty(errors)) return bad(errors, existing);
    if (decision === undefined) return { kind: 'exists', existing };
    const full = isDeleted ? capError(row.cells) : null;
    return full === null ? { kind: 'ready', existing } : bad(full, existing);
  };

  return row => {
    if (isBlank(row)) return blank;
    const existing = existingOf(row);
    const refusal = refusalOf(row);
    if (refusal) return bad(refusal, existing ?? undefined);
    const errors = errorsOf(row);
    if (errors === undefined) return checking;
    if (existing && decisionOf(row, existing) !== 'add') return ofExisting(row, existing);
    const { email = '' } = row.cells;
    const isDuplicate = email !== '' && seen.has(email);
    seen.add(email);
    if (!isEmpty(errors))
      return bad(isDuplicate ? { email: 'validation.duplicateEmail', ...errors } : errors);
    if (isDuplicate) return bad({ email: 'validation.duplicateEmail' });
    const taken = takenOf(row);
    if (taken) return bad({ email: taken });
    const full = capError(row.cells);
    if (full !== null) return bad(full);
    return taken === undefined || caps === undefined ? checking : ready;
  };
}
