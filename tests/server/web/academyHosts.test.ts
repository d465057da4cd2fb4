import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readAcademySignIn } from '../../../server/academies/signInPage/readAcademySignIn.ts';
import { checkAcademies } from '../../../server/commands/doctor/checkAcademies.ts';
import { readConfig } from '../../../server/config/config.ts';
import { isOurHost, isOurOrigin } from '../../../server/core/origin.ts';
import { subscriptions } from '../../../server/database/schema/index.ts';
import { createPages } from '../../../server/web/pages.ts';
import { contract } from '../../../src/contract/index.ts';
import { newDatabase } from '../../support/database/testDatabase.ts';
import { mailTo } from '../../support/mailTo.ts';
import { createWorld } from '../../support/world.ts';

const webRoot = mkdtempSync(path.join(tmpdir(), 'studyroom-hosts-'));
writeFileSync(path.join(webRoot, 'index.html'), '<html><head><title>Console</title></head>__CONFIG__</html>');
afterAll(() => rmSync(webRoot, { recursive: true }));

const publicUrl = 'https://console.example';
const host = 'study.hangang.example';
const envFor = (groupId: string) => ({ PUBLIC_URL: publicUrl, ACADEMY_HOSTS: `${host}=${groupId}` });

test('at its own host an academy’s sign-in page takes the place of landing and sign-in page', async () => {
  const world = await createWorld();
  const { groupId } = await world.academy({ name: '한강 학원' });
  const landing = { ko: '<html>한국어</html>', en: '<html>English</html>' };
  const config = readConfig(envFor(groupId));
  const pages = createPages(config, webRoot, {
    landing,
    academyOf: async (_, id) => readAcademySignIn(world.database.orm, id, config),
  });
  const open = (address: string, at: string) =>
    pages.fetch(new Request(`http://127.0.0.1:4000${address}`, { headers: { Host: at } }));
  for (const address of ['/', '/ko', '/auth/login?from=%2Fstudent']) {
    const answer = await open(address, host.toUpperCase());
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      302,
      `/a/${groupId}${new URL(address, publicUrl).search}`,
    ]);
  }
  expect(await (await open(`/a/${groupId}`, host)).text()).toContain('<title>한강 학원</title>');
  // Everything else is as anywhere, and so is every other host.
  expect((await open('/student', host)).status).toBe(200);
  for (const other of ['console.example', 'evil.example', `${host}.evil.example`])
    expect([(await open('/ko', other)).status, (await open('/auth/login', other)).status]).toEqual([
      200, 200,
    ]);
});

test('its emails link to its host, whatever host the request names; those of others do not', async () => {
  const here = await createWorld();
  const [own, other] = [await here.academy(), await here.academy()];
  const world = await createWorld({ env: envFor(own.groupId) });
  for (const [{ owner }, begin] of [
    [own, `https://${host}/`],
    [other, `${publicUrl}/`],
  ] as const) {
    await world.stranger().send(contract.auth.requestReset, {
      body: { email: owner.email, language: 'en' },
      headers: { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' },
    });
    const { htmlBody, textBody } = await mailTo(world, owner.email, 'resetPassword');
    expect(textBody).toContain(`${begin}auth/resetpw/new?code=`);
    expect(textBody).toContain(`${begin}en/privacy`);
    expect(htmlBody + textBody).not.toContain('evil.example');
  }
});

test('its pages may change things, and the demo is served there', () => {
  const config = readConfig(envFor('hangang'));
  const request = (at: string, origin: string) =>
    new Request('http://127.0.0.1:4000/api/v1/auth/logout', {
      headers: { Host: at, Origin: origin, 'X-Requested-With': 'studyroom-console' },
    });
  expect(isOurOrigin(request(host, `https://${host}`), config)).toBe(true);
  expect(isOurOrigin(request(host, 'https://evil.example'), config)).toBe(false);
  expect(isOurOrigin(request('console.example', `https://${host}`), config)).toBe(false);
  const demo = { ...config, demo: true };
  expect(isOurHost(request(host, `https://${host}`), demo)).toBe(true);
  expect(isOurHost(request('evil.example', 'https://evil.example'), demo)).toBe(false);
});

test.each([
  ['study.example', 'study.example is not a host and an academy ID such as study.example.com=hangang'],
  ['https://study.example=hangang', 'is not a host and an academy ID'],
  ['a.example=one b.example=two a.example=three', 'a.example is there more than once'],
  ['console.example=hangang', 'console.example is the host of PUBLIC_URL'],
])('ACADEMY_HOSTS %s is refused at the start', (hosts, message) => {
  expect(() => readConfig({ PUBLIC_URL: publicUrl, ACADEMY_HOSTS: hosts })).toThrow(message);
});

test('the doctor warns of a host without an academy, and of a plan that is offered no more', async () => {
  const database = await newDatabase();
  const world = await createWorld({ database });
  const { groupId } = await world.academy();
  const config = readConfig(envFor(groupId));
  expect(await checkAcademies(config, database)).toMatchObject({ state: 'ok' });
  await database.orm.update(subscriptions).set({ plan: 'GOLD' });
  const { state, text } = await checkAcademies(readConfig(envFor('nobody')), database);
  await database.close();
  expect([state, text]).toEqual([
    'warning',
    expect.stringMatching(
      /the plan GOLD of 1 academies is not in PLANS_FILE.*study\.hangang\.example for nobody/,
    ),
  ]);
});
