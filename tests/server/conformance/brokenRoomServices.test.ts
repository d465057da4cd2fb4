import { afterAll, beforeAll, expect, inject, test as either, vi } from 'vitest';
import { conform } from '../../../scripts/conformance/conform.ts';
import { levelReports } from '../../../scripts/conformance/levelReports.ts';
import { callsWith } from '../../../scripts/conformance/report.ts';
import { contract } from '../../../src/contract/index.ts';
import { serveBackend, type Tamper } from '../../support/servedBackend.ts';

// Hundreds of requests, one after the other.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** What a backend is broken by has nothing to do with its database. */
const isHere = inject('database').kind === 'pglite';
const test = either.runIf(isHere);
const untouched: Tamper = (_, answer) => answer;
let tamper = untouched;
let backend: Awaited<ReturnType<typeof serveBackend>>;
beforeAll(async () => {
  if (isHere) backend = await serveBackend((request, answer) => tamper(request, answer));
});
afterAll(() => backend?.close());

async function reportOn(broken: Tamper, options: object) {
  tamper = broken;
  return conform({ ...backend.options, ...options }, () => undefined).finally(() => (tamper = untouched));
}

const pathOf = (request: Request) => new URL(request.url).pathname.replace('/api/v1', '');
const json = (answer: Response, body: string, status: number = answer.status) =>
  new Response(body, { status, headers: { 'Content-Type': 'application/json' } });
/** Changes the text of the answers at a path. */
const rewrite =
  (ending: string, change: (text: string) => string): Tamper =>
  async (request, answer) =>
    pathOf(request).endsWith(ending) && answer.ok ? json(answer, change(await answer.text())) : answer;
/** Responds as if everything were fine, where a problem has a code. */
const forgives =
  (code: string, body: object): Tamper =>
  async (_, answer) => {
    if (answer.ok) return answer;
    const text = await answer.clone().text();
    return text.includes(`"${code}"`) ? json(answer, JSON.stringify(body), 200) : answer;
  };
const verdicts = (change: (text: string) => string) => rewrite('/events', change);
const allowed = {
  allowed: true,
  customerId: null,
  displayName: null,
  role: 'GUEST',
  liveKit: null,
  reason: null,
  message: null,
};
const noVerdicts = { verdicts: [], acceptedCount: 0, duplicateCount: 0, lateCount: 0, refusedCount: 0 };
const noAccounts = {
  content: [],
  total: 0,
  totalPages: 0,
  first: true,
  last: true,
  pageable: { pageNumber: 0, size: 20 },
};

