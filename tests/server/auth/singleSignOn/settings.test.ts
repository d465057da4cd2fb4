import { expect, test } from 'vitest';
import { readConfig } from '../../../../server/config/config.ts';

const settings = {
  OIDC_ISSUER: 'https://id.example.com/realms/campus',
  OIDC_CLIENT_ID: 'studyroom',
  OIDC_CLIENT_SECRET: 'a secret',
};

test('an identity provider is called by its host unless it has a name', () => {
  expect(readConfig(settings).singleSignOn?.name).toBe('id.example.com');
  expect(readConfig({ ...settings, OIDC_NAME: 'Campus ID' }).singleSignOn?.name).toBe('Campus ID');
  expect(readConfig({}).singleSignOn).toBeUndefined();
});

test.each([
  [{ ...settings, OIDC_CLIENT_ID: '' }, /must be set together/],
  [{ OIDC_ISSUER: settings.OIDC_ISSUER }, /must be set together/],
  [{ ...settings, OIDC_ISSUER: 'http://id.example.com' }, /must begin with https/],
  [{ ...settings, DATABASE_URL: 'postgres://a:b@localhost/c' }, /requires SECRET_KEY/],
])('settings of an identity provider that do not fit together are refused: %#', (env, problem) => {
  expect(() => readConfig(env)).toThrow(problem);
});

test('a provider on this machine may be reached without https', () => {
  const { singleSignOn } = readConfig({ ...settings, OIDC_ISSUER: 'http://localhost:9000' });
  expect(singleSignOn?.issuer).toBe('http://localhost:9000');
});
