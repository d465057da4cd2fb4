import * as yup from 'yup';
import { inquiry, inquiryBody } from '../domain/entities/group.ts';
import { choice, count, id, instant, listOf, maybe, shape } from '../domain/entities/fields.ts';
import { audit, notification, template, templateBody } from '../domain/entities/notification.ts';
import { auditKinds } from '../domain/auditKinds.ts';
import { statusesOf } from '../domain/statuses.ts';
import { limits } from '../domain/limits.ts';
import { rules } from '../domain/rules.ts';
import { del, get, post, put } from './call.ts';
import { anyOf, listQuery, periodFields, simpleRestList, simpleRestQuery } from './shapes.ts';

/** The calls that the specification has no words for, in the dialect that `ra-data-simple-rest` speaks: lists are arrays. */
const listing = { query: simpleRestQuery, added: true } as const;

export const templates = {
  list: get('/templates', 'MANAGE_GROUP', { ...listing, returns: listOf(template) }),
  one: get('/templates/:id', 'MANAGE_GROUP', { returns: template, added: true }),
  create: post('/templates', 'MANAGE_GROUP', {
    body: templateBody,
    returns: template,
    status: 201,
    idempotent: true,
    added: true,
  }),
  update: put('/templates/:id', 'MANAGE_GROUP', {
    body: templateBody,
    returns: template,
    versioned: true,
    added: true,
  }),
  delete: del('/templates/:id', 'MANAGE_GROUP', { returns: template, added: true }),
  test: post('/templates/:id/test', 'MANAGE_GROUP', { rate: 'mail', added: true }),
};

export const notifications = {
  list: get('/notifications', 'MANAGE_GROUP', { ...listing, returns: listOf(notification), streams: true }),
  one: get('/notifications/:id', 'MANAGE_GROUP', { returns: notification, added: true }),
  create: post('/notifications', 'MANAGE_GROUP', {
    body: shape({
      templateId: maybe(id),
      subject: rules.maxLength(limits.shortText.max).required(),
      body: rules.maxLength(limits.longText.max).required(),
      recipientIds: yup
        .array()
        .of(id)
        .min(1, 'validation.required')
        .max(limits.bulk.max, 'validation.tooMany')
        .required(),
      channel: choice(['EMAIL', 'CONSOLE']),
      scheduledAt: maybe(instant),
    }),
    returns: shape({ id, createdCount: count }),
    status: 201,
    idempotent: true,
    rate: 'mail',
    added: true,
  }),
  update: put('/notifications/:id', 'MANAGE_GROUP', {
    body: shape({ action: choice(['CANCEL', 'RESEND']) }),
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

/** What can be asked of the audit log. */
export const auditQuery = listQuery({
  sort: ['occurredAt', 'actorName', 'targetName', 'groupId'],
  search: ['actorName', 'targetName'],
  filters: { targetKind: anyOf(auditKinds), groupId: yup.string().max(64), ...periodFields },
});
export type AuditQuery = yup.InferType<typeof auditQuery>;

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

export const audits = {
  list: get('/audits', ['MANAGE_GROUP_SETTING'], {
    query: simpleRestList(auditQuery),
    added: true,
    returns: listOf(audit),
    streams: true,
  }),
  one: get('/audits/:id', ['MANAGE_GROUP_SETTING'], { returns: audit, added: true }),
};
