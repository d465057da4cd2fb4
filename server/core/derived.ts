/**
 * An answer that follows from a text alone, which is cheaper than the answer: for who has the answer to the same text, none
 * is made.
 */
export class Derived<T = unknown> {
  /** All that the answer depends on, the longest last. */
  readonly source: readonly [string, string];
  readonly make: () => T;
  constructor(source: readonly [string, string], make: () => T) {
    this.source = source;
    this.make = make;
  }
}
