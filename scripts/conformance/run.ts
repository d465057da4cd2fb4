import { calls, type CallName } from '../../src/contract/index.ts';
import type { Call } from '../../src/contract/call.ts';
import type { Me } from '../../src/domain/entities/session.ts';
import { apiScopes } from '../../src/domain/apiScopes.ts';
import { can, type Access, type Principal } from '../../src/domain/permissions.ts';
import { createClient, type Client, type Reply, type Target } from './client.ts';
import { levelOf, type Level } from './levels.ts';
import { createRecords, type Records } from './records.ts';
import type { CallReport, Check } from './report.ts';

export const personNames = ['owner', 'manager', 'observer', 'admin'] as const;
export type PersonName = (typeof personNames)[number];

export interface Credentials {
  email: string;
  password: string;
}

export interface Options extends Target {
  people: Partial<Record<PersonName, Credentials>> & { owner: Credentials };
  /** Nothing is created or changed. */
  readOnly?: boolean;
  /** Emails may be sent, to addresses that do not exist. */
  mails?: boolean;
  /** The nouns or calls that are checked; all of them unless said. */
  only?: readonly string[];
  /** The levels that are checked; all of them unless said. */
  levels?: readonly Level[];
}

export interface Person {
  name: PersonName;
  client: Client;
  /** Opens another session of theirs, which may be lost. */
  signInElsewhere: () => Promise<Client>;
  holder: Principal;
  me: Me;
}

/** One run of the kit: its users, its findings and its results. */
export interface Run {
  options: Options;
  stranger: Client;
  people: readonly Person[];
  records: Records;
  reports: ReadonlyMap<CallName, CallReport>;
  /** Makes the calls of API keys from now on. */
  useProgram: (client: Client) => void;
  /** An account or program that may make a call; undefined when none of the given may. */
  whoMay: (call: Pick<Call, 'access' | 'scope'>) => Client | undefined;
  /** Records a check of a call and its faults. */
  check: (name: CallName, title: string, reply: Reply, faults: readonly string[]) => boolean;
  /** Notes that a check could not be made. */
  skip: (name: CallName, title: string, reason: string) => void;
}

const accessText = (access: Access) => (typeof access === 'string' ? access : access.join(' | '));

export function createRun(options: Options, people: readonly Person[], today: string): Run {
  const stranger = createClient(options);
  const reports = new Map<CallName, CallReport>(
    calls.map(([name, call]) => {
      const { method, path, access } = call;
      return [name, { name, method, path, access: accessText(access), level: levelOf(call), checks: [] }];
    }),
  );
  let program: Client | undefined;
  const note = (name: CallName, check: Check) => void reports.get(name)!.checks.push(check);
  const run: Run = {
    options,
    stranger,
    people,
    reports,
    useProgram: client => void (program = client),
    records: createRecords((call, given) => {
      const who = run.whoMay(call);
      return who === undefined ? Promise.resolve(undefined) : who.send(call, given);
    }, today),
    whoMay: ({ access, scope }) =>
      access === 'everyone'
        ? stranger
        : access === 'apiKey'
          ? isOfAcademies(scope)
            ? program
            : undefined
          : people.find(({ holder }) => can(holder, access))?.client,
    check(name, title, reply, faults) {
      const excuse = faults.length > 0 ? excuseOf(callOf(name), reply) : null;
      if (excuse !== null) run.skip(name, title, excuse);
      else
        note(name, {
          title,
          result: faults.length > 0 ? 'failed' : 'passed',
          reasons: faults,
          exchange: reply.exchange,
          status: reply.status,
        });
      return faults.length === 0;
    },
    skip: (name, title, reason) => note(name, { title, result: 'unchecked', reasons: [reason] }),
  };
  return run;
}

/** Whether an owner's key may have the scope, as the kit's has. */
const isOfAcademies = (scope: Call['scope']) => apiScopes.some(each => each === scope);

/** Why an answer says nothing about the call: it was tried too often. */
function excuseOf(call: Call, { status, body }: Reply): string | null {
  const { code } = (body ?? {}) as { code?: unknown };
  if (status === 429 && code === 'TOO_MANY_REQUESTS' && call.rate)
    return 'The limit on tries was reached. Run it alone a little later.';
  return null;
}

const byName = new Map<string, Call>(calls);
export const callOf = (name: CallName): Call => byName.get(name)!;
