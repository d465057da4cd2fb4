import type { Database } from '../../../server/database/open.ts';

/** A statement that was sent, to be sent again: it resolves when its result is there. */
export type Statement = () => Promise<unknown>;

interface Named {
  name?: string;
}

/** The statements that something sends to the database, without the one that reads who is signed in. */
export async function statementsOf(
  { pool }: Pick<Database, 'pool'>,
  act: () => Promise<unknown>,
): Promise<Statement[]> {
  const sent: unknown[][] = [];
  const query = pool.query;
  pool.query = ((...given: unknown[]) => {
    sent.push(given);
    return Reflect.apply(query, pool, given) as unknown;
  }) as typeof pool.query;
  try {
    await act();
  } finally {
    pool.query = query;
  }
  return sent
    .filter(([statement]) => (statement as Named).name !== 'session')
    .map(given => () => Reflect.apply(query, pool, given) as Promise<unknown>);
}
