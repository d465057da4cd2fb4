import { and, eq } from 'drizzle-orm';
import { limits } from '../../../src/domain/limits.ts';
import { changesOf } from '../changesOf.ts';
import { correctInvitation } from '../correctInvitation.ts';
import { allowEmail, suppressionsOf } from '../suppressions.ts';
import { studentCap } from '../caps.ts';
import { lockGroup } from '../../core/lockGroup.ts';
import { changeStudents } from '../batches/changeStudents.ts';
import { changeMany, changeOne } from '../changeMany.ts';
import { activation, admission, deactivation, deletion, reinvitation, restoration } from '../changes.ts';
import { visibleStudents } from '../../core/visible.ts';
import { laterDay } from '../laterDay.ts';
import { customers } from '../../database/schema/index.ts';
import type { Context, SomeHandlersOf } from '../../core/context.ts';
import { listHandler, toPage } from '../../core/list.ts';
import { found } from '../../core/problem.ts';
import { inSteps } from '../../core/steps.ts';
import { invitationCards } from './cards.ts';
import { createStudents } from './create.ts';
import { inviteStudents } from './invite.ts';
import { countStudents, studentSource } from './list.ts';
import { loadStudents } from './record.ts';
import { updateStudent } from './update.ts';

const about = ({ session }: Pick<Context, 'session'>) => ({
  kind: 'student' as const,
  scope: visibleStudents(session),
});

/** Counted under the group's lock, so that requests at the same time do not all see the same room. */
async function admit({ db, session }: Pick<Context, 'db' | 'session'>) {
  await lockGroup(db, session.groupId);
  return admission(await studentCap(db, session.groupId), 'STUDENT_CAP');
}

async function oneStudent(context: Pick<Context, 'db' | 'session' | 'now'>, id: string) {
  return found((await loadStudents(context, visibleStudents(context.session), [id]))[0]);
}

export const students = {
  list: listHandler(studentSource, toPage),
  ids: async context => ({
    content: await studentSource.ids(context, { offset: 0, limit: limits.bulk.max }),
  }),

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
    const cap = await studentCap(db, session.groupId);
    if (session.role !== 'OBSERVER') return cap;
    const mine = and(visibleStudents(session), eq(customers.accountStatus, 'ACTIVE'));
    return { ...cap, count: await db.$count(customers, mine) };
  },

  one: context => oneStudent(context, context.params.id),
  create: inSteps(createStudents),
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
    changeStudents(context, context.body, activation(about(context), await admit(context))),
  deactivateMany: context =>
    changeStudents(
      context,
      context.body,
      deactivation(about(context), context, laterDay(context, context.body.deactivateOn)),
    ),
  deleteMany: context => changeStudents(context, context.body, deletion(about(context), context)),
  restoreMany: async context =>
    changeStudents(context, context.body, restoration(about(context), context.now, await admit(context))),
  resendEmailMany: context =>
    changeMany(
      context,
      context.body,
      reinvitation(about(context), context.now, accounts => inviteStudents(context, accounts)),
    ),

  async invite(context) {
    const { params, body } = context;
    await correctInvitation(context, {
      ...about(context),
      id: params.id,
      email: body.email,
      send: accounts => inviteStudents(context, accounts),
    });
    return oneStudent(context, params.id);
  },

  cards: invitationCards,
  updateMany(context) {
    const { customerIds, dryRun, ...change } = context.body;
    const refuse = ({ accountStatus }: { accountStatus: string }) =>
      accountStatus === 'DELETED' ? 'ALREADY_DELETED' : null;
    return changeStudents(
      context,
      { customerIds, dryRun },
      { ...about(context), action: 'student.update', refuse, change },
    );
  },

  suppressions: context => suppressionsOf(context, { ...about(context), id: context.params.id }),
  allowEmail: context => allowEmail(context, { ...about(context), id: context.params.id }),
  async changes(context) {
    await oneStudent(context, context.params.id);
    return changesOf(context, context.params.id);
  },
} satisfies SomeHandlersOf<'students'>;
