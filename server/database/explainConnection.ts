import { OperatorError } from '../config/OperatorError.ts';

/** A PostgreSQL as messages name it: `host:port/database`, without the password. */
function databaseName(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${decodeURIComponent(hostname) || 'localhost'}:${port || 5432}${pathname}`;
}

const unreachable = 'cannot be reached. Check that it runs, and the host and port in DATABASE_URL.';
const untrusted =
  'has a certificate that no known authority has signed. Set sslmode=verify-full in DATABASE_URL, and in sslrootcert the file of the certificate, or of the authority that signed it.';
const withoutTls = 'NO_TLS';
const unreadable = 'UNREADABLE_FILE';
const remedies: Record<string, string> = {
  ECONNREFUSED: unreachable,
  ENOTFOUND: unreachable,
  EAI_AGAIN: unreachable,
  ENOENT: unreachable,
  ETIMEDOUT: unreachable,
  EHOSTUNREACH: unreachable,
  ENETUNREACH: unreachable,
  ECONNRESET: 'closed the connection. Check that it is a PostgreSQL, and the port in DATABASE_URL.',
  DEPTH_ZERO_SELF_SIGNED_CERT: untrusted,
  SELF_SIGNED_CERT_IN_CHAIN: untrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: untrusted,
  UNABLE_TO_GET_ISSUER_CERT: untrusted,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: untrusted,
  CERT_HAS_EXPIRED: 'has a certificate that has expired. Renew it.',
  ERR_TLS_CERT_ALTNAME_INVALID:
    'has a certificate for another name. Set a name that the certificate is for as the host in DATABASE_URL.',
  [withoutTls]:
    'does not offer TLS. Turn ssl on in the PostgreSQL, or, on the same machine, leave sslmode out of DATABASE_URL.',
  [unreadable]:
    'was not asked: a file that DATABASE_URL names (sslrootcert, sslcert or sslkey) cannot be read.',
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
function codeOf(error: unknown, url: string): string | undefined {
  const { code, message, path, cause } = error as {
    code?: string;
    message?: string;
    path?: string;
    cause?: unknown;
  };
  if (path !== undefined && URL.canParse(url) && [...new URL(url).searchParams.values()].includes(path))
    return unreadable;
  if (code !== undefined) return code;
  if (/does not support SSL/.test(message ?? '')) return withoutTls;
  if (/timeout|timed out/i.test(message ?? '')) return 'ETIMEDOUT';
  return cause === undefined ? undefined : codeOf(cause, url);
}

/** The error of a connection to PostgreSQL by a setting in words for the operator; any other error as it is. */
export function explainConnection(error: unknown, url: string, setting = 'DATABASE_URL'): unknown {
  if (error instanceof OperatorError) return error;
  const code = codeOf(error, url);
  const remedy = code === undefined ? undefined : remedies[code];
  return remedy === undefined
    ? error
    : new OperatorError(
        `The database ${databaseName(url)} ${remedy.replaceAll('DATABASE_URL', setting)} (${code})`,
        { cause: error },
      );
}
