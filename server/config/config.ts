import * as yup from 'yup';
import type { Brand } from '../../src/domain/brand/brand.ts';
import { textIn } from '../../src/domain/brand/textIn.ts';
import { fallbackLanguage } from '../../src/domain/defaultLanguages.ts';
import { OperatorError } from './OperatorError.ts';
import { days } from './days.ts';
import { list } from './list.ts';
import { mailboxOf } from './mailboxOf.ts';
import { readBrand } from './readBrand.ts';
import type { BrandFile } from './readBrandPicture.ts';
import { url } from './url.ts';

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
const onOff = yup
  .boolean()
  .transform(
    (_, given: unknown) => ({ '1': true, true: true, '0': false, false: false })[String(given)] ?? given,
  );

const environment = yup.object({
  PORT: yup.number().integer().min(0).max(65_535).default(4000).typeError('PORT must be a number'),
  HOST: yup.string(),
  DATA_DIR: yup.string().default('data'),
  DATABASE_URL: url('postgres://', 'postgresql://'),
  SMTP_URL: url('smtp://', 'smtps://'),
  MAIL_FROM: yup.string(),
  BRAND_FILE: yup.string().test('brand', '', (file, context) => {
    try {
      readBrand(file);
      return true;
    } catch (error) {
      return context.createError({ message: `BRAND_FILE: ${(error as Error).message}` });
    }
  }),
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
  WEBHOOK_ALLOWED_HOSTS: list(
    /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/,
    'a host such as hooks.internal, 10.0.0.5:8080 or [fd00::5]',
  ),
  MAIL_RETENTION_DAYS: days('MAIL_RETENTION_DAYS', 30),
  AUDIT_RETENTION_DAYS: days('AUDIT_RETENTION_DAYS', 730),
  TRUST_PROXY: onOff.default(false).typeError('TRUST_PROXY must be 1 or 0'),
});

/** The names of all settings, as the environment has them. */
export const settingNames = Object.keys(environment.fields);

export interface Config {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** How the product is called and painted. */
  brand: Brand;
  /** The pictures of the brand. */
  brandFiles: readonly BrandFile[];
  /** Where people reach the console, without a slash at the end. Mails link here and nowhere else. */
  publicUrl: string;
  demo: boolean;
  timeZone: string;
  sentryDsn: string | undefined;
  chatSdkUrl: string | undefined;
  chatKey: string | undefined;
  /** Further hosts that the chat widget loads from, as the security policy names hosts. */
  chatHosts: readonly string[];
  /** Where the console's "contact support" leads without a chat. */
  supportUrl: string | undefined;
  /** Where vulnerabilities are reported, as `security.txt` names it. */
  securityContact: string | undefined;
  /** Other origins whose consoles may call this API. */
  consoleOrigins: readonly string[];
  apiBaseUrl: string | undefined;
  /** Where rooms are entered: a room's own address is this one with the room's URL id behind it. */
  roomAppUrl: string | undefined;
  /** What secrets in the database are encrypted with. */
  secretKey: string | undefined;
  hideUnknownEmail: boolean;
  /** Whether super administrators have to have a second factor. */
  requireSecondFactorForSuperAdmin: boolean;
  /** The LiveKit server that runs the rooms, if one does. */
  liveKit: { url: string; apiKey: string; apiSecret: string } | undefined;
  /** Hosts of private networks that webhooks may be posted to, also by http. */
  webhookAllowedHosts: readonly string[];
  /** How long mails stay in the outbox. */
  mailRetentionDays: number;
  /** How long audit records are kept. */
  auditRetentionDays: number;
  trustProxy: boolean;
}

export class ConfigError extends OperatorError {}

/** Reads the configuration from the environment, or says everything that is wrong with it. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.keys(environment.fields).flatMap(key => (env[key]?.trim() ? [[key, env[key].trim()]] : [])),
  );
  try {
    const values = environment.validateSync(given, { abortEarly: false });
    const demo = values.DEMO;
    const { brand, files } = readBrand(values.BRAND_FILE);
    return {
      port: values.PORT,
      host: values.HOST ?? (demo ? '127.0.0.1' : '0.0.0.0'),
      dataDir: values.DATA_DIR,
      databaseUrl: values.DATABASE_URL,
      smtpUrl: values.SMTP_URL,
      mailFrom: values.MAIL_FROM ?? mailboxOf(textIn(brand.name, fallbackLanguage), 'no-reply@localhost'),
      brand,
      brandFiles: files,
      publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ''),
      demo,
      timeZone: values.TIME_ZONE,
      sentryDsn: values.SENTRY_DSN,
      chatSdkUrl: values.CHAT_SDK_URL,
      chatKey: values.CHAT_KEY,
      chatHosts: values.CHAT_HOSTS,
      supportUrl:
        values.SUPPORT_URL ?? (brand.supportEmail === null ? undefined : `mailto:${brand.supportEmail}`),
      securityContact: values.SECURITY_CONTACT,
      consoleOrigins: values.CONSOLE_ORIGINS,
      apiBaseUrl: values.API_BASE_URL?.replace(/\/+$/, ''),
      roomAppUrl: values.ROOM_APP_URL?.replace(/\/+$/, ''),
      secretKey: values.SECRET_KEY,
      hideUnknownEmail: values.HIDE_UNKNOWN_EMAIL,
      requireSecondFactorForSuperAdmin: values.REQUIRE_SECOND_FACTOR_FOR_SUPER_ADMIN,
      liveKit:
        values.LIVEKIT_URL && values.LIVEKIT_API_KEY && values.LIVEKIT_API_SECRET
          ? {
              url: values.LIVEKIT_URL,
              apiKey: values.LIVEKIT_API_KEY,
              apiSecret: values.LIVEKIT_API_SECRET,
            }
          : undefined,
      webhookAllowedHosts: values.WEBHOOK_ALLOWED_HOSTS,
      mailRetentionDays: values.MAIL_RETENTION_DAYS,
      auditRetentionDays: values.AUDIT_RETENTION_DAYS,
      trustProxy: values.TRUST_PROXY,
    };
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    throw new ConfigError(
      ['The configuration is not valid:', ...error.errors.map(line => `  - ${line}`)].join('\n'),
    );
  }
}
