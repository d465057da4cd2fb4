import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import type { Options } from '../../scripts/conformance/run.ts';
import { exampleOf } from '../../scripts/openapi/exampleOf.ts';
import type { BodyOf } from '../../src/contract/call.ts';
import { contract } from '../../src/contract/index.ts';
import { anInquiry } from '../server/admin/inquiries/anInquiry.ts';
import { aNotice, toThese } from '../server/notifications/aNotice.ts';
import { password } from './person.ts';
import { studyRooms } from './studyRooms.ts';
import { createWorld } from './world.ts';

/** What a proxy makes of an answer. */
export type Tamper = (request: Request, answer: Response) => Response | Promise<Response>;

/** What a proxy makes of a request; `send` makes further ones. */
export type Forward = (
  request: Request,
  send: (request: Request) => Promise<Response>,
) => Request | Promise<Request>;

let runs = 0;

/**
 * The server over HTTP, with an academy that has something of everything, and who checks it. `tamper` changes answers
 * between them, as a faulty proxy would.
 */
export async function serveBackend(
  tamper: Tamper = (_, answer) => answer,
  forward: Forward = request => request,
) {
  const world = await createWorld({ env: { TRUST_PROXY: '1' } });
  const academy = await world.academy();
  const neighbour = await world.academy();
  // No student can be transferred to it.
  await world.academy({ name: 'Abroad', timeZone: 'America/New_York' });
  const newcomer = await neighbour.student();
  const manager = await academy.manager({ permissions: ['VIEW_STUDENT', 'VIEW_STUDY', 'VIEW_STUDY_TIME'] });
  const observer = await academy.manager({ observer: true });
  const superAdmin = await world.superAdmin();
  const student = await academy.student({ name: '강하늘' });
  const rooms = studyRooms(world, academy);
  await rooms.enter(student, await rooms.room());
  await rooms.press(student, 'STUDY');
  world.clock.advance({ minutes: 20 });
  await world.stranger().call(contract.inquiries.create, { body: anInquiry() });
  await academy.owner.call(contract.notifications.create, { body: aNotice(toThese(student)) });
  await academy.owner.call(contract.webhooks.create, {
    body: exampleOf(contract.webhooks.create.body!) as BodyOf<typeof contract.webhooks.create>,
  });
  await superAdmin.call(contract.admin.migrate, {
    body: {
      fromGroupId: neighbour.groupId,
      toGroupId: academy.groupId,
      customerIds: [newcomer.customerId],
      reason: 'Conformance',
    },
  });

  const server = serve({
    port: 0,
    hostname: '127.0.0.1',
    async fetch(request, bindings) {
      const send = async (each: Request) => world.server.fetch(each, bindings);
      return tamper(request, await send(await forward(request, send)));
    },
  });
  await new Promise(resolve => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { publicUrl } = world.config;
  const of = ({ email }: { email: string }) => ({ email, password });
  const options: Options = {
    url,
    origin: publicUrl,
    // Every run comes from an address of its own, so that the limits on tries are its own too.
    headers: { 'X-Forwarded-For': `10.77.${++runs >> 8}.${runs & 255}` },
    people: { owner: of(academy.owner), manager: of(manager), observer: of(observer), admin: of(superAdmin) },
  };
  return {
    world,
    academy,
    options,
    close: () => new Promise(resolve => server.close(resolve)),
  };
}
