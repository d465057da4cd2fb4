import { and, desc, eq } from 'drizzle-orm';
import { formatISO } from 'date-fns';
import { tz } from '@date-fns/tz';
import { toAudit } from '../audit/read.ts';
import { studentCap } from '../accounts/caps.ts';
import { changeMany, changeOne } from '../accounts/changeMany.ts';
import {
  activation,
  admission,
  deactivation,
  deletion,
  reinvitation,
  restoration,
} from '../accounts/changes.ts';
import { visibleStudents } from '../accounts/filter.ts';
import { isId } from '../database/newId.ts';
import { audits } from '../database/schema/index.ts';
import type { Context, SomeHandlersOf } from '../http/context.ts';
import { listHandler, toPage } from '../http/list.ts';
import { found, notFound, ProblemError } from '../http/problem.ts';
import { inviteStudents } from './invite.ts';
import { countStudents, studentSource } from './list.ts';
import { loadStudents } from './record.ts';
import { updateStudent } from './update.ts';

const about = ({ session }: Pick<Context, 'session'>) => ({
  kind: 'student' as const,
  scope: visibleStudents(session),
});

const admit = async ({ db, session }: Pick<Context, 'db' | 'session'>) =>
  admission(await studentCap(db, session.groupId), 'STUDENT_CAP');

/** A day of a reservation lies in the future of the academy's calendar. */
function laterDay(
  context: Pick<Context, 'now' | 'session'>,
  deactivateOn: string | null | undefined,
): string | null {
  if (deactivateOn === undefined || deactivateOn === null) return null;
  const today = formatISO(context.now, { in: tz(context.session.timeZone), representation: 'date' });
  if (deactivateOn <= today)
    throw new ProblemError('VALIDATION_FAILED', { fieldErrors: { deactivateOn: 'validation.futureDate' } });
  return deactivateOn;
}

async function oneStudent({ db, session, now }: Pick<Context, 'db' | 'session' | 'now'>, id: string) {
  if (!isId(id)) throw notFound();
  return found((await loadStudents(db, visibleStudents(session), [id], session, now))[0]);
}

export const students: SomeHandlersOf<'students'> = {
  list: listHandler(studentSource, toPage),
  ids: async context => ({ content: await studentSource.ids(context, { offset: 0, limit: 10_000 }) }),

  async summaries(context) {
    const cap = await studentCap(context.db, context.session.groupId);
    const counts = await countStudents(context);
    return {
      ...counts,
      creatableStudentCount: Math.max(0, cap.limit - cap.count),
      limitStudentCount: cap.limit,
    };
  },

  async count({ db, session }) {
    return studentCap(db, session.groupId);
  },

  one: context => oneStudent(context, context.params.id),
  update: updateStudent,

  async activate(context) {
    await changeOne(context, context.params.id, activation(about(context), await admit(context)));
    return oneStudent(context, context.params.id);
  },

  async deactivate(context) {
    const on = laterDay(context, context.query.deactivateOn);
    await changeOne(context, context.params.id, deactivation(about(context), context, on));
    return oneStudent(context, context.params.id);
  },

  delete: context => changeOne(context, context.params.id, deletion(about(context), context)),

  async resendEmail(context) {
    const send = (accounts: Parameters<typeof inviteStudents>[1]) => inviteStudents(context, accounts);
    await changeOne(context, context.params.id, reinvitation(about(context), context.now, send));
    return oneStudent(context, context.params.id);
  },

  activateMany: async context =>
    changeMany(context, context.body, activation(about(context), await admit(context))),
  deactivateMany: context =>
    changeMany(
      context,
      context.body,
      deactivation(about(context), context, laterDay(context, context.body.deactivateOn)),
    ),
  deleteMany: context => changeMany(context, context.body, deletion(about(context), context)),
  restoreMany: async context =>
    changeMany(context, context.body, restoration(about(context), context.now, await admit(context))),
  resendEmailMany: context =>
    changeMany(
      context,
      context.body,
      reinvitation(about(context), context.now, accounts => inviteStudents(context, accounts)),
    ),

  async changes({ db, session, params, now }) {
    await oneStudent({ db, session, now }, params.id);
    const rows = await db
      .select()
      .from(audits)
      .where(and(eq(audits.groupId, session.groupId), eq(audits.targetId, params.id)))
      .orderBy(desc(audits.occurredAt))
      .limit(200);
    return { content: rows.map(row => toAudit(row, session.timeZone)) };
  },
};
