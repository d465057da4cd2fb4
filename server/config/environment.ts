import * as yup from 'yup';
import { academyHostList } from './academyHosts.ts';
import { readContent } from './content/readContent.ts';
import { days } from './days.ts';
import { list } from './list.ts';
import { readBrand } from './readBrand.ts';
import { readPlans } from './readPlans.ts';
import { url } from './url.ts';
import { isLoopback } from './isLoopback.ts';

const zone = (value: string | undefined) => {
  try {
    Intl.DateTimeFormat('en', { timeZone: value });
    return true;
  } catch {
    return false;
  }
};
const hostPattern = String.raw`[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?`;
const originItem = new RegExp(`^https?://${hostPattern}$`);
const hostItem = new RegExp(`^(?:https?://)?(?:\\*\\.)?${hostPattern}$`);
const privateHostItem = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/;
const onOff = yup
  .boolean()
  .transform(
    (_, given: unknown) => ({ '1': true, true: true, '0': false, false: false })[String(given)] ?? given,
  );

/** Another way to the PostgreSQL of `DATABASE_URL`. */
const besidesDatabase = (name: string) =>
  url('postgres://', 'postgresql://').test(
    'database',
    `${name} requires DATABASE_URL`,
    (value, { parent }: { parent: { DATABASE_URL?: string } }) =>
      value === undefined || parent.DATABASE_URL !== undefined,
  );

/** A path of the operator's, which can be read. */
const readable = (name: string, read: (path: string | undefined) => unknown) =>
  yup.string().test('readable', '', (given, context) => {
    try {
      read(given);
      return true;
    } catch (error) {
      return context.createError({ message: `${name}: ${(error as Error).message}` });
    }
  });

