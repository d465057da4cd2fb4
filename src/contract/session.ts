import * as yup from 'yup';
import { languages } from '../domain/choices.ts';
import { agreement, consents } from '../domain/entities/consents.ts';
import { alert } from '../domain/entities/notification.ts';
import {
  choice,
  count,
  flag,
  id,
  imageId,
  instant,
  listOf,
  maybe,
  shape,
  text,
} from '../domain/entities/fields.ts';
import { profile } from '../domain/entities/account.ts';
import { genders, interestCategories } from '../domain/choices.ts';
import { academiesInfo, me, sessionInfo, signIn, subscription } from '../domain/entities/session.ts';
import { limits } from '../domain/limits.ts';
import { rules } from '../domain/rules.ts';
import { del, get, patch, post, put } from './call.ts';
import { listed, query } from './shapes.ts';

const studentScreens = [
  'VIEW_STUDENT',
  'VIEW_ROOM_USER',
  'VIEW_STUDY_TIME',
  'VIEW_ATTENDANCE_HISTORY',
] as const;

/** The form of an end-user's profile. */
export const profileBody = shape({
  nickname: rules.nickname.required(),
  gender: choice(genders),
  birthday: maybe(rules.date),
  resolution: rules.maxLength(limits.resolution.max).defined(),
  dream: rules.maxLength(limits.dream.max).defined(),
  goal: rules.maxLength(limits.goal.max).defined(),
  interestCategories: yup
    .array()
    .of(choice(interestCategories))
    .max(limits.interestCategories.max, 'validation.interestCategories')
    .required(),
  dDay: maybe(shape({ name: rules.dDayName.required(), date: yup.string().required().concat(rules.date) })),
  profileImageId: imageId,
});

/** The form of the own profile; a new password needs the current one. */
export const ownProfileBody = shape({
  name: rules.name,
  phone: rules.phone,
  language: yup.string().oneOf(languages),
  profileImageId: imageId,
  currentPassword: yup.string().max(200),
  newPassword: rules.password,
});

/** Changes to how an account signs in need its password again. */
export const currentPasswordBody = shape({ currentPassword: yup.string().max(200).required() });

/** Those who may see what alerts are about. */
const seesAlerts = ['VIEW_ROOM_USER', 'VIEW_STUDY', 'VIEW_ATTENDANCE_STATUS'] as const;

export const session = {
  me: get('/me', 'signedIn', { returns: me, beforeSecondFactor: true }),
  sessions: get('/sessions', 'signedIn', { returns: sessionInfo, beforeSecondFactor: true }),
  academies: get('/me/academies', 'signedIn', { returns: academiesInfo }),
  subscriptions: get('/subscriptions', 'academy', { returns: subscription }),
  initialize: post('/customers/owners/initialize', 'owner'),
  passwordMatches: post('/customers/password-matches', 'signedIn', {
    body: shape({ value: yup.string().max(200).required() }),
    returns: shape({ data: flag }),
    writes: false,
    rate: 'signIn',
  }),
  customerByUserId: get('/customers/by-user-id/:userId', studentScreens, { returns: profile }),
  updateCustomer: patch('/customers/by-user-id/:customerId', 'VIEW_STUDENT', {
    body: profileBody,
    returns: profile,
    versioned: true,
  }),
  updateProfile: patch('/customers/:customerId/profile', 'signedIn', {
    body: ownProfileBody,
    returns: me,
    refuses: ['TOO_MANY_REQUESTS'],
    versioned: true,
    writes: false,
    // The language is part of it.
    beforeSecondFactor: true,
  }),
  testError: post('/test/error', 'signedIn', {
    body: shape({ status: yup.number().integer().min(400).max(599).required() }),
    writes: false,
  }),
  serverTime: get('/server-time', 'everyone', {
    returns: shape({ serverTime: instant, epochMilliseconds: count }),
    atRoot: true,
  }),

  /** What an owner has agreed to. `language` is that of `changes`. */
  consents: get('/me/consents', 'owner', {
    query: query({ language: yup.string().oneOf(languages) }),
    returns: consents,
    added: true,
  }),
  /** Agrees to the versions that are published now. */
  agree: put('/me/consents', 'owner', {
    body: agreement,
    returns: consents,
    refuses: ['STALE'],
    writes: false,
    added: true,
  }),
  /** Gives or withdraws the consent to advertising. */
  changeMarketingConsent: put('/me/marketing-consent', 'owner', {
    body: shape({ consent: flag }),
    returns: consents,
    writes: false,
    added: true,
  }),
  signIns: get('/me/sessions', 'signedIn', { returns: listed(signIn), added: true }),
  endOtherSignIns: del('/me/sessions', 'signedIn', { writes: false, added: true }),
  endSignIn: del('/me/sessions/:sessionId', 'signedIn', { writes: false, added: true }),
  startTwoFactor: post('/me/two-factor', 'signedIn', {
    body: currentPasswordBody,
    returns: shape({ secret: text, uri: text }),
    refuses: ['TOO_MANY_REQUESTS'],
    writes: false,
    beforeSecondFactor: true,
    added: true,
  }),
  confirmTwoFactor: put('/me/two-factor', 'signedIn', {
    body: shape({ otp: rules.shortCode.required() }),
    returns: shape({ recoveryCodes: listOf(text) }),
    writes: false,
    beforeSecondFactor: true,
    rate: 'signIn',
    added: true,
  }),
  renewRecoveryCodes: post('/me/two-factor/recovery-codes', 'signedIn', {
    body: currentPasswordBody,
    returns: shape({ recoveryCodes: listOf(text) }),
    writes: false,
    rate: 'signIn',
    added: true,
  }),
  endTwoFactor: post('/me/two-factor/end', 'signedIn', {
    body: currentPasswordBody,
    writes: false,
    rate: 'signIn',
    added: true,
  }),
  search: get('/search', 'signedIn', {
    query: query({ text: rules.searchText.required() }),
    returns: listed(shape({ kind: choice(['student', 'manager', 'room']), id, title: text, subtitle: text })),
    added: true,
  }),
  events: get('/events', 'academy', { binary: 'events', added: true }),
  alerts: get('/alerts', seesAlerts, {
    returns: shape({ content: listOf(alert), unreadCount: count }),
    conditional: true,
    added: true,
  }),
  readAlerts: post('/alerts/read', seesAlerts, {
    body: shape({ until: instant }),
    writes: false,
    added: true,
  }),
  /** Says that the caller takes care of an alert. Taking one's own again changes nothing. */
  takeAlert: post('/alerts/:alertId/taken', seesAlerts, {
    returns: alert,
    added: true,
    refuses: ['ALERT_TAKEN', 'ALERT_CLOSED'],
  }),
  /** Gives an alert back that the caller has taken. */
  releaseAlert: post('/alerts/:alertId/released', seesAlerts, {
    returns: alert,
    added: true,
    refuses: ['ALERT_TAKEN', 'ALERT_CLOSED'],
  }),
  closeAlert: post('/alerts/:alertId/closed', seesAlerts, {
    returns: alert,
    added: true,
    refuses: ['ALERT_CLOSED'],
  }),
  uploadImage: post('/images', 'signedIn', {
    binary: 'image',
    returns: shape({ imageId: id, url: text, width: count, height: count }),
    status: 201,
    writes: false,
    rate: 'image',
    added: true,
  }),
  image: get('/images/:groupId/:imageId', 'signedIn', { binary: 'image', added: true }),
};
