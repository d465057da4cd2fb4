import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { install } from './install.mjs';

install();
await build();
if (existsSync('.env')) process.loadEnvFile('.env');
process.env.NODE_ENV ??= 'production';
await import(pathToFileURL('dist/server/main.mjs').href);
