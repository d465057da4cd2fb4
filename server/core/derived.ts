/** An answer that is known by its tag before it is made: for who has the answer with this tag, none is made. */
export class Derived<T = unknown> {
  /** Of all that the answer depends on: an entity tag without its quotes. */
  readonly tag: string;
  readonly make: () => T;
  constructor(tag: string, make: () => T) {
    this.tag = tag;
    this.make = make;
  }
}
