/** What an audit found, said at once, and how much it looked at. A fault of a shared part is said once and counted. */
export class Findings {
  looked = 0;
  count = 0;
  readonly #said = new Set<string>();

  /** For runs that take minutes, and may be ended. */
  tellProgress(): void {
    process.stdout.write(`… ${this.looked} looked at, ${this.count} findings\n`);
  }

  add(at: string, what: string): void {
    this.count++;
    // Ids of React differ from page to page.
    const fault = what.replace(/_r_\w+_|«\w+»|:\w+:/g, '').replace(/localhost:\d+/g, '');
    if (this.#said.has(fault)) return;
    this.#said.add(fault);
    process.stdout.write(`- ${at}\n    ${what}\n`);
  }
}
