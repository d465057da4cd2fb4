import { freePort } from '../../support/freePort.ts';
import { startLiveServer } from '../../support/liveServer.ts';
import type { FileServer } from './fileServer.ts';

/** A console on one origin and an API on another, which allows it. */
export async function startApart(startConsole: (apiUrl: string) => Promise<FileServer>) {
  const port = await freePort();
  const console = await startConsole(`http://localhost:${port}`);
  const api = await startLiveServer({ port, env: { CONSOLE_ORIGINS: console.url } });
  return {
    console,
    api,
    async stop() {
      await console.stop();
      await api.stop();
    },
  };
}
