import { contract } from '../../src/contract/index.ts';
import type { HandlersOf } from '../core/context.ts';
import { simpleRestHandler } from '../core/simpleRest.ts';
import { createNotice } from './create.ts';
import { noticeSource } from './noticeSource.ts';
import { oneNotice } from './oneNotice.ts';
import { plan } from './plan.ts';
import { recipients } from './recipients.ts';
import { updateNotice } from './update.ts';

export const notifications: HandlersOf<'notifications'> = {
  list: simpleRestHandler(contract.notifications.list, noticeSource),
  one: oneNotice,
  recipients,
  plan,
  create: createNotice,
  update: updateNotice,
};
