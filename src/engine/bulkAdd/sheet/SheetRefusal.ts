import type { Refusal } from './plan.ts';

/** A file that is not taken, and why. */
export class SheetRefusal extends Error {
  readonly why: Refusal;
  readonly names: string[];

  constructor(why: Refusal, names: string[] = []) {
    super(why);
    this.name = 'SheetRefusal';
    this.why = why;
    this.names = names;
  }
}
