import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { install } from './install.mjs';

// npm run backup -- file.ndjson.gz     npm run restore -- file.ndjson.gz
install();
await build();
await import(pathToFileURL('dist/server/backup.mjs').href);
