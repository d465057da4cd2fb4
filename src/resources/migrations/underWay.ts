import type { Migration } from '../../domain/entities/migration.ts';

/** How often the progress of a migration is asked for. */
export const progressMs = 1_000;

/** Whether there is something left to do. */
export const isUnderWay = (migration: Pick<Migration, 'state'> | undefined) =>
  migration?.state === 'RUNNING' || migration?.state === 'ROLLING_BACK';
