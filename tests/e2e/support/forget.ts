import { rmSync } from 'node:fs';

/** Removes the database that the run was made on. */
export default function forget() {
  if (process.env.E2E_DATA_DIR) rmSync(process.env.E2E_DATA_DIR, { recursive: true, force: true });
}