/** The settings as the environment has them, with what is wrong with each in words. */
export const environment = yup.object({
  PORT: yup.number().integer().min(0).max(65_535).default(4000).typeError('PORT must be a number'),
  HOST: yup.string(),
  DATA_DIR: yup.string().default('data'),
  DATABASE_URL: url('postgres://', 'postgresql://'),
  DATABASE_DIRECT_URL: besidesDatabase('DATABASE_DIRECT_URL'),
  DATABASE_READ_URL: besidesDatabase('DATABASE_READ_URL'),
  SMTP_URL: url('smtp://', 'smtps://'),
  MAIL_FROM: yup.string(),
  MAIL_EVENTS_SECRET: yup
    .string()
    .min(16, 'MAIL_EVENTS_SECRET must have at least 16 characters')
    .matches(/^(?!whsec_)|^whsec_[A-Za-z0-9+/]{32,}={0,2}$/, {
      message: 'MAIL_EVENTS_SECRET must have 24 bytes or more in base64 after whsec_',
      excludeEmptyString: true,
    }),
  BRAND_FILE: readable('BRAND_FILE', readBrand),
  PLANS_FILE: readable('PLANS_FILE', readPlans),
  CONTENT_DIR: readable('CONTENT_DIR', readContent),
  PUBLIC_URL: url('http://', 'https://'),
  DEMO: onOff.default(false).typeError('DEMO must be 1 or 0'),
  TIME_ZONE: yup
    .string()
    .default('Asia/Seoul')
    .test('zone', 'TIME_ZONE must be an IANA time zone such as Asia/Seoul', zone),
  SENTRY_DSN: url('https://', 'http://'),
  CHAT_SDK_URL: url('https://', 'http://'),
  CHAT_KEY: yup.string(),
  CHAT_HOSTS: list(hostItem, 'a host such as *.chat.example or https://chat.example:8443'),
  SUPPORT_URL: url('https://', 'http://', 'mailto:'),
  CONSOLE_ORIGINS: list(originItem, 'an origin such as https://console.example.com'),
  ACADEMY_HOSTS: academyHostList,
  SECURITY_CONTACT: yup
    .string()
    .matches(/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/, {
      message: 'SECURITY_CONTACT must be mailto: with an email address, or a URL that begins with https://',
    })
    .test('url', '${path} must be a URL', value => value === undefined || URL.canParse(value)),
  API_BASE_URL: url('https://', 'http://'),
  ROOM_APP_URL: url('https://', 'http://'),
  SECRET_KEY: yup.string().min(32, 'SECRET_KEY must have at least 32 characters'),
  HIDE_UNKNOWN_EMAIL: onOff.default(false).typeError('HIDE_UNKNOWN_EMAIL must be 1 or 0'),
  REQUIRE_SECOND_FACTOR_FOR_SUPER_ADMIN: onOff
    .default(false)
    .typeError('REQUIRE_SECOND_FACTOR_FOR_SUPER_ADMIN must be 1 or 0')
    .test(
      'key',
      'REQUIRE_SECOND_FACTOR_FOR_SUPER_ADMIN requires SECRET_KEY when DATABASE_URL is set',
      (value, { parent }: { parent: { DATABASE_URL?: string; SECRET_KEY?: string } }) =>
        !value || parent.DATABASE_URL === undefined || parent.SECRET_KEY !== undefined,
    ),
  LIVEKIT_URL: url('wss://', 'ws://', 'https://', 'http://'),
  LIVEKIT_API_KEY: yup.string(),
  LIVEKIT_API_SECRET: yup
    .string()
    .min(32, 'LIVEKIT_API_SECRET must have at least 32 characters')
    .test(
      'all',
      'LIVEKIT_URL, LIVEKIT_API_KEY and LIVEKIT_API_SECRET must be set together',
      (value, { parent }: { parent: { LIVEKIT_URL?: string; LIVEKIT_API_KEY?: string } }) =>
        new Set([value, parent.LIVEKIT_URL, parent.LIVEKIT_API_KEY].map(each => each === undefined)).size ===
        1,
    ),
  OIDC_ISSUER: url('https://', 'http://').test(
    'secure',
    'OIDC_ISSUER must begin with https://, except on this machine',
    value =>
      value === undefined ||
      !URL.canParse(value) ||
      new URL(value).protocol === 'https:' ||
      isLoopback(new URL(value).hostname),
  ),
  OIDC_CLIENT_ID: yup.string(),
  OIDC_CLIENT_SECRET: yup
    .string()
    .test(
      'all',
      'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must be set together',
      (value, { parent }: { parent: { OIDC_ISSUER?: string; OIDC_CLIENT_ID?: string } }) =>
        new Set([value, parent.OIDC_ISSUER, parent.OIDC_CLIENT_ID].map(each => each === undefined)).size ===
        1,
    )
    .test(
      'key',
      'OIDC_CLIENT_SECRET requires SECRET_KEY when DATABASE_URL is set',
      (value, { parent }: { parent: { DATABASE_URL?: string; SECRET_KEY?: string } }) =>
        value === undefined || parent.DATABASE_URL === undefined || parent.SECRET_KEY !== undefined,
    ),
  OIDC_NAME: yup.string().max(40, 'OIDC_NAME must have at most 40 characters'),
  OIDC_ALLOWED_HOSTS: list(privateHostItem, 'a host such as id.internal, 10.0.0.5:8080 or [fd00::5]'),
  WEBHOOK_ALLOWED_HOSTS: list(privateHostItem, 'a host such as hooks.internal, 10.0.0.5:8080 or [fd00::5]'),
  BILLING_WEBHOOK_URL: url('https://', 'http://'),
  BILLING_WEBHOOK_SECRET: yup
    .string()
    .matches(
      /^whsec_[A-Za-z0-9+/]{32,}={0,2}$/,
      'BILLING_WEBHOOK_SECRET must be whsec_ and 24 bytes or more in base64',
    )
    .test(
      'all',
      'BILLING_WEBHOOK_URL and BILLING_WEBHOOK_SECRET must be set together',
      (value, { parent }: { parent: { BILLING_WEBHOOK_URL?: string } }) =>
        (value === undefined) === (parent.BILLING_WEBHOOK_URL === undefined),
    ),
  MAIL_RETENTION_DAYS: days('MAIL_RETENTION_DAYS', 30),
  AUDIT_RETENTION_DAYS: days('AUDIT_RETENTION_DAYS', 730),
  TRUST_PROXY: onOff.default(false).typeError('TRUST_PROXY must be 1 or 0'),
});
