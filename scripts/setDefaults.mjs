import { existsSync } from 'node:fs';

/** Sets what `npm start` adds to the settings of the environment and of `.env`. */
export function setDefaults() {
  if (existsSync('.env')) process.loadEnvFile('.env');
  // Where nothing says otherwise, this is somebody having a look. In production the demo runs only if asked for by name.
  if (process.env.NODE_ENV !== 'production' && !process.env.DATABASE_URL) process.env.DEMO ||= '1';
  process.env.NODE_ENV ??= 'production';
}
