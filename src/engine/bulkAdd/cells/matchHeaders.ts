import type { FieldPlan } from './plan.ts';
import { plainWord } from './plainWord.ts';

export interface Headers {
  /** For each column of the file, the source of the field it holds; null for one that is not known. */
  sources: (string | null)[];
  /** Headers that are not known. */
  unknown: string[];
  /** Labels of required fields that no column holds. */
  missing: string[];
  /** Labels of fields that two columns hold. */
  repeated: string[];
}

/** Which column of a file is which field, by either language's words, in any order. */
export function matchHeaders(fields: readonly FieldPlan[], headers: readonly string[]): Headers {
  const byName = new Map(fields.flatMap(({ source, names }) => names.map(name => [name, source] as const)));
  const sources = headers.map(header => byName.get(plainWord(header)) ?? null);
  const countOf = (source: string) => sources.filter(each => each === source).length;
  return {
    sources,
    unknown: headers.filter((header, column) => sources[column] === null && header.trim() !== ''),
    missing: fields.filter(({ source, isRequired }) => isRequired && countOf(source) === 0).map(labelOf),
    repeated: fields.filter(({ source }) => countOf(source) > 1).map(labelOf),
  };
}

const labelOf = ({ label }: FieldPlan) => label;
