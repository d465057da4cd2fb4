/** What the server allows of itself and of those who call it. The limits of the business are in `src/domain/limits.ts`. */
export const serverLimits = {
  /** The largest body in bytes: of a call that takes none, of one that is open to everyone, and of any other. */
  body: { none: 1_024, open: 64 * 1_024, json: 8 * 1_024 * 1_024 },
  /** Changes of one academy that a process makes at once, how many more may wait, and for how long. */
  writes: { atOnce: 4, waiting: 60, waitMs: 10_000 },
  /** How many rows of an import are written in one transaction. */
  import: { rowsAtOnce: 50 },
  /** How many students the undoing of an import or a bulk change changes in one transaction. */
  undo: { rowsAtOnce: 500 },
  /** How many addresses one account may try as a manager's in so many seconds: twice what an academy has room for. */
  administratorEmails: { times: 30, seconds: 3_600 },
  /** How long PostgreSQL may take for one thing before it is given up. */
  database: {
    connections: 10,
    connectionMs: 5_000,
    /** The embedded database has one connection: such a wait is a query made inside a transaction but outside of its connection. */
    embeddedConnectionMs: 30_000,
    lockMs: 5_000,
    statementMs: 30_000,
    idleInTransactionMs: 60_000,
    readyMs: 2_000,
  },
  /**
   * The read replica: how many connections; how far behind the primary it may be, how often the primary is asked where it is,
   * and how long a replica that does not answer is left alone.
   */
  replica: {
    connections: 10,
    connectionMs: 1_000,
    mostStaleMs: 5_000,
    positionMs: 1_000,
    retryMs: 5_000,
    /** How long a browser notes its last change; a replica that is further behind is not used at all. */
    noteSeconds: 60,
  },
  /** When stopping: how long requests are still taken, how long those under way may take, and how long all of it may. */
  stop: { announceMs: 1_000, finishMs: 20_000, jobsMs: 5_000, mostMs: 30_000 },
  /**
   * Requests of webhooks that a process makes at once, in all and to one webhook; how often it looks for those that are due,
   * and after what time another process takes one over.
   */
  webhooks: { atOnce: 20, atOncePerWebhook: 4, everyMs: 1_000, leaseMs: 60_000 },
  /**
   * What a mail service reports: how old a signature may be in seconds, events in a request, and how many days an address that was
   * reported gets no mails. Mailgun repeats a request for 8 hours without signing it again.
   */
  mailEvents: { signedSeconds: 300, mailgunSeconds: 12 * 3_600, most: 1_000, suppressedDays: 365 },
  /**
   * The size of a process's cache of completed days, of all academies together, and when unused entries expire.
   */
  cache: { mostBytes: 128 * 2 ** 20, unusedMs: 3_600_000 },
  /** How many days `security.txt` is valid; RFC 9116 advises less than a year. */
  securityTextDays: 364,
  /** When a request that found the server unavailable may be repeated. */
  retryAfterSeconds: 2,
} as const;
