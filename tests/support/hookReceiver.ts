import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedHook {
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** What a receiver answers: a status, with headers and a text, or nothing at all. */
export type HookAnswer =
  | number
  | { status: number; headers?: Record<string, string>; text?: string }
  | 'stall';

/** Another system's HTTP server on this machine, which answers each request as scripted. */
export async function openHookReceiver(answer: (request: ReceivedHook, index: number) => HookAnswer) {
  const received: ReceivedHook[] = [];
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const hook = {
        path: request.url!,
        headers: request.headers as Record<string, string>,
        body: Buffer.concat(chunks).toString('utf8'),
      };
      const wanted = answer(hook, received.length);
      received.push(hook);
      if (wanted === 'stall') return;
      const { status, headers = {}, text = '' } = typeof wanted === 'number' ? { status: wanted } : wanted;
      response.writeHead(status, headers).end(text);
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    received,
    port,
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
