import { parseArgs } from 'node:util';
import { levels, type Level } from './levels.ts';
import { personNames, type Options, type PersonName } from './run.ts';

export const usage = `npm run conformance -- --url https://host --user owner@academy.example [options]

  --url URL          where the backend is
  --user EMAIL       the owner of an academy
  --manager EMAIL    a manager of it            --observer EMAIL   an observer of it
  --admin EMAIL      the super administrator
  --password TEXT    everyone's password; better left out (see below)
  --origin URL       the console's origin, where it is not the backend's
  --header TEXT      sent with every request, as "Name: value"; may be repeated
  --only NAMES       nouns or calls, such as students,rooms.update
  --levels NAMES     of sign-in, lists, writes, live, room-service; all unless given
  --read-only        create and change nothing
  --mails            let it send an invitation to an address that no one has, and a test email to the owner
  --report FILE      where the report goes (conformance.html)
  --junit FILE       writes the checks as JUnit XML too

Passwords come from CONFORMANCE_PASSWORD, or for one person from CONFORMANCE_OWNER_PASSWORD,
CONFORMANCE_MANAGER_PASSWORD, CONFORMANCE_OBSERVER_PASSWORD and CONFORMANCE_ADMIN_PASSWORD.
What is missing is asked for.`;

/** What was asked for is not understood; the message says what. */
export class UsageError extends Error {}

const flags: Record<PersonName, string> = {
  owner: 'user',
  manager: 'manager',
  observer: 'observer',
  admin: 'admin',
};

type Ask = (question: string) => Promise<string>;

/**
 * What the command line asks for.
 *
 * @throws UsageError
 */
export async function readOptions(
  args: readonly string[],
  environment: Record<string, string | undefined>,
  ask: Ask,
): Promise<Options & { reportFile: string; junitFile?: string }> {
  const values = parse(args);
  const url = originOf('--url', values.url);
  const people: Partial<Options['people']> = {};
  for (const name of personNames) {
    const given = values[flags[name]];
    if (typeof given !== 'string') continue;
    const email = given.toLowerCase();
    const password =
      environment[`CONFORMANCE_${name.toUpperCase()}_PASSWORD`] ??
      environment.CONFORMANCE_PASSWORD ??
      (values.password as string | undefined) ??
      (await ask(`Password of ${email}: `));
    people[name] = { email, password };
  }
  const { owner } = people;
  if (owner === undefined) throw new UsageError('--user is missing: the email of an academy’s owner.');
  return {
    url,
    origin: values.origin === undefined ? url : originOf('--origin', values.origin),
    headers: Object.fromEntries(((values.header ?? []) as string[]).map(toHeader)),
    people: { ...people, owner },
    readOnly: values['read-only'] === true,
    mails: values.mails === true,
    ...(values.only === undefined ? {} : { only: String(values.only).split(',') }),
    ...(values.levels === undefined ? {} : { levels: toLevels(String(values.levels)) }),
    ...(values.junit === undefined ? {} : { junitFile: String(values.junit) }),
    reportFile: String(values.report),
  };
}

function parse(args: readonly string[]): Record<string, unknown> {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      options: {
        url: text,
        user: text,
        manager: text,
        observer: text,
        admin: text,
        password: text,
        origin: text,
        header: { type: 'string', multiple: true },
        only: text,
        levels: text,
        junit: text,
        'read-only': { type: 'boolean' },
        mails: { type: 'boolean' },
        report: { type: 'string', default: 'conformance.html' },
      },
    }).values;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function originOf(flag: string, text: unknown): string {
  if (typeof text !== 'string' || !URL.canParse(text) || !/^https?:/.test(text))
    throw new UsageError(`${flag} is to be an address such as https://host.`);
  return new URL(text).origin;
}

function toLevels(text: string): Level[] {
  const names = text.split(',');
  const unknown = names.filter(name => !(levels as readonly string[]).includes(name));
  if (unknown.length > 0)
    throw new UsageError(`--levels has no ${unknown.join(', ')}; there are ${levels.join(', ')}.`);
  return names as Level[];
}

function toHeader(text: string): [string, string] {
  const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(text) ?? [];
  if (name === undefined) throw new UsageError(`--header is to be "Name: value", not "${text}".`);
  return [name, value!];
}
