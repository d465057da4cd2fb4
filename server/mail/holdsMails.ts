import type { Config } from '../config/config.ts';

/** Whether mails cannot leave: nobody has named a mail server, and this is no demo, whose mails are only shown. */
export const holdsMails = ({ smtpUrl, demo }: Pick<Config, 'smtpUrl' | 'demo'>): boolean =>
  smtpUrl === undefined && !demo;
