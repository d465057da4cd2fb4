import * as yup from 'yup';
import { inquiry, inquiryBody } from '../domain/entities/group.ts';
import { languages, notificationChannels, templateTriggers } from '../domain/choices.ts';
import { choice, count, flag, id, instant, listOf, maybe, shape, text } from '../domain/entities/fields.ts';
import {
  audience,
  noticePlan,
  noticeText,
  notification,
  notificationDetail,
  recipient,
  template,
  templateBody,
} from '../domain/entities/notification.ts';
import { statusesOf } from '../domain/statuses.ts';
import { limits } from '../domain/limits.ts';
import { rules } from '../domain/rules.ts';
import { del, get, post, put } from './call.ts';
import { anyOf, listQuery, periodFields, query, queryFlag, simpleRestList } from './shapes.ts';

/** What can be asked of the templates. */
const templateQuery = listQuery({
  sort: ['name', 'trigger', 'language', 'channel', 'updatedAt'],
  search: ['name', 'subject'],
  filters: {
    trigger: anyOf(templateTriggers),
    language: anyOf(languages),
    channel: anyOf(notificationChannels),
    enabled: queryFlag,
  },
});
export type TemplateQuery = yup.InferType<typeof templateQuery>;

/** The calls that the specification has no words for, in the dialect that `ra-data-simple-rest` speaks: lists are arrays. */
export const templates = {
  list: get('/templates', 'MANAGE_GROUP', {
    query: simpleRestList(templateQuery),
    returns: listOf(template),
    added: true,
  }),
  one: get('/templates/:id', 'MANAGE_GROUP', { returns: template, added: true }),
  create: post('/templates', 'MANAGE_GROUP', {
    body: templateBody,
    returns: template,
    status: 201,
    refuses: ['UNKNOWN_VARIABLE'],
    idempotent: true,
    added: true,
  }),
  update: put('/templates/:id', 'MANAGE_GROUP', {
    body: templateBody,
    returns: template,
    refuses: ['UNKNOWN_VARIABLE'],
    versioned: true,
    added: true,
  }),
  delete: del('/templates/:id', 'MANAGE_GROUP', { returns: template, added: true }),
  test: post('/templates/:id/test', 'MANAGE_GROUP', { rate: 'mail', added: true }),
};

/** What can be asked of the delivery log. */
const notificationQuery = listQuery({
  sort: ['createdAt', 'scheduledAt', 'sentAt', 'recipientName', 'subject', 'state'],
  search: ['recipientName', 'subject'],
  filters: {
    state: anyOf(statusesOf('notificationState')),
    trigger: anyOf(templateTriggers),
    channel: anyOf(notificationChannels),
    sendingId: yup.string().max(64),
    ...periodFields,
  },
});
export type NotificationQuery = yup.InferType<typeof notificationQuery>;

/** What to do when quiet hours forbid sending; rejected when missing. */
const duringQuietHours = maybe(choice(['HOLD', 'SEND']));

export const notifications = {
  list: get('/notifications', 'MANAGE_GROUP', {
    query: simpleRestList(notificationQuery),
    returns: listOf(notification),
    streams: true,
    added: true,
  }),
  one: get('/notifications/:id', 'MANAGE_GROUP', { returns: notificationDetail, added: true }),
  /** People to choose from, and the groups that can be chosen as a whole. */
  recipients: get('/notifications/recipients', 'MANAGE_GROUP', {
    query: query({ searchText: rules.searchText }),
    returns: shape({
      people: listOf(recipient),
      groups: listOf(shape({ managerId: maybe(id), name: text, studentCount: count })),
      studentCount: count,
      managerCount: count,
    }),
    added: true,
  }),
  /** What would happen, before anything does. */
  plan: post('/notifications/plan', 'MANAGE_GROUP', {
    body: shape({ to: audience, scheduledAt: maybe(instant) }),
    returns: noticePlan,
    writes: false,
    added: true,
  }),
  create: post('/notifications', 'MANAGE_GROUP', {
    body: shape({
      to: audience,
      texts: yup.array().of(noticeText).min(1, 'validation.required').max(languages.length).required(),
      scheduledAt: maybe(instant),
      duringQuietHours,
    }),
    returns: shape({ id, createdCount: count, scheduledAt: instant }),
    status: 201,
    refuses: ['UNKNOWN_VARIABLE'],
    idempotent: true,
    rate: 'mail',
    added: true,
  }),
  update: put('/notifications/:id', 'MANAGE_GROUP', {
    body: shape({
      action: choice(['CANCEL', 'RESEND', 'RESCHEDULE']),
      scheduledAt: maybe(instant),
      duringQuietHours,
      /** All that were sent together, as far as it can be done to them. */
      wholeSending: flag,
    }),
    returns: notification,
    added: true,
  }),
};

const inquiryQuery = listQuery({
  sort: ['createdAt', 'name', 'company', 'state'],
  search: ['name', 'company', 'email'],
  filters: { state: anyOf(statusesOf('inquiryState')) },
});
export type InquiryQuery = yup.InferType<typeof inquiryQuery>;

export const inquiries = {
  create: post('/inquiries', 'everyone', {
    body: inquiryBody,
    returns: shape({ id }),
    status: 201,
    idempotent: true,
    rate: 'form',
    added: true,
  }),
  list: get('/inquiries', 'superAdmin', {
    query: simpleRestList(inquiryQuery),
    added: true,
    returns: listOf(inquiry),
    streams: true,
  }),
  one: get('/inquiries/:id', 'superAdmin', { returns: inquiry, added: true }),
  update: put('/inquiries/:id', 'superAdmin', {
    body: shape({
      state: choice(['NEW', 'CONTACTED', 'CLOSED']),
      note: rules.maxLength(limits.longText.max).defined(),
    }),
    returns: inquiry,
    versioned: true,
    added: true,
  }),
};
