import { isDeepStrictEqual } from 'node:util';
import { contract, type CallName } from '../../src/contract/index.ts';
import { refusalFaults } from './faults.ts';
import type { Run } from './run.ts';
import { unknownId } from './sampleOf.ts';

const { students, adminStudents } = contract;

/** Foreign ids get the same answer as unknown ids. The super administrator knows a foreign id. */
export async function checkForeignIds(run: Run, isWanted: (name: CallName) => boolean): Promise<void> {
  const name = 'students.one';
  const title = 'finds no one of another academy (404)';
  if (!isWanted(name)) return;
  const owner = run.people[0]!;
  const admin = run.whoMay(adminStudents.list);
  const owners = run.whoMay(students.one);
  if (admin === undefined || owners === undefined)
    return run.skip(name, title, 'The super administrator is not signed in.');
  const list = await admin.send(adminStudents.list, { query: { size: 100 } });
  const { content = [] } = (list.body ?? {}) as { content?: { groupId: string; customerId: string }[] };
  const foreign = content.find(({ groupId }) => groupId !== owner.me.groupId);
  if (foreign === undefined) return run.skip(name, title, 'No other academy has a student.');
  const [reply, unknown] = await Promise.all(
    [foreign.customerId, unknownId].map(id => owners.send(students.one, { params: { id } })),
  );
  const isSame = isDeepStrictEqual(reply!.body, unknown!.body);
  run.check(name, title, reply!, [
    ...refusalFaults(reply!, 404, ['NOT_FOUND']),
    ...(isSame ? [] : ['An unknown id is answered in other words.']),
  ]);
}
