import { parentPort, workerData } from 'node:worker_threads';
import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';

/**
 * PostgreSQL in WebAssembly, in a thread of its own, spoken to in PostgreSQL's wire protocol. Messages to it are
 * `{ wire, bytes }`; a new wire number is a new connection, for which the one session is made as good as new.
 */
const { dataDir, template } = workerData;
const database = await PGlite.create({
  dataDir: dataDir ?? undefined,
  loadDataDir: template ? new Blob([await readFile(template)]) : undefined,
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB', '-c', 'timezone=UTC'],
});

let current = null;
let queue = Promise.resolve();
const answer = async ({ wire, bytes }) => {
  if (wire !== current) {
    current = wire;
    // One at a time: several statements together are a transaction, in which nothing can be discarded.
    await database.exec('ROLLBACK');
    await database.exec('DISCARD ALL');
  }
  await database.execProtocolRawStream(bytes, {
    onRawData: data => parentPort.postMessage({ wire, bytes: data.slice() }),
  });
};

parentPort.on('message', message => {
  if (message === 'close') {
    queue = queue.then(async () => {
      await database.close();
      parentPort.close();
    });
    return;
  }
  if (message === 'ready?') {
    queue = queue.then(() => parentPort.postMessage({ ready: true }));
    return;
  }
  if (message === 'dump') {
    queue = queue.then(async () => {
      const dump = await database.dumpDataDir('none');
      parentPort.postMessage({ dump: Buffer.from(await dump.arrayBuffer()) });
    });
    return;
  }
  queue = queue
    .then(() => answer(message))
    .catch(error => {
      parentPort.postMessage({ wire: message.wire, failed: String(error?.message ?? error) });
    });
});

parentPort.postMessage('ready');
