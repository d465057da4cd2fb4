import * as yup from 'yup';
import type { Brand } from '../../src/domain/brand/brand.ts';
import type { Plan } from '../../src/domain/plans/plan.ts';
import { textIn } from '../../src/domain/brand/textIn.ts';
import { fallbackLanguage } from '../../src/domain/defaultLanguages.ts';
import { readAcademyHosts, type AcademyHost } from './academyHosts.ts';
import { OperatorError } from './OperatorError.ts';
import { environment } from './environment.ts';
import { mailboxOf } from './mailboxOf.ts';
import type { Content } from './content/content.ts';
import { readContent } from './content/readContent.ts';
import { LegalTextError, withLegalTexts } from './content/withLegalTexts.ts';
import { readBrand } from './readBrand.ts';
import { readPlans } from './readPlans.ts';
import type { BrandFile } from './readBrandPicture.ts';

/** The names of all settings, as the environment has them. */
export const settingNames = Object.keys(environment.fields);

export interface Config {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** A way past the connection pooler of `databaseUrl`, for what needs a session of its own. */
  databaseDirectUrl: string | undefined;
  /** A streaming standby of `databaseUrl`. */
  databaseReadUrl: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** What a mail service signs its reports of bounces and complaints with. */
  mailEventsSecret: string | undefined;
  /** How the product is called and painted. */
  brand: Brand;
  /** The pictures of the brand. */
  brandFiles: readonly BrandFile[];
  /** The plans that academies may be on. */
  plans: readonly Plan[];
  /** Where changes of subscriptions are posted to, and what these requests are signed with. */
  billing: { url: string; secret: string } | undefined;
  /** The texts that the provider has in place of the product's. */
  content: Content;
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
  /** Host names of academies' own, by which their sign-in pages are reached, and which their mails link to. */
  academyHosts: readonly AcademyHost[];
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
  /** The identity provider that administrators may sign in with (OpenID Connect), if there is one. */
  singleSignOn: { issuer: string; clientId: string; clientSecret: string; name: string } | undefined;
  /** Hosts of private networks that academies' identity providers may be on, also by http. */
  oidcAllowedHosts: readonly string[];
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
    const { brand: ownBrand, files } = readBrand(values.BRAND_FILE);
    const content = readContent(values.CONTENT_DIR);
    const brand = withLegalTexts(ownBrand, content);
    return {
      port: values.PORT,
      host: values.HOST ?? (demo ? '127.0.0.1' : '0.0.0.0'),
      dataDir: values.DATA_DIR,
      databaseUrl: values.DATABASE_URL,
      databaseDirectUrl: values.DATABASE_DIRECT_URL,
      databaseReadUrl: values.DATABASE_READ_URL,
      smtpUrl: values.SMTP_URL,
      mailFrom: values.MAIL_FROM ?? mailboxOf(textIn(brand.name, fallbackLanguage), 'no-reply@localhost'),
      mailEventsSecret: values.MAIL_EVENTS_SECRET,
      brand,
      brandFiles: files,
      plans: readPlans(values.PLANS_FILE),
      billing:
        values.BILLING_WEBHOOK_URL && values.BILLING_WEBHOOK_SECRET
          ? { url: values.BILLING_WEBHOOK_URL, secret: values.BILLING_WEBHOOK_SECRET }
          : undefined,
      content,
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
      academyHosts: readAcademyHosts(values.ACADEMY_HOSTS),
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
      singleSignOn:
        values.OIDC_ISSUER && values.OIDC_CLIENT_ID && values.OIDC_CLIENT_SECRET
          ? {
              issuer: values.OIDC_ISSUER,
              clientId: values.OIDC_CLIENT_ID,
              clientSecret: values.OIDC_CLIENT_SECRET,
              name: values.OIDC_NAME ?? new URL(values.OIDC_ISSUER).hostname,
            }
          : undefined,
      oidcAllowedHosts: values.OIDC_ALLOWED_HOSTS,
      webhookAllowedHosts: values.WEBHOOK_ALLOWED_HOSTS,
      mailRetentionDays: values.MAIL_RETENTION_DAYS,
      auditRetentionDays: values.AUDIT_RETENTION_DAYS,
      trustProxy: values.TRUST_PROXY,
    };
  } catch (error) {
    if (error instanceof LegalTextError) throw new ConfigError(`CONTENT_DIR: ${error.message}`);
    if (!(error instanceof yup.ValidationError)) throw error;
    throw new ConfigError(
      ['The configuration is not valid:', ...error.errors.map(line => `  - ${line}`)].join('\n'),
    );
  }
}
