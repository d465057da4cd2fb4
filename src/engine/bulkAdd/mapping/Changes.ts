import type { Correction, Suggestion } from '../cells/CellReading.ts';

/** One way in which values of a column were corrected, or could be. */
export interface Change<Kind> {
  /** Names this change among all. */
  key: string;
  kind: Kind;
  source: string;
  count: number;
  /** The first values, before and after. */
  examples: { number: number; before: string; after: string }[];
}

export interface Changes {
  corrections: Change<Correction>[];
  suggestions: Change<Suggestion>[];
}

const examplesShown = 3;

/** Collects what was changed, by kind and field. */
export class ChangeCollector<Kind extends string> {
  private readonly byKey = new Map<string, Change<Kind>>();

  /** Returns the key of the change. */
  add(kind: Kind, source: string, example: { number: number; before: string; after: string }): string {
    const key = `${source}/${kind}`;
    const change = this.byKey.get(key) ?? { key, kind, source, count: 0, examples: [] };
    change.count++;
    if (change.examples.length < examplesShown) change.examples.push(example);
    this.byKey.set(key, change);
    return key;
  }

  /** The most frequent first. */
  all(): Change<Kind>[] {
    return [...this.byKey.values()].toSorted((a, b) => b.count - a.count);
  }
}

/** A suggestion for values that were pasted, with what each of them becomes. */
export interface PastedSuggestion extends Change<Suggestion> {
  texts: ReadonlyMap<string, string>;
}
