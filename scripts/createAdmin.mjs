import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { install } from './install.mjs';

// npm run create-admin -- --email you@example.com --name "Your name"
install();
await build();
await import(pathToFileURL('dist/server/createAdmin.mjs').href);
