import { and, asc, eq, getTableColumns, inArray, ne, sql } from 'drizzle-orm';
import type { QueryOf } from '../../src/contract/call.ts';
import type { Contract } from '../../src/contract/index.ts';
import type { AdminStudent } from '../../src/contract/students.ts';
import { searchIn } from '../core/searchIn.ts';
import { orderBy } from '../core/orderBy.ts';
import { hasLetterPairs } from '../database/letterPairs.ts';
import { customers, groups } from '../database/schema/index.ts';
import type { ListContext, ListSource } from '../core/list.ts';
import {
  assignedManager,
  consentRecorder,
  hasRecorded,
  isAssigned,
  studentFields,
} from '../accounts/students/record.ts';
import { askedBy } from '../core/asked.ts';
import { inIds } from '../database/inIds.ts';
import { jsonObject } from '../database/jsonObject.ts';
import type { Student } from '../../src/domain/entities/account.ts';
import { studentKey } from './studentKey.ts';

type Query = QueryOf<Contract['adminStudents']['list']>;

const { name, email, groupId, accountStatus, createdAt } = getTableColumns(customers);
const sortable = { name, email, groupId, accountStatus, createdAt };
const searched = { name, email };

function conditions(query: Query) {
  const { groupId: of, accountStatus: states } = query;
  return and(
    eq(customers.kind, 'STUDENT'),
    of ? eq(customers.groupId, of) : undefined,
    states.length > 0 ? inArray(customers.accountStatus, states) : ne(customers.accountStatus, 'DELETED'),
    searchIn(searched, query),
    // Of all academies the index finds those who may match; one academy's are few.
    of || query.searchText === undefined ? undefined : hasLetterPairs(query.searchText),
  );
}

/** Students of any academies, by their keys; unknown ones are left out. */
export async function loadAllStudents(
  { db, session, now }: Pick<ListContext<Query>, 'db' | 'session' | 'now'>,
  ids: string[],
): Promise<AdminStudent[]> {
  const keys = ids.map(studentKey.read);
  const groupIds = [...new Set(keys.map(key => key.groupId))];
  const names = new Map(
    (
      await db
        .select({ id: groups.groupId, name: groups.name })
        .from(groups)
        .where(inArray(groups.groupId, groupIds))
    ).map(group => [group.id, group.name]),
  );
  // Academies may be on several nodes, on which a join by place (`recordsReader`) could not be done.
  const found = await db
    .select({ student: sql<Student>`${jsonObject(studentFields(askedBy({ session, now })))}` })
    .from(customers)
    .leftJoin(assignedManager, isAssigned)
    .leftJoin(consentRecorder, hasRecorded)
    .where(
      and(
        inArray(customers.groupId, groupIds),
        eq(customers.kind, 'STUDENT'),
        inIds(
          customers.customerId,
          keys.map(key => key.customerId),
        ),
      ),
    );
  const byId = new Map(found.map(({ student }) => [student.customerId, student]));
  return keys.flatMap(key => {
    const student = byId.get(key.customerId);
    if (student === undefined) return [];
    return [
      { ...student, id: studentKey.of(key), groupId: key.groupId, groupName: names.get(key.groupId) ?? '' },
    ];
  });
}

/** The students of all academies. */
export const adminStudentSource: ListSource<Query> = {
  async ids({ db, query }, { offset, limit }) {
    const rows = await db
      .select({ groupId: customers.groupId, customerId: customers.customerId })
      .from(customers)
      .where(conditions(query))
      .orderBy(...orderBy(query.sort, sortable, [asc(customers.name)], customers.customerId))
      .offset(offset)
      .limit(limit);
    return rows.map(studentKey.of);
  },
  count: ({ db, query }) => db.$count(customers, conditions(query)),
  load: loadAllStudents,
};

/** What the cross-group list can be narrowed to. */
export async function listAcademies(
  { db, query }: { db: ListContext<unknown>['db']; query: { searchText?: string | undefined } },
  toInstant: (at: Date) => string,
) {
  const rows = await db
    .select({ groupId: groups.groupId, title: groups.name, createdAt: groups.createdAt })
    .from(groups)
    .where(and(sql`${groups.groupId} <> '~system'`, searchIn({ name: groups.name }, query)))
    .orderBy(asc(groups.name));
  return { content: rows.map(row => ({ ...row, createdAt: toInstant(row.createdAt) })) };
}
