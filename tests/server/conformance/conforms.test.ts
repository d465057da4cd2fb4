import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { conform } from '../../../scripts/conformance/conform.ts';
import type { CallReport, Report } from '../../../scripts/conformance/report.ts';
import { callLines } from '../../../scripts/conformance/terminal.ts';
import { toHtml } from '../../../scripts/conformance/toHtml.ts';
import { skippedCalls } from '../../../scripts/conformance/skippedCalls.ts';
import { calls, contract } from '../../../src/contract/index.ts';
import { password } from '../../support/person.ts';
import { serveBackend } from '../../support/servedBackend.ts';

type Backend = Awaited<ReturnType<typeof serveBackend>>;
// Hundreds of requests, one after the other.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let backend: Backend;
beforeAll(async () => {
  backend = await serveBackend();
});
afterAll(() => backend.close());

const failures = (reports: readonly CallReport[]) =>
  reports.flatMap(({ name, checks }) =>
    checks
      .filter(({ result }) => result === 'failed')
      .map(({ title, reasons }) => `${name} ${title}: ${reasons.join(' ')}`),
  );
/** What an academy has, as its owner lists it. */
async function holdings({ academy: { owner } }: Backend) {
  const { students, managers, templates, session } = contract;
  return {
    students: (await owner.call(students.list, { query: { accountStatus: ['ACTIVE'] } })).body.total,
    managers: (await owner.call(managers.list, { query: { accountStatus: ['ACTIVE'] } })).body.total,
    templates: (await owner.call(templates.list)).body.length,
    sessions: (await owner.call(session.signIns)).body.content.length,
  };
}

describe('the embedded server', () => {
  let report: Report;
  let before: Awaited<ReturnType<typeof holdings>>;
  const received: string[] = [];
  beforeAll(async () => {
    before = await holdings(backend);
    report = await conform({ ...backend.options, mails: true }, call => void received.push(call.name));
  });

  test('conforms to the contract, call by call', () => {
    expect(failures(report.calls)).toEqual([]);
    expect(received).toEqual(calls.map(([name]) => name));
    const few = report.calls.filter(({ checks }) => checks.length === 0);
    expect(few).toEqual([]);
  });

  test('calls everything but what cannot be tried on a backend in use', () => {
    const silent = report.calls.filter(
      ({ checks }) =>
        !checks.some(
          ({ title, result }) => result === 'passed' && !/^(?:is|refuses|knows|wants)/.test(title),
        ),
    );
    const excused = new Set(Object.keys(skippedCalls));
    expect(silent.map(({ name }) => name).filter(name => !excused.has(name))).toEqual([]);
  });

  test('is left as it was found', async () => {
    expect(report.left).toEqual([]);
    expect(await holdings(backend)).toEqual(before);
  });

  test('has a report that needs nothing else and is open about everything', () => {
    const html = toHtml(report);
    expect(html).not.toMatch(/(?:src|href)=/);
    expect(html).toContain('prefers-color-scheme:dark');
    for (const [name] of calls) expect(html).toContain(`>${name}<`);
    expect(html).not.toContain(password);
    const [first] = report.calls;
    expect(callLines(first!, false)).toContain(first!.name);
  });
});

/** What has nothing to do with the kind of database. */
const once = test.runIf(inject('database').kind === 'pglite');

once('read-only creates and changes nothing', async () => {
  const before = await holdings(backend);
  const writes: string[] = [];
  const watched = await serveBackend((request, answer) => {
    const isSignIn = /\/auth\/log(?:in|out)$/.test(new URL(request.url).pathname);
    if (request.method !== 'GET' && answer.ok && !isSignIn) writes.push(request.url);
    return answer;
  });
  const report = await conform(
    { ...watched.options, readOnly: true, only: ['students', 'groups', 'auth.logout'] },
    () => undefined,
  );
  await watched.close();
  expect(failures(report.calls)).toEqual([]);
  expect(writes).toEqual([]);
  expect(await holdings(backend)).toEqual(before);
});

once('the command ends by what it found, and writes its report', async () => {
  const { url, origin, headers, people } = backend.options;
  const reportFile = path.join(mkdtempSync(path.join(tmpdir(), 'conformance-')), 'report.html');
  const junitFile = reportFile.replace('.html', '.xml');
  const run = (...more: string[]) =>
    promisify(execFile)(
      process.execPath,
      [
        '--import',
        'tsx',
        'scripts/conformance/main.ts',
        `--url=${url}`,
        `--origin=${origin}`,
        `--header=X-Forwarded-For: ${headers['X-Forwarded-For']}1`,
        `--user=${people.owner.email}`,
        '--only=students.one,rooms',
        '--read-only',
        `--report=${reportFile}`,
        `--junit=${junitFile}`,
        ...more,
      ],
      { env: { ...process.env, CONFORMANCE_PASSWORD: password } },
    );
  const { stdout } = await run();
  expect(stdout).toContain('The backend conforms to the contract.');
  expect(stdout).toMatch(/✓ students\.one/);
  expect(readFileSync(reportFile, 'utf8')).toContain('Conforms to the contract');
  expect(readFileSync(junitFile, 'utf8')).toMatch(/<testsuite name="lists" tests="\d+" failures="0"/);
  const refused = await run('--manager', 'nobody@conformance.example').catch(
    (error: unknown) => error as { code: number; stderr: string },
  );
  expect(refused).toMatchObject({ code: 2 });
  expect(refused.stderr).toContain('The manager cannot sign in: 401 LOGIN_FAILED');
});
