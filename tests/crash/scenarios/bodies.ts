import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { apiBase, contract } from '../../../src/contract/index.ts';
import { memoryOf } from '../../bench/support/memoryOf.ts';
import type { Scenario } from '../support/scenario.ts';
import { onEmbedded } from '../support/startOn.ts';

const [atOnce, bodyBytes, pieceBytes] = [8, 300 * 1_024 * 1_024, 64 * 1_024];
const [mostMb, mostMs] = [100, 500];

/** Sends a body in pieces until it is through or refused, and returns the status, if there was one. */
const sendBody = (url: string, path: string) =>
  new Promise<number | null>(resolve => {
    const { host, port } = new URL(url);
    const headers = {
      Host: host,
      Origin: url,
      'X-Requested-With': 'studyroom-console',
      'Content-Type': 'application/json',
    };
    const to = { host: '127.0.0.1', port, path: apiBase + path, method: 'POST', headers };
    let status: number | null = null;
    const request = http.request(to, answer => {
      status = answer.statusCode!;
      answer.resume();
    });
    request.on('error', () => undefined).on('close', () => resolve(status));
    const piece = Buffer.alloc(pieceBytes, ' ');
    let sent = 0;
    const send = () => {
      while (sent < bodyBytes && !request.destroyed) {
        sent += pieceBytes;
        if (!request.write(piece)) return void request.once('drain', send);
      }
      request.end();
    };
    send();
  });

export const scenario: Scenario = {
  about: `${atOnce} bodies of 300 MB at once, in pieces, to signing in and out: at most +${mostMb} MB, others answered within ${mostMs} ms`,
  times: 3,
  async run(times, say) {
    const place = await onEmbedded();
    const server = await place.start();
    const port = new URL(server.url).port;
    const memory = memoryOf(server.pid);
    let held = 0;
    try {
      for (let time = 0; time < times; time++)
        for (const { path } of [contract.auth.logout, contract.auth.login]) {
          const ask = async () => {
            const requested = performance.now();
            await (
              await fetch(`http://127.0.0.1:${port}${apiBase}${contract.session.me.path}`, {
                headers: { Cookie: place.cookie },
              })
            ).text();
            return performance.now() - requested;
          };
          await ask();
          memory.forgetPeak();
          const before = memory.now() ?? 0;
          const state = { isSending: true };
          const sending = Promise.all(
            Array.from({ length: atOnce }, () => sendBody(server.url, path)),
          ).finally(() => (state.isSending = false));
          let slowest = 0;
          do {
            slowest = Math.max(slowest, await ask());
            await wait(20);
          } while (state.isSending);
          const statuses = await sending;
          const grown = (memory.peak() ?? 0) - before;
          say(
            `${path}: ${statuses.join(' ')}; +${Math.round(grown)} MB; slowest other ${Math.round(slowest)} ms`,
          );
          const refused = statuses.every(status => status === 413 || status === null);
          if (refused && grown <= mostMb && slowest <= mostMs) held++;
        }
    } finally {
      await server.stop();
      await place.remove();
    }
    return { tried: times * 2, held };
  },
};
