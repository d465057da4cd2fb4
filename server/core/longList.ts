/** A list of thousands of records in an answer, written as JSON a part at a time. Programs that read it get the records. */
export class LongList<T = unknown> {
  readonly length: number;
  /** The records from one on until before another as UTF-8, with commas between them. */
  readonly write: (from: number, until: number) => Uint8Array;
  constructor(length: number, write: LongList['write']) {
    this.length = length;
    this.write = write;
  }
  toJSON(): T[] {
    return JSON.parse(`[${new TextDecoder().decode(this.write(0, this.length))}]`) as T[];
  }
}

/** An answer, in which any list may be a long one. */
export type WithLongLists<A> = { [K in keyof A]: A[K] extends (infer T)[] ? A[K] | LongList<T> : A[K] };

/** An answer with its records. */
export const withRecords = (answer: object): object =>
  Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [name, value instanceof LongList ? value.toJSON() : value]),
  );
