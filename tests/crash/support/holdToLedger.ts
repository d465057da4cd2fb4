import { contract } from '../../../src/contract/index.ts';
import type { Student } from '../../../src/domain/entities/account.ts';
import type { Caller } from '../../support/caller.ts';
import type { Batch, Edited, Ledger } from './ledger.ts';
import { create, markOf } from './writers.ts';

/**
 * Compares a restarted server with what was promised before, and returns what is wrong. What was under way is repeated
 * the way the console would, so that the next life begins with nothing open.
 */
export async function holdToLedger(caller: Caller, { batches, edited }: Ledger): Promise<string[]> {
  const students = await caller.stream(contract.students.list, {});
  const byId = new Map(students.map(student => [student.customerId, student]));
  const emails = new Set(students.map(({ email }) => email));
  const wrong = [
    ...batches.flatMap(batch => wrongInBatch(batch, byId, emails)),
    ...edited.flatMap(each => wrongInEdited(each, byId.get(each.id))),
  ];
  if (new Set(students.map(({ email }) => email)).size !== students.length)
    wrong.push('Two students have the same email.');
  if (wrong.length > 0) return wrong;

  for (const batch of batches.filter(({ ids }) => ids === null)) await create(caller, batch);
  for (const each of edited) {
    const student = byId.get(each.id)!;
    const reached = reachedBy(each, student);
    Object.assign(each, { tried: reached, acknowledged: reached, version: student.version });
  }
  return [];
}

function wrongInBatch({ key, emails, ids }: Batch, byId: Map<string, Student>, known: Set<string>): string[] {
  const there = emails.filter(email => known.has(email)).length;
  if (ids === null)
    return there === 0 || there === emails.length
      ? []
      : [`${key}: ${there} of ${emails.length} students are there.`];
  return ids.flatMap((id, index) =>
    byId.get(id)?.email === emails[index] ? [] : [`${key}: the student ${emails[index]} is lost.`],
  );
}

/** The last stored edit; a student with an unchanged version has the acknowledged one. */
const reachedBy = ({ acknowledged, version }: Edited, student: Student) =>
  student.version === version ? acknowledged : Number(student.memo);

function wrongInEdited(edited: Edited, student: Student | undefined): string[] {
  const { id, tried, acknowledged, version } = edited;
  if (student === undefined) return [`The edited student ${id} is lost.`];
  const reached = reachedBy(edited, student);
  if (!(reached >= acknowledged && reached <= tried))
    return [`${id}: edit ${acknowledged} was promised, ${reached} is there.`];
  const marked = markOf(reached);
  if (reached > 0 && (student.nickname !== marked.nickname || student.memo !== marked.memo))
    return [`${id}: edit ${reached} is half done.`];
  if (student.version !== version + (reached - acknowledged))
    return [`${id}: version ${student.version} does not belong to edit ${reached}.`];
  return [];
}
