import type { HandlersOf } from '../../core/context.ts';
import { listHandler, toPage } from '../../core/list.ts';
import { createWebhook } from './createWebhook.ts';
import { deleteWebhook } from './deleteWebhook.ts';
import { deliverySource } from './deliverySource.ts';
import { listWebhooks, oneWebhook } from './listWebhooks.ts';
import { resendDelivery } from './resendDelivery.ts';
import { rotateSecret } from './rotateSecret.ts';
import { testWebhook } from './testWebhook.ts';
import { updateWebhook } from './updateWebhook.ts';

export const webhooks: HandlersOf<'webhooks'> = {
  list: listWebhooks,
  one: context => oneWebhook(context, context.params.webhookId),
  create: createWebhook,
  update: updateWebhook,
  delete: deleteWebhook,
  rotateSecret,
  test: testWebhook,
  deliveries: listHandler(deliverySource, toPage),
  resend: resendDelivery,
};
