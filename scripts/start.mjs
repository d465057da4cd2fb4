import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { install } from './install.mjs';

install();
await build();
if (existsSync('.env')) process.loadEnvFile('.env');
// Where nothing says otherwise, this is somebody having a look. In production the demo runs only if asked for by name.
if (process.env.NODE_ENV !== 'production' && !process.env.DATABASE_URL) process.env.DEMO ||= '1';
process.env.NODE_ENV ??= 'production';
await import(pathToFileURL('dist/server/main.mjs').href);
