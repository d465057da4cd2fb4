import { contract } from '../../src/contract/index.ts';
import type { WebhookDelivery, WebhookWithSecret } from '../../src/domain/entities/webhook.ts';
import type { Reply } from './client.ts';
import { answerFaults, refusalFaults } from './faults.ts';
import { done, type Trial } from './trial.ts';

const { webhooks } = contract;
/** An address that leads nowhere, and an event that hardly ever happens. */
const body = {
  url: 'https://conformance.example/hooks',
  description: 'Conformance',
  eventTypes: ['plan.ended' as const],
  active: true,
  absentAt: null,
};
const secretOf = ({ body: answer }: Reply) => (answer as Partial<WebhookWithSecret> | null)?.secret;

/** The whole life of a webhook of the kit's own, whose address does not exist. */
export const webhookTrial: Trial = {
  when: 'between',
  async run(run, who, name) {
    const created = await who.send(webhooks.create, { body });
    const { code } = (created.body ?? {}) as { code?: string };
    if (code === 'WEBHOOK_CAP' || code === 'WEBHOOK_KEY_MISSING')
      return run.skip(name, 'creates a webhook', `The backend refuses it for now (${code}).`);
    if (!(await done(run, name, created, 'creates a webhook'))) return;
    const { webhookId, version } = (created.body as WebhookWithSecret).webhook;
    const params = { webhookId };
    const read = await who.send(webhooks.one, { params });
    const secret = secretOf(created)!;
    run.check('webhooks.one', 'shows a secret once only', read, [
      ...answerFaults(webhooks.one, read),
      ...(JSON.stringify(read.body).includes(secret) ? ['The secret is answered again.'] : []),
      ...(secret.startsWith('whsec_') ? [] : ['The secret does not begin with whsec_.']),
    ]);

    const test = await who.send(webhooks.test, { params });
    await done(run, 'webhooks.test', test);
    const { eventId = '' } = (test.body ?? {}) as { eventId?: string };
    const sent = await who.send(webhooks.deliveries, { params });
    const { content = [] } = (sent.body ?? {}) as { content?: WebhookDelivery[] };
    run.check('webhooks.deliveries', 'lists what is to be posted', sent, [
      ...answerFaults(webhooks.deliveries, sent),
      ...(content.some(delivery => delivery.eventId === eventId) ? [] : ['The test is not in the list.']),
    ]);
    const again = await who.send(webhooks.resend, { params: { webhookId, eventId } });
    // Whether it is still waiting, or has failed already, is a matter of the moment.
    const isWaiting = again.status === 409;
    run.check(
      'webhooks.resend',
      'sends again what has failed, and refuses what is waiting (409)',
      again,
      isWaiting ? refusalFaults(again, 409, ['WEBHOOK_PENDING']) : answerFaults(webhooks.resend, again),
    );

    const rotated = await who.send(webhooks.rotateSecret, { params });
    if (await done(run, 'webhooks.rotateSecret', rotated))
      run.check(
        'webhooks.rotateSecret',
        'returns another secret',
        rotated,
        secretOf(rotated) === secret ? ['The secret is the one before.'] : [],
      );
    const { version: current = version } = (rotated.body as Partial<WebhookWithSecret> | null)?.webhook ?? {};
    const off = await who.send(webhooks.update, {
      params,
      body: { ...body, active: false },
      version: current,
    });
    if (await done(run, 'webhooks.update', off, 'turns a webhook off')) {
      const refused = await who.send(webhooks.test, { params });
      const faults = refusalFaults(refused, 409, ['WEBHOOK_OFF']);
      run.check('webhooks.test', 'posts nothing while it is off (409)', refused, faults);
    }
    await done(run, 'webhooks.delete', await who.send(webhooks.delete, { params }));
    const gone = await who.send(webhooks.one, { params });
    run.check(
      'webhooks.delete',
      'is not there afterwards (404)',
      gone,
      refusalFaults(gone, 404, ['NOT_FOUND']),
    );
  },
};
