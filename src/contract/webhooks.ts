import { shape } from '../domain/entities/fields.ts';
import { webhook, webhookBody, webhookDelivery, webhookWithSecret } from '../domain/entities/webhook.ts';
import { statusesOf } from '../domain/statuses.ts';
import { del, get, post, put } from './call.ts';
import { anyOf, listed, listQuery, page } from './shapes.ts';

/** Where an academy's events are posted to, by its owner. */
export const webhooks = {
  list: get('/webhooks', 'owner', { returns: listed(webhook), added: true }),
  one: get('/webhooks/:webhookId', 'owner', { returns: webhook, added: true }),
  create: post('/webhooks', 'owner', {
    body: webhookBody,
    returns: webhookWithSecret,
    status: 201,
    added: true,
    refuses: ['WEBHOOK_CAP', 'WEBHOOK_KEY_MISSING'],
  }),
  update: put('/webhooks/:webhookId', 'owner', {
    body: webhookBody,
    returns: webhook,
    versioned: true,
    added: true,
  }),
  delete: del('/webhooks/:webhookId', 'owner', { added: true }),
  /** A new secret; the one before it also signs for 24 hours. */
  rotateSecret: post('/webhooks/:webhookId/secret', 'owner', {
    returns: webhookWithSecret,
    added: true,
    refuses: ['WEBHOOK_KEY_MISSING'],
  }),
  test: post('/webhooks/:webhookId/test', 'owner', {
    returns: shape({ eventId: webhookDelivery.fields.eventId }),
    status: 202,
    added: true,
    refuses: ['WEBHOOK_OFF'],
  }),
  deliveries: get('/webhooks/:webhookId/deliveries', 'owner', {
    query: listQuery({ sort: ['createdAt'], filters: { state: anyOf(statusesOf('webhookDeliveryState')) } }),
    returns: page(webhookDelivery),
    added: true,
  }),
  resend: post('/webhooks/:webhookId/deliveries/:eventId/resend', 'owner', {
    returns: webhookDelivery,
    added: true,
    refuses: ['WEBHOOK_OFF', 'WEBHOOK_PENDING'],
  }),
};
