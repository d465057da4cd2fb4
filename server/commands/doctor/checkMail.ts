import type { Config } from '../../config/config.ts';
import { createMailer } from '../../mail/createMailer.ts';
import { holdsMails } from '../../mail/holdsMails.ts';
import { reasonOf } from '../../core/mail/reasonOf.ts';
import type { Finding } from './Finding.ts';

const patienceMs = 10_000;
const remedies: Record<string, string> = {
  EAUTH: 'rejected the user or the password. Check both in SMTP_URL.',
  ENOAUTH: 'requires a user and a password. Add them to SMTP_URL.',
  EDNS: 'has an unknown host name. Check the host in SMTP_URL.',
  ETLS: 'does not accept a secure connection. Check its certificate, and smtp:// or smtps:// in SMTP_URL.',
};
const unreachable =
  'cannot be reached. Check that it is running, and the host, the port and smtp:// or smtps:// in SMTP_URL.';

/** Whether the mail server takes a connection and the sign-in of the settings. No mail is sent. */
export async function checkMail({ smtpUrl, demo }: Pick<Config, 'smtpUrl' | 'demo'>): Promise<Finding> {
  const name = 'Mail';
  if (smtpUrl === undefined)
    return holdsMails({ smtpUrl, demo })
      ? {
          name,
          state: 'warning',
          text: 'Emails are on hold because no email server is configured. Set SMTP_URL.',
        }
      : { name, state: 'ok', text: 'The demo does not send emails. It shows them at /dev/outbox.' };
  const { host } = new URL(smtpUrl);
  const mailer = createMailer(smtpUrl, patienceMs);
  try {
    await mailer.verify();
    return { name, state: 'ok', text: `The email server ${host} responds.` };
  } catch (error) {
    const { code = '' } = error as { code?: string };
    const text = `The email server ${host} ${remedies[code] ?? unreachable} (${reasonOf(error).words})`;
    return { name, state: 'failed', text };
  } finally {
    mailer.close();
  }
}
