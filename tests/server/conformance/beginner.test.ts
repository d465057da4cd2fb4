import { afterEach, expect, inject, test as either, vi } from 'vitest';
import { conform } from '../../../scripts/conformance/conform.ts';
import { callsWith, type Report } from '../../../scripts/conformance/report.ts';
import { isConforming, reportLines } from '../../../scripts/conformance/terminal.ts';
import { toHtml } from '../../../scripts/conformance/toHtml.ts';
import { calls, contract } from '../../../src/contract/index.ts';
import { beginner, isBuilt } from '../../support/beginnersBackend.ts';
import { serveBackend, type Forward, type Tamper } from '../../support/servedBackend.ts';

// Hundreds of requests, one after the other.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** What a backend lacks has nothing to do with its database. */
const test = either.runIf(inject('database').kind === 'pglite');

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function reportOn(
  tamper: Tamper,
  options: { forward?: Forward; only?: string[] } = {},
): Promise<Report> {
  const backend = await serveBackend(tamper, options.forward);
  closing.push(backend.close);
  const { owner } = backend.options.people;
  const only = options.only ? { only: options.only } : {};
  return conform({ ...backend.options, ...only, people: { owner } }, () => undefined);
}
const names = (report: Report, result: Parameters<typeof callsWith>[1]) =>
  callsWith(report.calls, result).map(({ name }) => name);

test('of a server with five calls the kit reports that they are right and that the rest is not built', async () => {
  const report = await reportOn(beginner);
  const five = ['auth.login', 'auth.logout', 'session.me', 'session.sessions', 'students.list'];
  expect(names(report, 'passed').toSorted()).toEqual(five);
  expect(names(report, 'failed')).toEqual([]);
  expect(names(report, 'missing')).toHaveLength(calls.length - five.length);
  expect(isConforming(report.calls)).toBe(false);

  const lines = reportLines(report, false).split('\n');
  expect(lines[0]).toBe(`5 of ${calls.length} calls are built, 0 of them do not conform to the contract.`);
  // A line for each noun, and the summary.
  expect(lines.length).toBeLessThan(Object.keys(contract).length + 30);
  const html = toHtml(report);
  expect(html).toContain(`${calls.length - 5} calls are not built`);
});

test('a server that answers 501 for the rest, or guards everything, is distinguished from a wrong one too', async () => {
  const only = ['students', 'rooms.active', 'auth.logout'];
  const notImplemented: Tamper = (request, answer) =>
    isBuilt(request) ? answer : new Response(null, { status: 501 });
  const guarded: Tamper = (request, answer) =>
    isBuilt(request) || answer.status === 401 ? answer : new Response('Not here', { status: 404 });
  for (const tamper of [notImplemented, guarded]) {
    const report = await reportOn(tamper, { only });
    expect(names(report, 'passed')).toEqual(['auth.logout', 'students.list']);
    expect(names(report, 'failed')).toEqual([]);
    expect(names(report, 'missing')).toContain('rooms.active');
  }
});

test('a tolerant sign-out is one fault, and signs no one out', async () => {
  const tolerant: Tamper = (request, answer) =>
    answer.status === 400 && request.url.includes('/auth/logout?')
      ? new Response(null, { status: 204 })
      : answer;
  const report = await reportOn(tolerant, {
    only: ['auth.logout', 'students.list', 'students.one'],
    forward: request =>
      request.url.includes('/auth/logout?') ? new Request(request.url.split('?')[0]!, request) : request,
  });
  expect(names(report, 'failed')).toEqual(['auth.logout']);
  expect(names(report, 'passed')).toEqual(['students.list', 'students.one']);
  expect(report.notes).toEqual([]);
});

test('a session that the backend ends is opened again, and reported once', async () => {
  let ended = false;
  const report = await reportOn((_, answer) => answer, {
    only: ['students.list', 'students.one'],
    async forward(request, send) {
      if (ended || !request.url.includes('no-such-field') || !request.headers.has('Cookie')) return request;
      ended = true;
      const { origin } = new URL(request.url);
      const headers = {
        Cookie: request.headers.get('Cookie')!,
        Origin: 'http://console.test',
        'X-Requested-With': 'studyroom-console',
      };
      await send(new Request(`${origin}/api/v1/auth/logout`, { method: 'POST', headers }));
      return request;
    },
  });
  expect(ended).toBe(true);
  expect(names(report, 'passed')).toEqual(['students.list', 'students.one']);
  expect(report.notes).toEqual([
    'The session of the owner was ended during students.list, and opened again.',
  ]);
});

test('a backend that ignores unknown fields ends no other sessions', async () => {
  const backend = await serveBackend(
    (_, answer) => answer,
    request => new Request(request.url.replace('?no-such-field=1', ''), request),
  );
  closing.push(backend.close);
  const { owner } = backend.academy;
  const { sessions } = contract.session;
  expect((await owner.send(sessions)).status).toBe(200);
  const report = await conform(
    { ...backend.options, only: ['session.signIns', 'session.endOtherSignIns', 'session.endSignIn'] },
    () => undefined,
  );
  expect((await owner.send(sessions)).status).toBe(200);
  expect(report.notes).toEqual([]);
});
