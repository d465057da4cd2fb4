import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the migrations are: next to the bundled server, or in the sources. */
export const migrationsFolder = path.join(path.dirname(fileURLToPath(import.meta.url)), 'migrations');
