import type { Call } from '../../src/contract/call.ts';
import { calls, contract, type CallName } from '../../src/contract/index.ts';
import type { SessionInfo, Me } from '../../src/domain/entities/session.ts';
import { checkAnswers } from './answers.ts';
import { checkTrial, checkVersions, isTriable } from './changes.ts';
import { createClient, type Reply } from './client.ts';
import { answerFaults, refusalFaults } from './faults.ts';
import { checkForeignIds } from './foreignIds.ts';
import { checkRefusals } from './refusals.ts';
import type { CallReport, Report } from './report.ts';
import { keepSignedIn } from './keepSignedIn.ts';
import { isWanted as isWantedBy } from './levels.ts';
import { checkRoomService } from './roomService/checkRoomService.ts';
import { createProgram } from './roomService/createProgram.ts';
import { createRun, personNames, type Options, type Person, type PersonName, type Run } from './run.ts';
import { mailTrials } from './mailTrials.ts';
import { trials } from './trials.ts';
import { skippedCalls } from './skippedCalls.ts';

/** The backend cannot be checked: it does not respond, or an account cannot sign in. */
export class NotReadyError extends Error {}

const { login, logout } = contract.auth;

/**
 * Checks a server against the contract: who may make each call, what it rejects and what it responds. What is created for
 * it is removed at the end. `onCall` is called after each checked call.
 *
 * @throws NotReadyError when no account can sign in.
 */
export async function conform(options: Options, onCall: (report: CallReport) => void): Promise<Report> {
  const startedAt = new Date();
  const notes: string[] = [];
  let current = '';
  const signIns = await signIn(options, name =>
    notes.push(
      `The session of the ${name} was ended during ${current || 'the beginning'}, and opened again.`,
    ),
  );
  const people = signIns.map(({ person }) => person);
  const run = createRun(options, people, await todayOf(options));
  const wanted = calls.filter(([name, call]) => isWantedBy(options, name, call));
  const names = new Set(wanted.map(([name]) => name));
  const isWanted = (name: CallName) => names.has(name);
  const left: string[] = [];

  for (const { person, reply } of signIns)
    if (isWanted('auth.login'))
      run.check('auth.login', `signs in the ${person.name}`, reply, answerFaults(login, reply));
  await runTrials(run, 'first', isWanted);
  const program = await openProgram(run, wanted);
  if (typeof program !== 'string') run.useProgram(program.client);
  try {
    for (const [name, call] of wanted) {
      current = name;
      await checkRefusals(run, name, call);
      if (call.method === 'GET' && !(name in skippedCalls)) await checkAnswers(run, name, call);
      else if (call.method === 'GET') run.skip(name, 'answers', skippedCalls[name]!);
      else if (!options.readOnly) {
        if (isTriable(call)) await checkTrial(run, name, call);
        if (call.versioned) await checkVersions(run, name, call);
        const reason = skippedCalls[name];
        if (reason !== undefined && !call.versioned && !(options.mails && mailTrials[name]))
          run.skip(name, 'makes the change', reason);
      }
      onCall(run.reports.get(name)!);
    }
    current = 'the trials';
    if (isWanted('auth.login')) await checkWrongPassword(run);
    await checkForeignIds(run, isWanted);
    await runTrials(run, 'between', isWanted);
    left.push(...(await checkRoomService(run, program, isWanted)));
  } finally {
    await runTrials(run, 'last', isWanted);
    if (typeof program !== 'string') await program.revoke();
    left.push(...(await leftOf(run)));
    for (const { client, name } of people) {
      const reply = await client.send(logout);
      if (isWanted('auth.logout'))
        run.check('auth.logout', `signs out the ${name}`, reply, answerFaults(logout, reply));
    }
  }
  return {
    url: options.url,
    startedAt,
    milliseconds: Date.now() - startedAt.getTime(),
    readOnly: options.readOnly === true,
    people: people.map(({ name, holder }) => ({ name, role: holder.role })),
    calls: wanted.map(([name]) => run.reports.get(name)!),
    left,
    notes,
  };
}

async function signIn(
  options: Options,
  onLost: (name: PersonName) => void,
): Promise<{ person: Person; reply: Reply }[]> {
  const signedIn = [];
  for (const name of personNames) {
    const credentials = options.people[name];
    if (credentials === undefined) continue;
    const body = { userId: credentials.email, passwd: credentials.password };
    const open = async () => {
      const client = createClient(options);
      return { client, reply: await client.send(login, { body }) };
    };
    const { client, reply } = await open().catch((error: unknown) => {
      throw new NotReadyError(`${options.url} cannot be reached (${(error as Error).message}).`);
    });
    if (reply.status !== 200) {
      const { code = '', message = '' } = (reply.body ?? {}) as { code?: string; message?: string };
      throw new NotReadyError(`The ${name} cannot sign in: ${reply.status} ${code} ${message}`.trim());
    }
    const session = (await client.send(contract.session.sessions)).body as Partial<SessionInfo>;
    const me = (await client.send(contract.session.me)).body as Me;
    if (session.role === undefined || !Array.isArray(session.permissions) || me.customerId === undefined)
      throw new NotReadyError(`The ${name} signs in, and who they are is not answered as the contract says.`);
    const { role, permissions } = session;
    const again = async () => (await open()).client;
    const person: Person = {
      name,
      client: keepSignedIn(again, client, () => onLost(name)),
      signInElsewhere: again,
      holder: { role, permissions },
      me,
    };
    signedIn.push({ person, reply });
  }
  return signedIn;
}

/** The program that makes the calls of API keys, or why there is none. */
const openProgram = async (run: Run, wanted: readonly (readonly [CallName, Call])[]) => {
  if (run.options.readOnly) return 'It needs an API key, and none is created with --read-only.';
  const isNeeded = wanted.some(([name, { scope }]) => scope !== undefined || name.startsWith('apiKeys.'));
  return isNeeded ? createProgram(run) : 'No call that was asked for needs an API key.';
};

async function todayOf(options: Options): Promise<string> {
  const reply = await createClient(options).send(contract.session.serverTime);
  const { serverTime } = (reply.body ?? {}) as { serverTime?: string };
  return (serverTime ?? new Date().toISOString()).slice(0, 10);
}

async function checkWrongPassword({ stranger, options, check }: Run): Promise<void> {
  const body = { userId: options.people.owner.email, passwd: `${options.people.owner.password}x` };
  const reply = await stranger.send(login, { body });
  check('auth.login', 'refuses a wrong password (401)', reply, refusalFaults(reply, 401, ['LOGIN_FAILED']));
}

async function runTrials(run: Run, when: string, isWanted: (name: CallName) => boolean): Promise<void> {
  if (run.options.readOnly) return;
  const all = { ...trials, ...(run.options.mails ? mailTrials : {}) };
  for (const [name, call] of calls) {
    const trial = all[name];
    const who = run.whoMay(call);
    if (trial?.when === when && who !== undefined && isWanted(name)) await trial.run(run, who, name);
  }
}

/** What the kit has made and could not remove. */
async function leftOf(run: Run): Promise<string[]> {
  const left: string[] = [];
  for (const noun of ['students', 'managers', 'templates'] as const) {
    if (!run.records.isOwn(`${noun}.list`)) continue;
    const isRemoved = run.reports
      .get(`${noun}.delete`)!
      .checks.some(({ title, result }) => title === 'makes the change' && result === 'passed');
    if (!isRemoved) left.push(`${noun}: ${JSON.stringify((await run.records.first(`${noun}.list`))!.name)}`);
  }
  return left;
}