test.each<[what: string, broken: Tamper, fault: string]>([
  [
    'applies an event twice',
    verdicts(text => text.replaceAll('"DUPLICATE"', '"ACCEPTED"')),
    'roomService.events recognises repeated events',
  ],
  [
    'cannot tell late events',
    verdicts(text => text.replaceAll('"LATE"', '"ACCEPTED"')),
    'roomService.events accepts late events, in any order',
  ],
  [
    'refuses a whole batch for one event of it',
    async (request, answer) => {
      if (!pathOf(request).endsWith('/room-service/events') || !answer.ok) return answer;
      const text = await answer.text();
      return json(answer, text, (JSON.parse(text) as { refusedCount: number }).refusedCount > 1 ? 400 : 200);
    },
    'roomService.events gives each event of a batch that is half wrong its own result',
  ],
  [
    'takes events from the future',
    verdicts(text => text.replaceAll('"FROM_THE_FUTURE"', 'null')),
    'roomService.events gives each event of a batch that is half wrong its own result',
  ],
  [
    'refuses without a reason in words',
    verdicts(text => text.replace(/"message":"[^"]*"/g, '"message":null')),
    'roomService.events refuses an event of an unknown room',
  ],
  [
    'takes plain JSON for CloudEvents',
    forgives('NOT_CLOUD_EVENTS', noVerdicts),
    'roomService.events refuses plain JSON (415)',
  ],
  [
    'takes batches of any size',
    (request, answer) =>
      pathOf(request).endsWith('/room-service/events') && answer.status === 400
        ? json(answer, JSON.stringify(noVerdicts), 200)
        : answer,
    'roomService.events refuses more events than a batch may have (400)',
  ],
  [
    'counts study that was none',
    rewrite('/histories', text => text.replace(/"totalStudySeconds":\d+/, '"totalStudySeconds":1260')),
    'roomService.events counts study to the second',
  ],
  [
    'leaves those in a room whom a snapshot does not name',
    rewrite('/participants', text => text.replace(/"left":\[.*?\]/, '"left":[]')),
    'roomService.participants ends the stay of a participant who is missing in it',
  ],
  [
    'takes a one-time password again and again',
    async (request, answer) => {
      if (!pathOf(request).endsWith('/entries') || !answer.ok) return answer;
      const text = await answer.text();
      return json(answer, text.includes('ONE_TIME_PASSWORD_INVALID') ? JSON.stringify(allowed) : text);
    },
    'roomService.entries lets a one-time password in once of 50 tries at once',
  ],
  [
    'lets people into full rooms',
    rewrite('/entries', text => (text.includes('ROOM_FULL') ? JSON.stringify(allowed) : text)),
    'roomService.entries refuses entry to a full room',
  ],
  [
    'does not look at passwords',
    rewrite('/entries', text => (text.includes('PASSWORD_WRONG') ? JSON.stringify(allowed) : text)),
    'roomService.entries refuses a wrong password',
  ],
  [
    'does not look at scopes',
    forgives('SCOPE_MISSING', noAccounts),
    'roomService.accounts refuses a key without the scope (403)',
  ],
  [
    'lets a revoked key in',
    forgives('API_KEY_REVOKED', { content: [] }),
    'roomService.rooms refuses a revoked key (401)',
  ],
])('a room service that %s is caught', async (_, broken, fault) => {
  // Keys are checked with the call for rooms.
  const only = [...fault.split(' ', 1), 'roomService.rooms'];
  const { calls } = await reportOn(broken, { only });
  const faults = calls.flatMap(({ name, checks }) =>
    checks.filter(({ result }) => result === 'failed').map(({ title }) => `${name} ${title}`),
  );
  expect(faults.find(each => each.startsWith(fault)) ?? faults).toContain(fault);
});

test('a room service that is not built is distinguished from a wrong one, and the other levels are checked as well', async () => {
  const only = ['auth.login', 'auth.logout', 'students.list', 'roomService'];
  const report = await reportOn(
    (request, answer) =>
      pathOf(request).startsWith('/room-service/') ? new Response('Not here', { status: 404 }) : answer,
    { only },
  );
  expect(callsWith(report.calls, 'failed')).toEqual([]);
  expect(callsWith(report.calls, 'missing').map(({ name }) => name)).toEqual(
    Object.keys(contract.roomService).map(verb => `roomService.${verb}`),
  );
  expect(levelReports(report.calls).map(({ level, verdict }) => [level, verdict])).toEqual([
    ['sign-in', 'conforms'],
    ['lists', 'conforms'],
    ['room-service', 'notBuilt'],
  ]);
});

test('a backend without API keys has its room service unchecked, and its keys not built', async () => {
  const report = await reportOn(
    (request, answer) =>
      pathOf(request).startsWith('/api-keys') ? new Response(null, { status: 501 }) : answer,
    { only: ['apiKeys', 'roomService.events'] },
  );
  expect(callsWith(report.calls, 'failed')).toEqual([]);
  expect(callsWith(report.calls, 'missing').map(({ name }) => name)).toEqual([
    'apiKeys.list',
    'apiKeys.create',
    'apiKeys.revoke',
  ]);
  const [events] = report.calls.filter(({ name }) => name === 'roomService.events');
  expect(events!.checks.find(({ title }) => title === 'makes the change')).toMatchObject({
    result: 'unchecked',
    reasons: ['No API key could be created.'],
  });
});
