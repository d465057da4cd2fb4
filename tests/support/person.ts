import { hash as hashArgon } from '@node-rs/argon2';
import { newId } from '../../server/database/newId.ts';
import { customers, logins } from '../../server/database/schema/index.ts';
import { cookieName } from '../../server/auth/session/cookie.ts';
import { openSession } from '../../server/auth/session/open.ts';
import { createCaller, type Caller } from './caller.ts';
import type { WorldBase } from './worldBase.ts';

export type Account = typeof customers.$inferSelect;
/** Anything that is to be different from a usual account. */
export type PersonOptions = Partial<typeof customers.$inferInsert>;

/** An account with its own browser, signed in from the first call on. */
export interface Person
  extends Caller, Readonly<Pick<Account, 'groupId' | 'customerId' | 'userId' | 'name' | 'email'>> {}

/** Everyone's password. Comparing is slow by design; here with as little work as argon2 takes, since tests sign in thousands of times. */
export const password = 'studyroom1';
let passwordHash: Promise<string> | undefined;

let people = 0;

/** Puts accounts into the database, as many at a time as one statement takes. */
export async function insertAccounts(
  { database, clock }: Pick<WorldBase, 'database' | 'clock'>,
  groupId: string,
  given: PersonOptions[],
): Promise<Account[]> {
  const hash = await (passwordHash ??= hashArgon(password, { memoryCost: 8, timeCost: 1 }));
  const now = clock();
  const rows = given.map(options => {
    const number = ++people;
    return {
      groupId,
      customerId: newId(now),
      userId: newId(now),
      kind: 'STUDENT' as const,
      name: `학생${number}`,
      email: `person${number}@${groupId.replace(/\W/g, '')}.example`,
      registrationStatus: 'REGISTERED' as const,
      authenticatedAt: now,
      passwordHash: hash,
      createdAt: now,
      updatedAt: now,
      ...options,
    };
  });
  const accounts: Account[] = [];
  for (let from = 0; from < rows.length; from += 1_000) {
    const some = await database.orm
      .insert(customers)
      .values(rows.slice(from, from + 1_000))
      .returning();
    await database.orm.insert(logins).values(
      some.map(({ email, customerId, kind }) => ({
        email,
        groupId,
        customerId,
        administrator: kind !== 'STUDENT',
      })),
    );
    accounts.push(...some);
  }
  return accounts;
}

/** Makes an administrator's account and gives them a browser. */
export async function createPerson(
  world: WorldBase,
  groupId: string,
  options: PersonOptions,
): Promise<Person> {
  const [account] = await insertAccounts(world, groupId, [options]);
  const { customerId, userId, name, email } = account!;
  const { config, database, clock } = world;
  const caller = createCaller(world.server, async jar => {
    const token = await openSession(database.orm, { groupId, customerId }, 'a test', clock());
    jar.set(cookieName(config), token);
  });
  return {
    ...caller,
    groupId,
    customerId,
    userId,
    name,
    email,
  };
}
