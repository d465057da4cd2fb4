import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { cookieName } from '../../../server/auth/session/cookie.ts';
import { readConfig } from '../../../server/config/config.ts';
import { apiBase, contract } from '../../../src/contract/index.ts';
import { apiScopes } from '../../../src/domain/apiScopes.ts';
import { createCaller } from '../../support/caller.ts';
import { visit } from '../../crash/support/visitor.ts';
import { createRoomLoad } from './roomLoad.ts';

/** What the people of an academy do while it is measured. */
export const usualLoad = {
  /** How many of the students are in a room. */
  present: 150,
  rooms: 10,
  /** Each of them does something once in so many seconds. */
  eventSeconds: 120,
  /** An administrator asks for something once in so many seconds, and the wall for all who are there. */
  requestSeconds: 5,
  wallSeconds: 30,
};

/** Times in milliseconds, and what failed. */
export interface Measured {
  requests: number[];
  events: number[];
  received: number[];
  failures: number;
}

interface Academy {
  token: string;
  customerIds: readonly string[];
}

const cookie = cookieName(readConfig({}));
const first = { page: 0, size: 25 } as const;

/** The screens of an administrator, as they are opened one after the other. */
const screens = [
  contract.students.list,
  contract.attendances.today,
  contract.dashboard.overview,
  contract.rooms.active,
  contract.dashboard.attendanceSummary,
  contract.students.summaries,
  contract.dashboard.studyTimeTrend,
];

/**
 * An academy at work on a running server: events of its rooms, an open wall that listens, and an administrator. `begin` has
 * its students enter; `play` lasts until the signal.
 */
export function academyLoad(origin: string, { token, customerIds }: Academy) {
  const owner = visit(origin, token);
  const load = createRoomLoad({
    customerIds: customerIds.slice(0, usualLoad.present),
    rooms: usualLoad.rooms,
  });
  let program: ReturnType<typeof createCaller>;
  let wall: http.ClientRequest | undefined;
  let received: (() => void) | undefined;

  const report = (batch: ReturnType<typeof load.begin>) =>
    program.send(contract.roomService.events, { body: batch });
  const listen = () =>
    new Promise<void>(resolve => {
      const headers = { Cookie: `${cookie}=${token}` };
      wall = http.get(origin + apiBase + contract.session.events.path, { headers, agent: false }, answer => {
        resolve();
        answer.on('data', (chunk: Buffer) => {
          if (chunk.includes('event: change')) received?.();
        });
        answer.on('error', () => undefined);
      });
      wall.on('error', () => undefined);
    });

  return {
    async begin(): Promise<void> {
      const { body } = await owner.call(contract.apiKeys.create, {
        body: { name: 'Load', scopes: [...apiScopes], days: null },
      });
      program = createCaller({ origin, fetch: request => fetch(request) }, async () => undefined, {
        secret: body.secret,
      });
      await report(load.begin(new Date()));
      await listen();
    },

    async play(into: Measured, signal: AbortSignal): Promise<void> {
      const wait = (ms: number) => pause(ms, undefined, { signal }).catch(() => undefined);
      const repeat = async (seconds: number, work: (round: number) => Promise<void>) => {
        // Academies are not in step.
        await wait(Math.random() * seconds * 1_000);
        for (let round = 0; !signal.aborted; round++) {
          const started = performance.now();
          await work(round).catch(() => into.failures++);
          await wait(Math.max(0, started + seconds * 1_000 - performance.now()));
        }
      };
      const timed = async (times: number[], send: () => Promise<{ status: number }>) => {
        const started = performance.now();
        const { status } = await send();
        times.push(performance.now() - started);
        if (status !== 200) into.failures++;
      };
      await Promise.all([
        repeat(usualLoad.eventSeconds / usualLoad.present, async () => {
          const started = performance.now();
          received = () => {
            into.received.push(performance.now() - started);
            received = undefined;
          };
          await timed(into.events, () => report([load.next(new Date())]));
        }),
        repeat(usualLoad.requestSeconds, round =>
          timed(into.requests, () => {
            const call = screens[round % screens.length]!;
            return owner.send(call, {
              query: call.query && 'page' in call.query.fields ? first : {},
            });
          }),
        ),
        repeat(usualLoad.wallSeconds, () => timed(into.requests, () => owner.send(contract.study.live, {}))),
      ]);
    },

    end: () => void wall?.destroy(),
  };
}
