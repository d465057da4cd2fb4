import * as yup from 'yup';
import { languages } from '../domain/choices.ts';
import { choice, count, date, flag, id, instant, maybe, shape, text } from '../domain/entities/fields.ts';
import { academySignIn, sessionInfo } from '../domain/entities/session.ts';
import { planId } from '../domain/plans/planId.ts';
import { rules } from '../domain/rules.ts';
import { get, post, put } from './call.ts';
import { query } from './shapes.ts';

const code = yup.string().max(200).required();
const language = choice(languages);
/** When a mail that was just sent may be sent again. */
const sent = shape({ resendAvailableAt: instant, expiresAt: instant });

export const auth = {
  valid: post('/auth/valid', 'everyone', {
    body: shape({ code }),
    returns: shape({
      purpose: choice(['SIGNUP', 'RESET_PASSWORD', 'INVITATION']),
      email: text,
      name: text,
      phone: text,
      groupTitle: text,
      expiresAt: instant,
    }),
    rate: 'signIn',
  }),
  requestEmail: post('/auth/email', 'everyone', {
    body: shape({ email: rules.accountEmail.required(), language }),
    returns: sent,
    rate: 'mail',
  }),
  verifyEmail: put('/auth/email', 'everyone', {
    body: shape({ code }),
    returns: shape({ email: text, expiresAt: instant }),
    rate: 'signIn',
  }),
  createOwner: post('/customers/owners', 'everyone', {
    body: shape({
      code,
      userId: rules.accountEmail.required(),
      passwd: rules.password.required(),
      name: rules.name.required(),
      phone: rules.mobilePhone.required(),
      academyName: rules.name.required(),
      groupId: rules.academyId.required(),
      language,
      ageConsent: rules.accepted.required(),
      termsConsent: rules.accepted.required(),
      privacyConsent: rules.accepted.required(),
      marketingConsent: flag,
    }),
    returns: shape({ customerId: id, groupId: text }),
    status: 201,
    idempotent: true,
    rate: 'form',
  }),
  acceptSubscriptions: post('/customers/owners/accept-subscriptions', 'owner', {
    returns: shape({ plan: planId, userCount: count, trialEndsOn: maybe(date) }),
  }),
  groupIdExists: get('/auth/group-id/exists', 'everyone', {
    query: query({ groupId: rules.academyId.required() }),
    returns: shape({ exists: flag }),
    rate: 'form',
  }),
  /** What everyone may know of an academy: what its sign-in page shows. */
  academySignIn: get('/auth/academies/:groupId', 'everyone', {
    returns: academySignIn,
    rate: 'academy',
    added: true,
  }),
  academyLogo: get('/auth/academies/:groupId/logo', 'everyone', {
    binary: 'image',
    rate: 'academy',
    added: true,
  }),
  login: post('/auth/login', 'everyone', {
    body: shape({
      userId: rules.accountEmail.required(),
      passwd: yup.string().max(200).required(),
      /** The second factor: six digits, or a recovery code. */
      otp: yup.string().max(40),
    }),
    returns: sessionInfo,
    refuses: ['LOGIN_FAILED', 'SINGLE_SIGN_ON_ONLY'],
    rate: 'signIn',
  }),
  logout: post('/auth/logout', 'everyone'),
  requestReset: post('/auth/email/request-reset-password', 'everyone', {
    body: shape({ email: rules.accountEmail.required(), language }),
    returns: sent,
    refuses: ['EMAIL_NOT_REGISTERED'],
    rate: 'mail',
  }),
  resetPassword: put('/auth/email/reset-password', 'everyone', {
    body: shape({ password: rules.password.required(), code }),
    rate: 'signIn',
  }),
  acceptManager: put('/auth/email/managers', 'everyone', {
    body: shape({
      code,
      name: rules.name.required(),
      phone: rules.phone.required(),
      password: rules.password.required(),
    }),
    refuses: ['ACCOUNT_INACTIVE'],
    rate: 'signIn',
  }),
  /** Only who holds the code of a sign-up's mail can have a text message sent, and the verified number is theirs alone. */
  requestPhone: post('/auth/phone', 'everyone', {
    body: shape({ emailCode: code, phone: rules.mobilePhone.required(), language }),
    returns: sent,
    rate: 'mail',
  }),
  verifyPhone: put('/auth/phone', 'everyone', {
    body: shape({ emailCode: code, phone: rules.mobilePhone.required(), code: rules.shortCode.required() }),
    returns: shape({ verified: flag, attemptsLeft: count }),
    rate: 'signIn',
  }),
};
