import { and, eq, sql, type SQL } from 'drizzle-orm';
import { compiled } from '../database/compiled.ts';
import { customers } from '../database/schema/index.ts';
import type { CurrentUser } from './currentUser.ts';

const ofKind = (kind: typeof customers.$inferSelect.kind) => compiled(eq(customers.kind, kind));
/** Written once but for the academy, which comes after it. */
const isStudentOf = compiled(sql`${eq(customers.kind, 'STUDENT')} and ${customers.groupId} =`);
const isManager = ofKind('MANAGER');
const isOwner = ofKind('OWNER');

/** What of a caller says which students they may see. */
export type Viewer = Pick<CurrentUser, 'groupId' | 'role' | 'customerId'>;

/** The students visible to the caller: for an observer the assigned ones, else the academy's. */
export const visibleStudents = ({ groupId, role, customerId }: Viewer): SQL =>
  and(sql`${isStudentOf} ${groupId}`, role === 'OBSERVER' ? eq(customers.managerId, customerId) : undefined)!;

/** An academy's managers, observers among them. */
export const managersOf = ({ groupId }: CurrentUser): SQL => and(eq(customers.groupId, groupId), isManager)!;

/** An academy's owner. */
export const ownerOf = ({ groupId }: Pick<CurrentUser, 'groupId'>): SQL =>
  and(eq(customers.groupId, groupId), isOwner)!;
