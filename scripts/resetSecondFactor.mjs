import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { install } from './install.mjs';

// npm run reset-second-factor -- --email you@example.com
install();
await build();
await import(pathToFileURL('dist/server/resetSecondFactor.mjs').href);
