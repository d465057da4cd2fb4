import type { ProblemCode } from '../../../src/contract/problems.ts';
import type { Config } from '../../config/config.ts';
import { billingOutboxId } from '../../core/webhooks/billingOutboxId.ts';
import { liveKitOutboxId } from '../../core/webhooks/liveKitOutboxId.ts';

/** A system of the operator's that requests of all academies go to. */
export interface Outbox {
  webhookId: string;
  /** What the audit log calls it. */
  name: string;
  isConfigured: (config: Config) => boolean;
  /** The refusal where it is not configured. */
  off: ProblemCode;
}

export const liveKitOutbox: Outbox = {
  webhookId: liveKitOutboxId,
  name: 'LiveKit',
  isConfigured: config => config.liveKit !== undefined,
  off: 'LIVEKIT_OFF',
};

export const billingOutbox: Outbox = {
  webhookId: billingOutboxId,
  name: 'Billing',
  isConfigured: config => config.billing !== undefined,
  off: 'BILLING_OFF',
};
