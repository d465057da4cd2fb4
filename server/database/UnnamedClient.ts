import pg from 'pg';

/**
 * A connection by way of a connection pooler, which hands out any connection for each transaction: a statement that was
 * prepared by name would be on another one, so that none is.
 */
export class UnnamedClient extends pg.Client {
  override query = ((query: unknown, ...rest: unknown[]) =>
    Reflect.apply(pg.Client.prototype.query, this, [unnamed(query), ...rest])) as pg.Client['query'];
}

const unnamed = (query: unknown) =>
  typeof query === 'object' && query !== null && 'name' in query && !('submit' in query)
    ? { ...query, name: undefined }
    : query;
