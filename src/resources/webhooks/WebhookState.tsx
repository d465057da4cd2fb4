import { Ban, CircleAlert, CircleCheck } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { Webhook } from '../../domain/entities/webhook.ts';

/** Whether events are posted to a webhook, in picture, word and colour. */
export function WebhookState({ webhook: { active, gone } }: { webhook: Pick<Webhook, 'active' | 'gone'> }) {
  const translate = useTranslate();
  const state = active ? 'on' : gone ? 'gone' : 'off';
  const [tone, Picture] = (
    {
      on: ['positive', CircleCheck],
      gone: ['negative', CircleAlert],
      off: ['neutral', Ban],
    } as const
  )[state];
  return (
    <span className={`status-chip ${tone}`}>
      <Picture size={13} strokeWidth={2.4} aria-hidden />
      {translate(`webhooks.states.${state}`)}
    </span>
  );
}
