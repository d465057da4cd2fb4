/**
 * PostgreSQL's conditions that pass: connections refused, lost or too many (class 08, 53300, 57P01-57P05), a lock or a
 * statement that took too long (55P03, 57014, 25P03, 25P04), and transactions that got into each other's way (40001, 40P01).
 */
const states = /^(08...|53300|57P0[1-5]|55P03|57014|25P0[34]|40001|40P01)$/;
/** Error codes of the operating system for a connection; `ENOENT` is a missing socket. */
const connectionErrors =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN)$/;
/** What `pg` and `pg-pool` say of it, which have no codes. */
const messages =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed and is not queryable|The embedded database stopped)/;

/** Whether a query failed because the database could not be reached or was too busy, so that it may succeed later. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  if (typeof code === 'string' && (states.test(code) || connectionErrors.test(code))) return true;
  if (code === 'ENOENT' && syscall === 'connect') return true;
  return messages.test(error.message) || isUnavailable(error.cause);
}
