import type { Config } from '../../config/config.ts';
import { demoAccounts } from '../../core/demoAccounts.ts';
import { holdsMails } from '../../mail/holdsMails.ts';
import { describeReach } from './describeReach.ts';

/** What is printed once the server listens: its address, what its settings lack, and in the demo who can sign in. */
export function describeStart(
  config: Pick<Config, 'host' | 'publicUrl' | 'secretKey' | 'smtpUrl' | 'demo'>,
  { port, address }: { port: number; address: string },
): string[] {
  return [
    `\nStudyroom Console: ${address}`,
    ...(config.secretKey === undefined
      ? ['SECRET_KEY is not set, so two-factor authentication is not available.']
      : []),
    ...(holdsMails(config)
      ? [
          'Emails are on hold because no email server is configured. Set SMTP_URL; emails that are still relevant will be sent after the next start.',
        ]
      : []),
    ...(config.demo
      ? [
          ...describeReach({ ...config, port }),
          'Demo accounts:',
          ...demoAccounts.map(({ role, email, password }) => `  ${role.padEnd(12)} ${email}  ${password}`),
          '',
        ]
      : []),
  ];
}
