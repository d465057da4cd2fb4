import { expect, test } from 'vitest';
import { mayCall } from '../../../src/domain/mayCall.ts';
import { refusalToChange } from '../../../src/domain/authority.ts';
import type { Verdict } from '../../../src/domain/entities/account.ts';
import {
  observerPreset,
  permissions,
  type Principal,
  type Permission,
} from '../../../src/domain/permissions.ts';
import { accountWriteCalls, accountWrites, isAboutStudent } from '../../support/accountWrites.ts';
import type { Academy } from '../../support/academy.ts';
import type { Reply } from '../../support/caller.ts';
import type { Person } from '../../support/person.ts';
import { createWorld } from '../../support/world.ts';

interface Someone {
  title: string;
  holder: Principal;
}
const someone = (title: string, held: readonly Permission[], observer = false): Someone => ({
  title,
  holder: { role: observer ? 'OBSERVER' : 'MANAGER', permissions: held },
});

const actors: Someone[] = [
  { title: 'the owner', holder: { role: 'OWNER', permissions: [] } },
  someone('a manager with everything', permissions),
  someone('a manager of managers', ['VIEW_MANAGER']),
  someone('a manager of managers and study', ['VIEW_MANAGER', ...observerPreset]),
  someone('a manager of students', ['VIEW_STUDENT']),
  someone('a manager who assigns', ['VIEW_STUDENT', 'MANAGE_SUPERVISE_GROUP']),
  someone('an observer with everything', permissions, true),
];
const targets: Someone[] = [
  someone('a manager without a permission', []),
  someone('a manager of managers', ['VIEW_MANAGER']),
  someone('an observer', observerPreset, true),
  someone('a manager with everything', permissions),
];

/** Every call about one or more people, by the contract; a creation is about no existing person. */
const writes = accountWriteCalls.filter(([name]) => !name.endsWith('.create'));

const person = (academy: Academy, { holder }: Someone): Promise<Person> =>
  holder.role === 'OWNER'
    ? Promise.resolve(academy.owner)
    : academy.manager({ observer: holder.role === 'OBSERVER', permissions: [...holder.permissions] });

/** Why a call was refused, as a whole or in the result of the one account; null when it was carried out. */
function refusalIn({ status, body }: Reply<unknown>): string | null {
  const { code, verdicts } = (body ?? {}) as { code?: string; verdicts?: Verdict[] };
  return status >= 400 ? (code ?? String(status)) : (verdicts?.[0]?.code ?? null);
}

test.each(actors)('$title may do what the rule allows, by every call', async actor => {
  const academy = await (await createWorld()).academy();
  const caller = await person(academy, actor);
  const students = [{ title: 'a student', holder: null }];
  const { customerId: managerId } = await academy.manager();
  const wrong: string[] = [];
  for (const [name, call] of writes) {
    const write = accountWrites[name]!;
    for (const target of isAboutStudent(name) ? students : targets) {
      // An observer can reach only their own students.
      const reach = {
        ...write.before,
        managerId: name === 'managers.unassign' ? managerId : caller.customerId,
      };
      const account =
        target.holder === null
          ? await academy.student(['managers.assign', 'managers.move'].includes(name) ? write.before : reach)
          : await academy.manager({
              ...write.before,
              observer: target.holder.role === 'OBSERVER',
              permissions: [...target.holder.permissions],
            });
      const before = await academy.account(account);
      const { customerId: otherId } =
        name === 'students.merge' ? await academy.student({ managerId: caller.customerId }) : account;
      const input = write.input({ id: account.customerId, managerId, otherId });
      const body = input.body as Record<string, unknown> | undefined;
      // Changes that are not about assignment or more permissions than the actor has.
      const given = {
        ...(body && 'managerId' in body ? { managerId: before.managerId } : {}),
        ...(body && 'email' in body ? { email: `changed.${account.customerId}@audit.example` } : {}),
        ...(body && 'permissions' in body ? { permissions: [], observer: before.observer } : {}),
      };
      const reply = await caller.send(call, { ...input, ...(body ? { body: { ...body, ...given } } : {}) });
      const rule = refusalToChange(actor.holder, target.holder ?? {});
      const expected = !mayCall(actor.holder, call) ? 'FORBIDDEN' : rule;
      const actual = refusalIn(reply);
      const isUnchanged = JSON.stringify(await academy.account(account)) === JSON.stringify(before);
      // What only an address becomes is not in the account.
      const isRight = write.hasBounced === true || isUnchanged === (expected !== null);
      if (actual !== expected || !isRight)
        wrong.push(
          `${name} on ${target.title}: ${actual} instead of ${expected}${isUnchanged ? '' : ', changed'}`,
        );
      // Makes room under the cap.
      await academy.change(account, { accountStatus: 'INACTIVE' });
    }
  }
  expect(wrong).toEqual([]);
});

test('the table knows every call about a person', () => {
  expect(writes.filter(([name]) => accountWrites[name] === undefined)).toEqual([]);
  expect(writes.length).toBeGreaterThan(20);
});
