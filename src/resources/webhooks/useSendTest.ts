import { useNotify } from 'ra-core';
import { contract } from '../../contract/index.ts';
import { send } from '../../dataProvider/http.ts';
import type { Webhook } from '../../domain/entities/webhook.ts';
import { useProblemText } from '../../engine/useProblemText.ts';

/** Sends a test event, and says so or why not. */
export function useSendTest({ webhookId }: Pick<Webhook, 'webhookId'>) {
  const notify = useNotify();
  const problemText = useProblemText();
  return async () => {
    try {
      await send(contract.webhooks.test, { params: { webhookId } });
      notify('webhooks.tested', { type: 'success' });
    } catch (error) {
      notify(problemText(error), { type: 'error' });
    }
  };
}
