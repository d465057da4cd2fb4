import type { Config } from '../config/config.ts';
import { logoCid } from '../core/mail/logoCid.ts';
import { createMailer } from './createMailer.ts';
import { holdsMails } from './holdsMails.ts';

export interface MailMessage {
  mailId: string;
  recipient: string;
  subject: string;
  textBody: string;
  htmlBody: string;
  /** Where its recipient stops mails of this kind by one request (RFC 8058). */
  unsubscribeUrl?: string | null;
  /** The logo that the HTML shows, as a PNG. */
  logo?: Buffer | null;
  file?: { name: string; content: Buffer } | undefined;
}

/** Takes mails away. Throws what the mail server answered when it would not. */
export interface Transport {
  send(letter: MailMessage): Promise<void>;
  /** There is no mail server: mails stay in the outbox until there is one. */
  holdsMails?: boolean;
  close(): void;
}

/**
 * Mails by SMTP where that is configured. Otherwise the demo only shows them in its outbox, and any other installation
 * holds them until there is a mail server.
 *
 * @param patienceMs how long a mail server may say nothing before it is given up for this time
 */
export function createTransport(
  {
    smtpUrl,
    mailFrom,
    demo,
    brand,
  }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'demo'> & Partial<Pick<Config, 'brand'>>,
  patienceMs = 20_000,
): Transport {
  if (smtpUrl === undefined)
    return { holdsMails: holdsMails({ smtpUrl, demo }), send: async () => undefined, close: () => undefined };
  const domain = /@([^\s>]+)/.exec(mailFrom)?.[1] ?? 'localhost';
  const mailer = createMailer(smtpUrl, patienceMs);
  return {
    async send({ mailId, recipient, subject, textBody, htmlBody, unsubscribeUrl, logo, file }) {
      await mailer.sendMail({
        from: mailFrom,
        // The same at each attempt, so that a mail whose confirmation was lost is shown once.
        messageId: `<${mailId}@${domain}>`,
        to: recipient,
        ...(brand?.supportEmail ? { replyTo: brand.supportEmail } : {}),
        subject,
        text: textBody,
        html: htmlBody,
        attachments: [
          ...(logo
            ? [
                {
                  filename: 'logo.png',
                  content: logo,
                  contentType: 'image/png',
                  cid: logoCid,
                  contentDisposition: 'inline' as const,
                },
              ]
            : []),
          ...(file ? [{ filename: file.name, content: file.content }] : []),
        ],
        // Absence notes and ticket systems do not answer such mails (RFC 3834).
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribeUrl
            ? {
                'List-Unsubscribe': `<${unsubscribeUrl}>`,
                'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
              }
            : {}),
        },
      });
    },
    close: () => mailer.close(),
  };
}
