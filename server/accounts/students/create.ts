import type { Contract } from '../../../src/contract/index.ts';
import { newStudent } from '../../../src/contract/students.ts';
import { newAccountValues } from '../../../src/domain/entities/newAccounts.ts';
import { studentCap } from '../caps.ts';
import { lockGroup } from '../../core/lockGroup.ts';
import { admission } from '../changes.ts';
import { consentStamp } from '../consentStamp.ts';
import { createAccounts, type Created } from '../create.ts';
import type { Inviter } from '../Inviter.ts';
import { validateRows } from '../validateRows.ts';
import type { Context } from '../../core/context.ts';
import { inviteStudents } from './invite.ts';

type Create = Contract['students']['create'];

/** Creates students from rows, as many as the cap allows, and invites them if wanted. */
export async function createStudents({ body }: Pick<Context<Create>, 'body'>) {
  const validated = await validateRows(newStudent, body.students);
  return async (context: Inviter & Pick<Context, 'session' | 'audit'>, soFar: Created | null) => {
    const { db, session } = context;
    await lockGroup(db, session.groupId);
    const { admit, limit } = admission(await studentCap(db, session.groupId), 'STUDENT_CAP');
    return createAccounts(
      context,
      { validated, soFar, invite: body.invite, dryRun: body.dryRun },
      {
        kind: 'student',
        admit,
        limit,
        toAccount: row => newAccountValues('student', row),
        derived: row => consentStamp({ guardianConsent: 'NO' }, row, context),
        invite: accounts => inviteStudents(context, accounts),
      },
    );
  };
}
