import type { Config } from '../config/config.ts';

/** Whether emails are held: no mail server is configured, and this is not the demo, whose emails are only shown. */
export const holdsMails = ({ smtpUrl, demo }: Pick<Config, 'smtpUrl' | 'demo'>): boolean =>
  smtpUrl === undefined && !demo;
