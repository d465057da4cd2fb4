import { addedLanguages } from '../../src/domain/addedLanguages.ts';
import { defaultPlans } from '../../src/domain/plans/defaultPlans.ts';
import type { Config } from '../config/config.ts';
import { holdsMails } from '../mail/holdsMails.ts';
import { wordAddresses } from './wordFiles.ts';
import { demoAccounts } from '../core/demoAccounts.ts';

/** The console's runtime configuration. */
export const runtimeConfig = (config: Config) => ({
  brand: config.brand,
  ...(addedLanguages.length > 0 ? { languages: addedLanguages } : {}),
  words: wordAddresses(config),
  plans: config.plans === defaultPlans ? null : config.plans,
  apiBaseUrl: config.apiBaseUrl ?? '',
  sentryDsn: config.sentryDsn ?? null,
  chat: config.chatSdkUrl && config.chatKey ? { sdkUrl: config.chatSdkUrl, key: config.chatKey } : null,
  supportUrl: config.supportUrl ?? null,
  singleSignOn: config.singleSignOn ? { name: config.singleSignOn.name } : null,
  /** Whether this server, which then also serves the API, cannot send mails for want of a mail server. */
  mailHeld: config.apiBaseUrl === undefined && holdsMails(config),
  demo: config.demo ? demoAccounts : null,
});
