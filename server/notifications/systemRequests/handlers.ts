import type { SomeHandlersOf } from '../../core/context.ts';
import { listRequests } from './listRequests.ts';
import { billingOutbox, liveKitOutbox } from './outboxes.ts';
import { resendRequest } from './resendRequest.ts';

/** The super administrator's calls about the operator's systems that academies share. */
export const adminSystemRequests = {
  liveKitRequests: async context => ({ content: await listRequests(context, liveKitOutbox) }),
  resendLiveKitRequest: context => resendRequest(context, liveKitOutbox),
  billingRequests: async context => ({ content: await listRequests(context, billingOutbox) }),
  resendBillingRequest: context => resendRequest(context, billingOutbox),
} satisfies SomeHandlersOf<'admin'>;
