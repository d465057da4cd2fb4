import { sendDue } from '../../../server/notifications/webhooks/sendDue.ts';
import type { BodyOf } from '../../../src/contract/call.ts';
import { contract } from '../../../src/contract/index.ts';
import { openHookReceiver, type HookAnswer, type ReceivedHook } from '../../support/hookReceiver.ts';
import { studyRooms } from '../../support/studyRooms.ts';
import { createWorld } from '../../support/world.ts';

type Body = BodyOf<typeof contract.webhooks.create>;

/** A webhook that wants one type, unless said otherwise. */
export const hookBody = (given: Partial<Body> = {}): Body => ({
  url: 'https://rooms.example.com/hooks',
  description: '',
  eventTypes: ['room.ended'],
  active: true,
  absentAt: null,
  ...given,
});

/** An academy whose events are posted to a receiver on this machine. */
export async function hookWorld(
  answer: (request: ReceivedHook, index: number) => HookAnswer = () => 204,
  env: Record<string, string> = {},
) {
  const receiver = await openHookReceiver(answer);
  const world = await createWorld({ env: { WEBHOOK_ALLOWED_HOSTS: '127.0.0.1', ...env } });
  const academy = await world.academy();
  const { owner } = academy;
  return {
    world,
    academy,
    owner,
    receiver,
    rooms: studyRooms(world, academy),
    async webhook(given: Partial<Body> = {}) {
      const { body } = await owner.call(contract.webhooks.create, {
        body: hookBody({ url: `${receiver.url}/hooks`, ...given }),
      });
      return { ...body.webhook, secret: body.secret };
    },
    /** Sends all that is due now, as the job does. */
    async send() {
      for (;;) {
        const started = await sendDue(world);
        if (started.length === 0) return;
        await Promise.all(started.map(({ done }) => done));
      }
    },
    async deliveries(webhookId: string) {
      const { body } = await owner.call(contract.webhooks.deliveries, {
        params: { webhookId },
        query: { size: 100 },
      });
      return body.content;
    },
    /** The events that were posted, as `type` and `data`. */
    events: () =>
      receiver.received.map(
        ({ body }) => JSON.parse(body) as { type: string; data: Record<string, unknown> },
      ),
  };
}
