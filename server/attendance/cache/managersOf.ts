import { and, eq, isNotNull } from 'drizzle-orm';
import type { Context } from '../../core/context.ts';
import { packed, unpacked } from '../../database/packedRows.ts';
import { customers } from '../../database/schema/index.ts';
import type { Students } from './students.ts';

interface Managers {
  /** By the places of students; -1 for those without a manager. */
  managerOf: Int32Array;
  idOf: (manager: number) => string;
}

const known = new WeakMap<Students, Managers>();

/** The managers of all students, memoized until an account changes. */
export async function managersOf(
  { db, session: { groupId } }: Pick<Context, 'db' | 'session'>,
  students: Students,
): Promise<Managers> {
  const found = known.get(students);
  if (found !== undefined) return found;
  const rows = await db
    .select({ managerId: customers.managerId, assigned: packed(customers.customerId, []) })
    .from(customers)
    .where(and(eq(customers.groupId, groupId), eq(customers.kind, 'STUDENT'), isNotNull(customers.managerId)))
    .groupBy(customers.managerId);
  const managerOf = new Int32Array(students.count).fill(-1);
  for (const [manager, { assigned }] of rows.entries())
    for (const place of students.placesOf(unpacked(assigned, 0)))
      if (place !== -1) managerOf[place] = manager;
  const managers = { managerOf, idOf: (manager: number) => rows[manager]!.managerId! };
  known.set(students, managers);
  return managers;
}
