import type { SomeHandlersOf } from '../../core/context.ts';
import { listRequests } from './listRequests.ts';
import { resendRequest } from './resendRequest.ts';

/** The super administrator's calls about the LiveKit server that academies share. */
export const adminLiveKit = {
  liveKitRequests: async context => ({ content: await listRequests(context) }),
  resendLiveKitRequest: resendRequest,
} satisfies SomeHandlersOf<'admin'>;
