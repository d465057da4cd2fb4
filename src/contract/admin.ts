import * as yup from 'yup';
import { statusesOf } from '../domain/statuses.ts';
import {
  choice,
  count,
  date,
  id,
  instant,
  listOf,
  maybe,
  seconds,
  shape,
  text,
} from '../domain/entities/fields.ts';
import { apiKey, createdApiKey, systemKeyFields } from '../domain/entities/apiKey.ts';
import { academyOverview } from '../domain/entities/group.ts';
import { migration, migrationRow } from '../domain/entities/migration.ts';
import { adminAudit, audit } from '../domain/entities/notification.ts';
import { systemRequest } from '../domain/entities/webhook.ts';
import { subscription, subscriptionBody } from '../domain/entities/session.ts';
import { planEndings } from '../domain/choices.ts';
import { limits } from '../domain/limits.ts';
import { planId } from '../domain/plans/planId.ts';
import { rules } from '../domain/rules.ts';
import { del, get, post, put } from './call.ts';
import { anyOf, listed, listQuery, many, page, query, requiredPeriod, simpleRestList } from './shapes.ts';
import { auditQuery } from './audits.ts';
import { bulkFields, verdicts } from './students.ts';

const reason = rules.lengthBetween(limits.reason, 'validation.reason').required();

/** Between which academies, and whom. */
const moved = { fromGroupId: id, toGroupId: id, customerIds: bulkFields.customerIds };

/** How much an academy used the service in a period, and its study time day by day. */
const academyActivity = shape({
  groupId: text,
  name: text,
  activeUserCount: count,
  studySeconds: seconds,
  roomCount: count,
  joinCount: count,
  lastActivityAt: maybe(instant),
  days: listOf(shape({ date, value: seconds })),
});
export type AcademyActivity = yup.InferType<typeof academyActivity>;

