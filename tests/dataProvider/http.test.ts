import { afterEach, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { onApiError } from '../../src/dataProvider/apiErrors.ts';
import { problemOf, send, urlOf } from '../../src/dataProvider/http.ts';

const { fetch } = globalThis;
afterEach(() => void (globalThis.fetch = fetch));

/** What is requested from the host, which responds as scripted. */
function host(answer: () => Promise<Response>) {
  const requested: { address: string; init: RequestInit }[] = [];
  globalThis.fetch = (address, init = {}) => {
    requested.push({ address: String(address), init });
    return answer();
  };
  return requested;
}
const json =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(
      new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } }),
    );

test('calls are below /api/v1, but for the host’s time [S9.2]', () => {
  expect(urlOf(contract.students.one, { id: 'a/b' })).toBe('/api/v1/customers/students/a%2Fb');
  expect(urlOf(contract.session.serverTime)).toBe('/server-time');
});

test('an array in a query repeats its key, and what is not set is left out [S7.5]', () => {
  const query = { accountStatus: ['ACTIVE', 'INACTIVE'], searchText: '김 빛', managerId: undefined, page: 0 };
  expect(urlOf(contract.students.list, {}, query)).toBe(
    '/api/v1/customers/students?accountStatus=ACTIVE&accountStatus=INACTIVE&searchText=%EA%B9%80+%EB%B9%9B&page=0',
  );
});

test('cookies are sent, and a change names the version that it was made on [S7.4]', async () => {
  const requested = host(json({}));
  await send(contract.students.activate, { params: { id: '7' } });
  await send(contract.managers.updateAlertSettings, {
    params: { id: '7' },
    body: { cameraOff: true, absence: true, break: true, byEmail: false },
    version: 3,
  });
  expect(requested.map(({ init }) => init.credentials)).toEqual(['same-origin', 'same-origin']);
  const headers = new Headers(requested[1]!.init.headers);
  expect([headers.get('If-Match'), headers.get('X-Requested-With')]).toEqual(['"3"', 'studyroom-console']);
});

test('an unknown response of a host is an error with its status [S8.4]', async () => {
  host(() => Promise.resolve(new Response('<html>', { status: 502, statusText: 'Bad Gateway' })));
  const error: unknown = await send(contract.session.me, {}).catch((reason: unknown) => reason);
  expect(problemOf(error)).toMatchObject({ status: 502, code: 'HTTP_502' });
  host(() => Promise.reject(new TypeError('fetch failed')));
  const lost: unknown = await send(contract.session.me, {}).catch((reason: unknown) => reason);
  expect(problemOf(lost)).toMatchObject({ status: 0, code: 'UNREACHABLE' });
});

test('a failed call is known once the words for it have been loaded', async () => {
  host(json({ code: 'STALE' }, 409));
  const steps: string[] = [];
  let loaded = () => undefined as void;
  const words = new Promise<void>(resolve => (loaded = resolve));
  const listened = new Promise<void>(resolve => {
    onApiError(async () => {
      resolve();
      await words;
      steps.push('words');
    });
  });
  try {
    const failed = send(contract.students.activate, { params: { id: '7' } }).catch(() =>
      steps.push('failed'),
    );
    await listened;
    loaded();
    await failed;
    expect(steps).toEqual(['words', 'failed']);
  } finally {
    onApiError(() => undefined);
  }
});
