import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { setDefaults } from './setDefaults.mjs';

// npm run doctor: checks the installation that `npm start` would start.
install();
await build();
setDefaults();
await import(pathToFileURL('dist/server/doctor.mjs').href);
