import { existsSync } from 'node:fs';

/** Sets what `npm start` adds to the settings of the environment and of `.env`. */
export function setDefaults() {
  if (existsSync('.env')) process.loadEnvFile('.env');
  // The demo is the default, except in production, where it runs only with DEMO=1.
  if (process.env.NODE_ENV !== 'production' && !process.env.DATABASE_URL) process.env.DEMO ||= '1';
  process.env.NODE_ENV ??= 'production';
}
