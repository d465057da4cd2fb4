/** A PostgreSQL as messages name it: `host:port/database`, without the password. */
export function databaseName(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${decodeURIComponent(hostname) || 'localhost'}:${port || 5432}${pathname}`;
}
