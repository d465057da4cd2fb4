import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { install } from './install.mjs';

// npm run distribute -- --dry-run: distributes the tables of DATABASE_URL over the workers of Citus.
install();
await build();
await import(pathToFileURL('dist/server/distribute.mjs').href);
