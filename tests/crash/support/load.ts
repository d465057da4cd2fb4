import http from 'node:http';
import { apiBase, contract } from '../../../src/contract/index.ts';

/** The outcome of a request: its status, `refused` without a listener, else the error. */
export type Fate = number | 'refused' | `dropped: ${string}`;

export interface Load {
  fates: { fate: Fate; ms: number; kind: string }[];
  /** Until there have been so many fates. */
  until: (count: number) => Promise<void>;
  /** Ends it, once the requests under way have ended. */
  stop: () => Promise<void>;
}

let number = 0;

/**
 * Sends so many requests a second, reads and writes in turn, over connections that are kept as long as the server says
 * that they may be. A request is dropped when its connection was accepted and it got no whole answer.
 */
export function startLoad(url: string, cookie: string, perSecond: number): Load {
  const agent = new http.Agent({ keepAlive: true });
  const { host, port } = new URL(url);
  const fates: Load['fates'] = [];
  const running = new Set<Promise<unknown>>();
  const waiting = new Set<() => void>();

  const kinds = [
    () => ({ kind: 'me', call: contract.session.me }),
    () => ({ kind: 'list', call: contract.students.list }),
    () => ({
      kind: 'create',
      call: contract.students.create,
      body: { students: [{ name: '김새봄', email: `load${++number}@crash.example` }], invite: false },
    }),
    () => ({ kind: 'me', call: contract.session.me }),
  ];
  let turn = 0;

  function send() {
    const { kind, call, body } = kinds[turn++ % kinds.length]!() as {
      kind: string;
      call: { method: string; path: string };
      body?: object;
    };
    const started = performance.now();
    const sending = new Promise<Fate>(resolve => {
      const fail = (error: Error & { code?: string }) =>
        resolve(error.code === 'ECONNREFUSED' ? 'refused' : `dropped: ${error.code ?? error.message}`);
      const request = http.request(
        {
          host: '127.0.0.1',
          port,
          agent,
          method: call.method,
          path: apiBase + call.path,
          headers: {
            Host: host,
            Cookie: cookie,
            ...(body
              ? {
                  Origin: url,
                  'X-Requested-With': 'studyroom-console',
                  'Content-Type': 'application/json',
                  'Idempotency-Key': `crash-load-${number}`,
                }
              : {}),
          },
        },
        answer => {
          answer
            .on('error', fail)
            .on('end', () => resolve(answer.statusCode!))
            .resume();
        },
      );
      request.on('error', fail).end(body && JSON.stringify(body));
    });
    const ended = async () => {
      const fate = await sending;
      fates.push({ fate, ms: performance.now() - started, kind });
      for (const check of waiting) check();
      running.delete(sending);
    };
    running.add(sending);
    void ended();
  }

  const timer = setInterval(send, 1_000 / perSecond);
  return {
    fates,
    until: count =>
      new Promise(resolve => {
        const check = () => {
          if (fates.length < count) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      }),
    async stop() {
      clearInterval(timer);
      await Promise.all(running);
      agent.destroy();
    },
  };
}

/** How often each fate was met. */
export function countFates({ fates }: Pick<Load, 'fates'>): string {
  const counts: Record<string, number> = {};
  for (const { fate } of fates) counts[fate] = (counts[fate] ?? 0) + 1;
  return JSON.stringify(counts);
}
