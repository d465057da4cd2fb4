import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the migrations are: beside the bundled server, or in the sources. */
export const migrationsFolder = path.join(path.dirname(fileURLToPath(import.meta.url)), 'migrations');
