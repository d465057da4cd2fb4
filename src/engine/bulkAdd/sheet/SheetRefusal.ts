import type { Refusal } from './plan.ts';

/** A file that is not taken, and why. */
export class SheetRefusal extends Error {
  readonly why: Refusal;

  constructor(why: Refusal) {
    super(why);
    this.name = 'SheetRefusal';
    this.why = why;
  }
}
