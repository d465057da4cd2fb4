import type { Pool, PoolClient } from 'pg';

export interface Statement {
  text: string;
  rowCount: number;
}

type Result = { rows: unknown[] } | undefined;
type Query = (...input: unknown[]) => Promise<Result> | undefined;
type Done = (error: Error | undefined, result: Result) => void;

/** The statements that run on a pool, inside and outside of transactions, until `stop`. */
export function recordStatements(pool: Pool): { statements: Statement[]; stop: () => void } {
  const statements: Statement[] = [];
  const stops = new Map<PoolClient, () => void>();
  const record = (client: PoolClient) => {
    if (stops.has(client)) return;
    const query = client.query as Query;
    stops.set(client, () => void (client.query = query as never));
    client.query = ((...input: unknown[]) => {
      const [what] = input as [string | { text: string }];
      const add = (result: Result) =>
        void statements.push({
          text: typeof what === 'string' ? what : what.text,
          rowCount: result?.rows.length ?? 0,
        });
      const done = input.at(-1);
      if (typeof done !== 'function')
        return query.apply(client, input)?.then(result => {
          add(result);
          return result;
        });
      return query.call(client, ...input.slice(0, -1), (error: Error | undefined, result: Result) => {
        add(result);
        (done as Done)(error, result);
      });
    }) as never;
  };
  pool.on('acquire', record);
  return {
    statements,
    stop() {
      pool.off('acquire', record);
      for (const each of stops.values()) each();
    },
  };
}
