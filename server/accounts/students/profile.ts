import { and, eq, sql } from 'drizzle-orm';
import type { Contract } from '../../../src/contract/index.ts';
import type { Profile } from '../../../src/domain/entities/account.ts';
import { visibleStudents } from '../../core/visible.ts';
import { lockAccount } from '../lockAccount.ts';
import { customers } from '../../database/schema/index.ts';
import type { Context } from '../../core/context.ts';
import { found, ProblemError } from '../../core/problem.ts';
import { dropReplaced } from '../../images/dropReplaced.ts';
import { pictureUrl } from '../../core/images/pictureUrl.ts';
import { requireImage } from '../../images/requireImage.ts';

type Session = Contract['session'];
type Row = typeof customers.$inferSelect;

const toProfile = (row: Row): Profile => ({
  customerId: row.customerId,
  userId: row.userId,
  name: row.name,
  email: row.email,
  nickname: row.nickname,
  gender: row.gender,
  birthday: row.birthday,
  profileImageId: row.profileImageId,
  profileImageUrl: pictureUrl(row),
  resolution: row.resolution,
  dream: row.dream,
  goal: row.goal,
  interestCategories: row.interestCategories as Profile['interestCategories'],
  dDay: row.dDayName === null || row.dDayDate === null ? null : { name: row.dDayName, date: row.dDayDate },
  version: row.version,
});

const audited = ({
  nickname,
  gender,
  birthday,
  profileImageId,
  resolution,
  dream,
  goal,
  interestCategories,
  dDay,
}: Profile) => ({
  nickname,
  gender,
  birthday,
  profileImageId,
  resolution,
  dream,
  goal,
  interestCategories,
  dDayName: dDay?.name ?? null,
  dDayDate: dDay?.date ?? null,
});

/** A student's end-user profile (specification, section 3). */
export async function studentProfile({ db, session, params }: Context<Session['customerByUserId']>) {
  const isThis = and(visibleStudents(session), eq(customers.userId, params.userId));
  return toProfile(found((await db.select().from(customers).where(isThis))[0]));
}

/** Updates a student's profile, unless the account changed since it was read. */
export async function updateStudentProfile(context: Context<Session['updateCustomer']>) {
  const { db, session, params, body, ifMatch, now, audit } = context;
  const scope = visibleStudents(session);
  const row = await lockAccount(context, params.customerId, { scope });
  const isThis = and(scope, eq(customers.customerId, row.customerId));
  const before = toProfile(row);
  if (row.version !== ifMatch) throw new ProblemError('STALE', { current: before });
  await requireImage(db, session.groupId, 'profileImageId', body.profileImageId);
  const { dDay, ...rest } = body;
  const [changed] = await db
    .update(customers)
    .set({
      ...rest,
      dDayName: dDay?.name ?? null,
      dDayDate: dDay?.date ?? null,
      updatedAt: now,
      version: sql`${customers.version} + 1`,
    })
    .where(isThis)
    .returning();
  await dropReplaced(db, session.groupId, before.profileImageId, body.profileImageId);
  const after = toProfile(changed!);
  await audit({
    action: 'student.profile',
    target: { kind: 'student', id: row.customerId, name: row.name },
    before: audited(before),
    after: audited(after),
  });
  return after;
}
