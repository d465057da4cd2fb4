import { OperatorError } from '../config/OperatorError.ts';

/** A PostgreSQL as messages name it: `host:port/database`, without the password. */
function databaseName(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${decodeURIComponent(hostname) || 'localhost'}:${port || 5432}${pathname}`;
}

const unreachable = 'cannot be reached. Check that it runs, and the host and port in DATABASE_URL.';
const remedies: Record<string, string> = {
  ECONNREFUSED: unreachable,
  ENOTFOUND: unreachable,
  EAI_AGAIN: unreachable,
  ENOENT: unreachable,
  ETIMEDOUT: unreachable,
  EHOSTUNREACH: unreachable,
  ENETUNREACH: unreachable,
  ECONNRESET: 'closed the connection. Check that it is a PostgreSQL, and the port in DATABASE_URL.',
  '08P01':
    'does not accept the settings of a connection, as poolers do. Set DATABASE_DIRECT_URL to an address past the pooler.',
  '28P01': 'refused the password. Check the user and the password in DATABASE_URL.',
  '28000': 'does not let this user in. Check the user in DATABASE_URL, and pg_hba.conf of the PostgreSQL.',
  '3D000': 'has no database of that name. Create it, or correct the name in DATABASE_URL.',
  '42501': 'lacks rights for this user. Make the user of DATABASE_URL the owner of the database.',
  '53300': 'has no connection left. Raise max_connections, or run fewer processes.',
  '57P03': 'is starting up or shutting down. Start this again when it is ready.',
};

/** Node and drizzle wrap what went wrong: the first code in the chain is the reason. */
function codeOf(error: unknown): string | undefined {
  const { code, message, cause } = error as { code?: string; message?: string; cause?: unknown };
  if (code !== undefined) return code;
  if (/timeout|timed out/i.test(message ?? '')) return 'ETIMEDOUT';
  return cause === undefined ? undefined : codeOf(cause);
}

/** The error of a connection to PostgreSQL by a setting in words for the operator; any other error as it is. */
export function explainConnection(error: unknown, url: string, setting = 'DATABASE_URL'): unknown {
  if (error instanceof OperatorError) return error;
  const code = codeOf(error);
  const remedy = code === undefined ? undefined : remedies[code];
  return remedy === undefined
    ? error
    : new OperatorError(
        `The database ${databaseName(url)} ${remedy.replaceAll('DATABASE_URL', setting)} (${code})`,
        { cause: error },
      );
}
