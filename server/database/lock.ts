import { randomUUID } from 'node:crypto';
import { statSync, unlinkSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { OperatorError } from '../config/OperatorError.ts';

/**
 * Takes a data folder for this process alone, and returns how to let go of it. The lock is a local socket in the
 * folder: the kernel frees it when its owner dies, however it dies, so that a restart after a crash never waits.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const address = addressOf(folder);
  const token = randomUUID();
  const server = net.createServer(socket => socket.end(token)).unref();
  for (let attempt = 0; attempt < 3; attempt++) {
    if (await listen(server, address)) {
      if ((await ask(address)) === token) return () => new Promise(resolve => server.close(() => resolve()));
      server.close();
      break;
    }
    const before = inodeOf(address);
    if ((await ask(address)) !== null) break;
    // No answer: a dead process left it behind.
    if (before !== null && inodeOf(address) === before) unlinkSync(address);
  }
  throw new FolderInUseError(folder);
}

export class FolderInUseError extends OperatorError {
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another process of this server. Stop that one first, or give this one a folder of its own with DATA_DIR.`,
    );
  }
}

/** Socket paths are limited to about 100 characters; the shorter of the absolute and the relative one is used. */
function addressOf(folder: string): string {
  if (process.platform === 'win32') {
    return `\\\\.\\pipe\\studyroom-${Buffer.from(path.resolve(folder)).toString('hex').slice(-80)}`;
  }
  const absolute = path.resolve(folder, 'lock.sock');
  const relative = path.relative(process.cwd(), absolute);
  const address = relative.length < absolute.length ? relative : absolute;
  if (address.length > 100)
    throw new Error(`The path of the data folder ${folder} is too long; choose a shorter DATA_DIR.`);
  return address;
}

const listen = (server: net.Server, address: string) =>
  new Promise<boolean>((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error);
    server.once('error', failed);
    server.listen(address, () => {
      server.off('error', failed);
      resolve(true);
    });
  });

/** The answer of the lock's owner; null when no process is listening. */
const ask = (address: string) =>
  new Promise<string | null>(resolve => {
    let answer = '';
    const socket = net.connect(address);
    socket.setTimeout(2_000, () => {
      socket.destroy();
      resolve('silent');
    });
    socket.on('data', data => (answer += data.toString()));
    socket.on('end', () => resolve(answer));
    socket.on('error', () => resolve(null));
  });

function inodeOf(address: string): number | null {
  try {
    return statSync(address).ino;
  } catch {
    return null;
  }
}
