import type { Contract } from '../../src/contract/index.ts';
import { newStudent } from '../../src/contract/students.ts';
import { lockGroup, studentCap } from '../accounts/caps.ts';
import { admission } from '../accounts/changes.ts';
import { createAccounts } from '../accounts/create.ts';
import type { Context } from '../http/context.ts';
import { inviteStudents } from './invite.ts';

/** Creates students from rows, as many as the cap allows, and invites them if wanted. */
export async function createStudents(context: Context<Contract['students']['create']>) {
  const { db, session, body } = context;
  await lockGroup(db, session.groupId);
  const { admit, limit } = admission(await studentCap(db, session.groupId), 'STUDENT_CAP');
  return createAccounts(
    context,
    { rows: body.students, invite: body.invite, dryRun: body.dryRun },
    {
      kind: 'student',
      schema: newStudent,
      admit,
      limit,
      toAccount: ({ phone = '', gender = 'NONE', birthday = null, memo = '' }) => ({
        phone,
        gender,
        birthday,
        memo,
      }),
      invite: accounts => inviteStudents(context, accounts),
    },
  );
}
