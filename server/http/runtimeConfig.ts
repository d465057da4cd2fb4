import type { Config } from '../config.ts';
import { demoAccounts } from '../demo/accounts.ts';

/** What the console is told about where it runs. */
export const runtimeConfig = (config: Config) => ({
  apiBaseUrl: config.apiBaseUrl ?? '',
  sentryDsn: config.sentryDsn ?? null,
  chat: config.chatSdkUrl && config.chatKey ? { sdkUrl: config.chatSdkUrl, key: config.chatKey } : null,
  supportUrl: config.supportUrl ?? null,
  demo: config.demo ? demoAccounts : null,
});
