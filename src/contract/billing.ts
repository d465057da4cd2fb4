import * as yup from 'yup';
import { subscription, subscriptionBody } from '../domain/entities/session.ts';
import { get, put } from './call.ts';
import { query } from './shapes.ts';

/** The academy that a call is about: needed with a key that is valid for all academies. */
const ofAcademy = query({ groupId: yup.string().max(64) });

/** The calls of the operator's billing system, with an API key of the super administrator. */
export const billing = {
  subscription: get('/billing/subscription', 'apiKey', {
    scope: 'billing:write',
    query: ofAcademy,
    returns: subscription,
    added: true,
  }),
  /** The whole state of the subscription: repeating a call changes nothing. */
  updateSubscription: put('/billing/subscription', 'apiKey', {
    scope: 'billing:write',
    query: ofAcademy,
    body: subscriptionBody,
    returns: subscription,
    added: true,
    refuses: ['PERIOD_REVERSED', 'USER_COUNT_TOO_LOW', 'USER_COUNT_ABOVE_PLAN'],
  }),
};
