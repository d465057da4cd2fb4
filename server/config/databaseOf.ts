import type { Config } from './config.ts';

/** Where the database is, as `openDatabase` takes it. */
export const databaseOf = ({
  databaseUrl,
  databaseDirectUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'dataDir'>) => ({
  url: databaseUrl,
  directUrl: databaseDirectUrl,
  dataDir,
});
