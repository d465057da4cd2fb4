/** A part of the console could not be loaded. Browsers keep such a failure until the page is loaded again. */
export class LostScriptError extends Error {
  constructor(cause: unknown) {
    super(String(cause), { cause });
    this.name = 'LostScriptError';
  }
}
