import type { Database } from '../../../server/database/open.ts';

/** A statement that was sent, to be sent again. */
export interface Statement {
  /** Whether it reads who is signed in. */
  isSession: boolean;
  /** Resolves with its rows. */
  send: () => Promise<Record<string, unknown>[]>;
}

interface Named {
  name?: string;
}

/** The statements that something sends to the database, in their order. */
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
  return sent.map(given => ({
    isSession: (given[0] as Named).name === 'session',
    async send() {
      const { rows } = await (Reflect.apply(query, pool, given) as Promise<{
        rows: Record<string, unknown>[];
      }>);
      return rows;
    },
  }));
}