/** The super administrator's calls; none of them is the specification's own (screens: /admin and below). */
export const admin = {
  academies: get('/admin/academies', 'superAdmin', {
    query: listQuery({
      sort: [
        'name',
        'groupId',
        'plan',
        'startsOn',
        'endsOn',
        'trialEndsOn',
        'activeStudentCount',
        'lastActivityAt',
        'closesAt',
        'createdAt',
      ],
      search: ['name', 'groupId', 'ownerEmail'],
      filters: { plan: many(planId), state: anyOf(statusesOf('academyState')), ending: anyOf(planEndings) },
    }),
    returns: page(academyOverview),
    streams: true,
    added: true,
  }),
  academy: get('/admin/academies/:groupId', 'superAdmin', { returns: academyOverview, added: true }),
  /** Takes away the second factor of an academy's owner who has lost phone and recovery codes. */
  resetOwnerTwoFactor: del('/admin/academies/:groupId/owner/two-factor', 'superAdmin', { added: true }),
  /** Cancels the closing of an academy, within the 30 days. */
  cancelClosing: del('/admin/academies/:groupId/closing', 'superAdmin', {
    returns: academyOverview,
    refuses: ['NOT_CLOSING'],
    added: true,
  }),
  viewAs: post('/admin/view-as', 'superAdmin', { body: shape({ groupId: text, reason }), added: true }),
  endViewAs: del('/admin/view-as', 'superAdmin', { added: true }),
  subscription: get('/admin/academies/:groupId/subscription', 'superAdmin', {
    returns: subscription,
    added: true,
  }),
  updateSubscription: put('/admin/academies/:groupId/subscription', 'superAdmin', {
    body: subscriptionBody,
    returns: subscription,
    versioned: true,
    added: true,
  }),
  subscriptionChanges: get('/admin/academies/:groupId/subscription/changes', 'superAdmin', {
    returns: listed(audit),
    added: true,
  }),
  migrations: get('/admin/migrations', 'superAdmin', {
    query: listQuery({
      sort: ['createdAt', 'finishedAt'],
      filters: { state: anyOf(statusesOf('migrationState')) },
    }),
    returns: page(migration),
    streams: true,
    added: true,
  }),
  migration: get('/admin/migrations/:migrationId', 'superAdmin', { returns: migration, added: true }),
  migrationRows: get('/admin/migrations/:migrationId/rows', 'superAdmin', {
    query: listQuery({ sort: ['position'], filters: { state: anyOf(statusesOf('migrationRowState')) } }),
    returns: page(migrationRow),
    streams: true,
    added: true,
  }),
  /** What a migration would do to each student. Nothing is written. */
  checkMigration: post('/admin/migrations/check', 'superAdmin', {
    body: shape(moved),
    returns: verdicts,
    added: true,
  }),
  migrate: post('/admin/migrations', 'superAdmin', {
    body: shape({ ...moved, reason }),
    returns: migration,
    status: 202,
    idempotent: true,
    added: true,
  }),
  /** Which of the moved students could be put back now. */
  checkRollBack: get('/admin/migrations/:migrationId/rollback', 'superAdmin', {
    returns: verdicts,
    added: true,
  }),
  rollBack: post('/admin/migrations/:migrationId/rollback', 'superAdmin', {
    body: shape({ reason }),
    returns: migration,
    status: 202,
    added: true,
  }),
  /** The ids are the ones of `adminStudents.list`: an academy's and a customer's in one. */
  updateStudents: post('/admin/students/status', 'superAdmin', {
    body: shape({
      customerIds: yup
        .array()
        .of(yup.string().max(120).required())
        .min(1, 'validation.required')
        .max(limits.bulk.max, 'validation.tooMany')
        .required(),
      dryRun: yup.boolean(),
      action: choice(['ACTIVATE', 'DEACTIVATE', 'DELETE', 'RESTORE']),
    }),
    returns: verdicts,
    added: true,
  }),
  active: get('/admin/active', 'superAdmin', {
    query: listQuery({
      sort: ['name', 'groupId', 'activeUserCount', 'studySeconds', 'roomCount', 'lastActivityAt'],
      search: ['name', 'groupId'],
      filters: requiredPeriod,
    }),
    returns: page(academyActivity),
    streams: true,
    added: true,
  }),
  /** The API keys of every academy, and those that are valid for all of them. */
  apiKeys: get('/admin/api-keys', 'superAdmin', { returns: listed(apiKey), added: true }),
  createApiKey: post('/admin/api-keys', 'superAdmin', {
    body: shape({ ...systemKeyFields, groupId: maybe(yup.string().max(64).required()) }),
    returns: createdApiKey,
    added: true,
  }),
  revokeApiKey: del('/admin/api-keys/:groupId/:keyId', 'superAdmin', { added: true }),
  /** What the LiveKit server was asked to do and how it went, the newest first. */
  liveKitRequests: get('/admin/livekit-requests', 'superAdmin', {
    returns: listed(systemRequest),
    added: true,
  }),
  resendLiveKitRequest: post('/admin/livekit-requests/:groupId/:eventId/resend', 'superAdmin', {
    returns: systemRequest,
    added: true,
    refuses: ['LIVEKIT_OFF', 'WEBHOOK_PENDING'],
  }),
  /** What was sent to the operator's billing system and how it went, the newest first. */
  billingRequests: get('/admin/billing-requests', 'superAdmin', {
    returns: listed(systemRequest),
    added: true,
  }),
  resendBillingRequest: post('/admin/billing-requests/:groupId/:eventId/resend', 'superAdmin', {
    returns: systemRequest,
    added: true,
    refuses: ['BILLING_OFF', 'WEBHOOK_PENDING'],
  }),
  audits: get('/admin/audits', 'superAdmin', {
    query: simpleRestList(auditQuery),
    returns: listOf(adminAudit),
    streams: true,
    added: true,
  }),
  usage: get('/admin/usage', 'superAdmin', {
    query: query(requiredPeriod),
    returns: listed(shape({ date, activeUserCount: count, studySeconds: seconds })),
    added: true,
  }),
};
