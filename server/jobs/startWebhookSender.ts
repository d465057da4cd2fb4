import { serverLimits } from '../config/serverLimits.ts';
import { describeFailure, type OnFailure } from '../core/failure.ts';
import { sendDue, type WebhookSending } from '../notifications/webhooks/sendDue.ts';

const { everyMs } = serverLimits.webhooks;

/** Sends what the outbox of webhooks holds, as it becomes due. A slow endpoint delays no other. */
export function startWebhookSender(
  sending: WebhookSending,
  onFailure: OnFailure,
): { stop(withinMs: number): Promise<void> } {
  const underWay = new Map<Promise<void>, string>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let look: Promise<void> = Promise.resolve();

  let isFailing = false;
  // A database that is away for a while is reported once.
  const report = (error: unknown) => {
    if (!isFailing) onFailure(describeFailure('webhooks', error), error);
    isFailing = true;
  };
  async function start() {
    const started = await sendDue(sending, [...underWay.values()]);
    isFailing = false;
    for (const { delivery, done } of started) {
      const settled = done.catch(report).finally(() => underWay.delete(settled));
      underWay.set(settled, delivery.webhookId);
    }
  }
  const next = () => {
    timer = setTimeout(() => {
      look = start()
        .catch(report)
        .finally(() => (isStopped ? undefined : next()));
    }, everyMs);
  };
  next();

  return {
    /** Starts nothing more, and waits for what is under way. */
    async stop(withinMs) {
      isStopped = true;
      clearTimeout(timer);
      await look;
      const limit = new Promise(resolve => setTimeout(resolve, withinMs).unref());
      await Promise.race([Promise.all(underWay.keys()), limit]);
    },
  };
}
