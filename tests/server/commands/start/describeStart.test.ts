import { expect, test } from 'vitest';
import { readConfig } from '../../../../server/config/config.ts';
import { describeStart } from '../../../../server/commands/start/describeStart.ts';

const printed = (env: Record<string, string>) =>
  describeStart(readConfig({ DEMO: '0', ...env }), { port: 4000, address: 'http://localhost:4000' }).join(
    '\n',
  );
const key = { SECRET_KEY: 'a key for tests, of which nobody else knows' };
const mail = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'console@study.example' };

test('with a key and an email server only the address is printed', () => {
  expect(printed({ ...key, ...mail })).toBe('\nStudyroom Console: http://localhost:4000');
});

test('without an email server the output says that emails are on hold and which setting is missing', () => {
  expect(printed(key)).toMatch(/\nEmails are on hold .*SMTP_URL.*$/);
  expect(printed({ ...key, DEMO: '1' })).not.toContain('on hold');
});

test('without a key the output says that there is no two-factor authentication', () => {
  expect(printed(mail)).toMatch(/\nSECRET_KEY is not set, so two-factor authentication is not available\.$/);
});

test('passwords and keys of the settings are not printed', () => {
  const env = { ...key, ...mail, SMTP_URL: 'smtp://console:hidden@mail.example' };
  expect(printed(env)).not.toMatch(/hidden|a key for tests/);
});
