import { expect, test } from 'vitest';
import { readConfig } from '../../../server/config/config.ts';
import { apiBase, contract } from '../../../src/contract/index.ts';
import { cors } from '../../../src/contract/cors.ts';
import { password } from '../../support/person.ts';
import { pngOf } from '../../support/png.ts';
import { createWorld } from '../../support/world.ts';

const consoleOrigin = 'https://console.example';
const apart = {
  CONSOLE_ORIGINS: `http://other.example, ${consoleOrigin}`,
  PUBLIC_URL: 'https://api.example',
};
const { students, auth, session } = contract;
const logout = apiBase + auth.logout.path;

const preflight = {
  method: 'OPTIONS',
  headers: { Origin: consoleOrigin, 'Access-Control-Request-Method': 'PUT' },
};

test('a preflight from an allowed console names what the contract needs', async () => {
  const world = await createWorld({ env: apart });
  const answer = await world.stranger().fetch(apiBase + students.create.path, preflight);
  expect(answer.status).toBe(204);
  const listed = (name: string) => answer.headers.get(name)?.split(',');
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(consoleOrigin);
  expect(answer.headers.get('Access-Control-Allow-Credentials')).toBe('true');
  expect(listed('Access-Control-Allow-Methods')).toEqual(cors.methods);
  expect(listed('Access-Control-Allow-Headers')).toEqual(cors.requestHeaders);
});

test('responses and refusals are readable for allowed consoles, with the headers that they need', async () => {
  const world = await createWorld({ env: apart });
  const { owner } = await world.academy();
  const headers = { Origin: consoleOrigin };
  for (const [who, status] of [
    [owner, 200],
    [world.stranger(), 401],
  ] as const) {
    const answer = await who.fetch(apiBase + students.list.path, { headers });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(consoleOrigin);
    expect(answer.headers.get('Access-Control-Expose-Headers')?.split(',')).toEqual(cors.exposedHeaders);
    expect(answer.headers.get('Vary')).toContain('Origin');
  }
  const time = await world.stranger().fetch(session.serverTime.path, { headers });
  expect(time.headers.get('Access-Control-Allow-Origin')).toBe(consoleOrigin);
});

test('other origins get none of these headers', async () => {
  const world = await createWorld({ env: apart });
  const foreign = await world.stranger().fetch(apiBase + students.list.path, {
    headers: { Origin: 'https://evil.example' },
  });
  expect(foreign.headers.get('Access-Control-Allow-Origin')).toBeNull();
  const alone = await createWorld();
  const answer = await alone.stranger().fetch(apiBase + students.list.path, preflight);
  expect([...answer.headers.keys()].filter(name => name.startsWith('access-control'))).toEqual([]);
});

test('changes are taken from allowed consoles alone', async () => {
  const world = await createWorld({ env: apart });
  const send = (Origin: string) =>
    world
      .stranger()
      .fetch(logout, { method: 'POST', headers: { Origin, 'X-Requested-With': 'studyroom-console' } });
  expect((await send(consoleOrigin)).status).toBe(204);
  expect((await send('https://evil.example')).status).toBe(403);
  expect((await send('https://console.example.evil.example')).status).toBe(403);
});

test('the session of a console on another host is a cookie that goes across sites', async () => {
  const world = await createWorld({ env: apart });
  const { owner } = await world.academy();
  const cookieAt = async (Origin: string) => {
    const answer = await world.stranger().fetch(apiBase + auth.login.path, {
      method: 'POST',
      headers: { Origin, 'X-Requested-With': 'studyroom-console', 'Content-Type': 'application/json' },
      body: JSON.stringify({ userId: owner.email, passwd: password }),
    });
    return answer.headers.get('Set-Cookie');
  };
  expect(await cookieAt(consoleOrigin)).toMatch(/SameSite=None; .*Secure/);
  expect(await cookieAt('https://api.example')).toMatch(/SameSite=Lax; .*Secure/);
});

test('images may be shown by other origins only where there are consoles on them', async () => {
  for (const [env, policy] of [
    [apart, 'cross-origin'],
    [{}, 'same-origin'],
  ] as const) {
    const world = await createWorld({ env });
    const { owner } = await world.academy();
    const upload = await owner.fetch(apiBase + session.uploadImage.path, {
      method: 'POST',
      headers: { 'Content-Type': 'image/png', 'X-Requested-With': 'studyroom-console' },
      body: new Uint8Array(pngOf(8, 8)),
    });
    const { url } = (await upload.json()) as { url: string };
    const image = await owner.fetch(url);
    expect(image.status).toBe(200);
    expect(image.headers.get('Cross-Origin-Resource-Policy')).toBe(policy);
  }
});

test.each(['console.example', 'https://console.example/', 'https://*.example', '*', 'null'])(
  '%s is no origin of a console',
  origin => {
    expect(() => readConfig({ CONSOLE_ORIGINS: `${consoleOrigin} ${origin}` })).toThrow(/CONSOLE_ORIGINS/);
  },
);
