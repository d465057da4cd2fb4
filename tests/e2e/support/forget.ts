import { rmSync } from 'node:fs';
import type { Reporter } from '@playwright/test/reporter';

/** Removes the database that the run was made on, once the server that used it has stopped. */
export default class Forget implements Reporter {
  printsToStdio = () => false;
  async onExit() {
    if (process.env.E2E_DATA_DIR) rmSync(process.env.E2E_DATA_DIR, { recursive: true, force: true });
  }
}
