import type { CellKind } from '../definition.ts';

/** A column with its words, as plain data that a worker takes. */
export interface FieldPlan {
  source: string;
  kind: CellKind;
  /** In the visitor's language. */
  label: string;
  isRequired: boolean;
  width: number;
  example: string;
  /** Everything that a file may call it, in the form of `plainWord`. */
  names: string[];
  /** What else goes there while no column that is named for it does, in the same form. */
  spareNames: string[];
  options: OptionPlan[];
  /** Its values are records, of which a file may name some that cannot be chosen. */
  namesRecords?: true;
}

interface OptionPlan {
  value: string;
  label: string;
  names: string[];
}
