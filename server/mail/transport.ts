import nodemailer, { type TransportOptions } from 'nodemailer';
import type { Config } from '../config.ts';

export interface Letter {
  recipient: string;
  subject: string;
  textBody: string;
  htmlBody: string;
}

/** Takes mails away. Throws what the mail server answered when it would not. */
export interface Transport {
  send(letter: Letter): Promise<void>;
  close(): void;
}

/** Mails by SMTP where that is configured. Otherwise they stay in the outbox, where the demo shows them. */
export function createTransport({ smtpUrl, mailFrom }: Pick<Config, 'smtpUrl' | 'mailFrom'>): Transport {
  if (smtpUrl === undefined) return { send: async () => undefined, close: () => undefined };
  const mailer = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 5,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  } as TransportOptions);
  return {
    async send({ recipient, subject, textBody, htmlBody }) {
      await mailer.sendMail({ from: mailFrom, to: recipient, subject, text: textBody, html: htmlBody });
    },
    close: () => mailer.close(),
  };
}
