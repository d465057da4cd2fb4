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
  options: OptionPlan[];
}

interface OptionPlan {
  value: string;
  label: string;
  names: string[];
}

/** A word without what people vary in it: case, spaces, and the marks of a required column. */
export const plainWord = (word: string) =>
  word
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\(.*?\)|[\s*_:·-]/g, '');
