import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { setDefaults } from './setDefaults.mjs';

install();
await build();
setDefaults();
await import(pathToFileURL('dist/server/main.mjs').href);
