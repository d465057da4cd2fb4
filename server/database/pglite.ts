import { once } from 'node:events';
import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { serverLimits } from '../config/serverLimits.ts';

const terminate = 'X'.charCodeAt(0);

/** One connection to the worker, for `pg` to use in place of a socket. */
class Wire extends Duplex {
  static #count = 0;
  readonly #wire = ++Wire.#count;
  readonly #worker: Worker;
  readonly #receive = (message: { wire?: number; bytes?: Uint8Array; failed?: string }) => {
    if (message.wire !== this.#wire) return;
    if (message.failed) this.destroy(new Error(message.failed));
    else if (message.bytes) this.push(Buffer.from(message.bytes));
  };
  readonly #died = () => this.destroy(new Error('The embedded database stopped.'));

  constructor(worker: Worker) {
    super();
    this.#worker = worker;
    worker.on('message', this.#receive);
    worker.once('exit', this.#died);
  }

  connect() {
    setImmediate(() => this.emit('connect'));
    return this;
  }
  setNoDelay() {
    return this;
  }
  setKeepAlive() {
    return this;
  }
  ref() {
    return this;
  }
  unref() {
    return this;
  }

  override _read() {}
  override _write(chunk: Buffer, _encoding: string, done: () => void) {
    // Do not send Terminate: PGlite has one session only.
    if (chunk[0] !== terminate) this.#worker.postMessage({ wire: this.#wire, bytes: new Uint8Array(chunk) });
    done();
  }
  override _writev(chunks: { chunk: Buffer }[], done: () => void) {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), '', done);
  }
  /** A client that closes waits for the other side to close too. */
  override _final(done: () => void) {
    this.push(null);
    done();
  }
  override _destroy(error: Error | null, done: (error: Error | null) => void) {
    this.#worker.off('message', this.#receive);
    this.#worker.off('exit', this.#died);
    done(error);
  }
}

interface PgliteOptions {
  /** Where the files are; in memory when absent. */
  dataDir?: string;
  /** A dump of a data folder to begin with, which spares the slow first initialisation. */
  template?: string;
}

/**
 * Starts PostgreSQL in a worker thread and returns a pool of one connection to it. In the server's own thread a query
 * would hold up everything else.
 */
export async function openPglite({ dataDir, template }: PgliteOptions) {
  const worker = new Worker(new URL('./pgliteWorker.mjs', import.meta.url), {
    workerData: { dataDir, template },
  });
  await new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve());
    worker.once('error', reject);
  });
  worker.setMaxListeners(0);
  const pool = new pg.Pool({
    max: 1,
    idleTimeoutMillis: 0,
    user: 'postgres',
    database: 'postgres',
    connectionTimeoutMillis: serverLimits.database.embeddedConnectionMs,
    stream: () => new Wire(worker),
  });
  pool.on('error', () => undefined);
  pool.on('connect', client => client.on('error', () => undefined));
  let hasEnded = false;
  worker.once('exit', () => (hasEnded = true));
  let readiness: Promise<boolean> | undefined;
  /** The thread answers between two statements: its one session belongs to whatever transaction is open. */
  const ask = () =>
    new Promise<boolean>(resolve => {
      const listen = (message: { ready?: true }) => message.ready && answer(true);
      const died = () => answer(false);
      const timer = setTimeout(died, serverLimits.database.connectionMs);
      const answer = (ready: boolean) => {
        clearTimeout(timer);
        worker.off('message', listen).off('exit', died);
        readiness = undefined;
        resolve(ready);
      };
      worker.on('message', listen).once('exit', died);
      worker.postMessage('ready?');
    });
  return {
    pool,
    isReady: async () => !hasEnded && (await (readiness ??= ask())),
    /** The data folder as a tar file. */
    async dump(): Promise<Buffer> {
      const dumped = new Promise<Buffer>(resolve => {
        const listen = (message: { dump?: Uint8Array }) => {
          if (!message.dump) return;
          worker.off('message', listen);
          resolve(Buffer.from(message.dump));
        };
        worker.on('message', listen);
      });
      worker.postMessage('dump');
      return dumped;
    },
    async close() {
      await pool.end();
      const exited = once(worker, 'exit');
      worker.postMessage('close');
      await exited;
    },
  };
}
