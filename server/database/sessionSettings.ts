import { serverLimits } from '../config/serverLimits.ts';

const { lockMs, statementMs, idleInTransactionMs } = serverLimits.database;

/** PostgreSQL's settings for a connection of the server, in the units that PostgreSQL shows them in. */
export const limitedSettings = {
  timezone: 'UTC',
  lock_timeout: `${lockMs / 1_000}s`,
  statement_timeout: `${statementMs / 1_000}s`,
  idle_in_transaction_session_timeout: `${idleInTransactionMs / 60_000}min`,
  // Compiling a statement takes longer than any statement of this server saves by it.
  jit: 'off',
  // Requests share the processors already: a worker takes milliseconds to start, and only what is long gets it back.
  parallel_setup_cost: '10000',
  // Sums over some thousands of students are sorted and grouped in memory.
  work_mem: '16MB',
};

/** The settings as `options` of a connection; without limits, a statement may take as long as it takes. */
export const sessionSettings = (limited: boolean) =>
  Object.entries(limitedSettings)
    .map(([name, value]) => `-c ${name}=${!limited && name.endsWith('_timeout') ? 0 : value}`)
    .join(' ');
