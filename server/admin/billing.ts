import type { HandlersOf } from '../core/context.ts';
import { changeSubscription } from './changeSubscription.ts';
import { oneSubscription } from './subscription.ts';

export const billing: HandlersOf<'billing'> = {
  subscription: context => oneSubscription(context, context.key.groupId),
  async updateSubscription(context) {
    await changeSubscription(context, context.key, context.body);
    return oneSubscription(context, context.key.groupId);
  },
};
