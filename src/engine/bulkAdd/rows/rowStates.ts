import { isBlank, type Cap, type Cells, type GridRow, type RowErrors } from '../definition.ts';

/** `checking`: the rules are kept, and the server has not been asked yet about what only it knows. */
export type RowState =
  { kind: 'blank' } | { kind: 'checking' } | { kind: 'ready' } | { kind: 'bad'; errors: RowErrors };

/** What is known of rows; `undefined` while it is being found out. */
export interface Knowledge {
  /** What the rules say of a row. */
  errorsOf: (row: GridRow) => RowErrors | undefined;
  /** The key of why an email is not available, by the server's dry run, or null. */
  takenOf: (email: string) => string | null | undefined;
  /** Why the server refused a row that was sent; forgotten when the row is changed. */
  refusalOf: (row: GridRow) => RowErrors | undefined;
  caps: readonly Cap[] | undefined;
  capOf: (cells: Cells) => string;
}

const blank = { kind: 'blank' } as const;
const checking = { kind: 'checking' } as const;
const ready = { kind: 'ready' } as const;
const bad = (errors: RowErrors): RowState => ({ kind: 'bad', errors });

/**
 * The state of every row, validated in the server's order: the rules, emails that are taken or that
 * another row has before it, and the caps, which the first good rows use up.
 */
export function rowStates(rows: readonly GridRow[], knowledge: Knowledge): Map<number, RowState> {
  const { errorsOf, takenOf, refusalOf, caps, capOf } = knowledge;
  const seen = new Set<string>();
  const left = new Map<string, number>(caps?.map(cap => [cap.code, cap.left]));
  const validateRow = (row: GridRow): RowState => {
    if (isBlank(row)) return blank;
    const refusal = refusalOf(row);
    if (refusal) return bad(refusal);
    const errors = errorsOf(row);
    if (errors === undefined) return checking;
    const { email = '' } = row.cells;
    const isDuplicate = email !== '' && seen.has(email);
    seen.add(email);
    if (Object.keys(errors).length > 0)
      return bad(isDuplicate ? { email: 'validation.duplicateEmail', ...errors } : errors);
    if (isDuplicate) return bad({ email: 'validation.duplicateEmail' });
    const taken = takenOf(email);
    if (taken) return bad({ email: taken });
    const code = capOf(row.cells);
    const free = left.get(code);
    if (free !== undefined) {
      if (free <= 0) return bad({ row: `errors.${code}` });
      left.set(code, free - 1);
    }
    return taken === undefined || caps === undefined ? checking : ready;
  };
  return new Map(rows.map(row => [row.id, validateRow(row)]));
}
