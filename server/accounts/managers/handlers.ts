import { and, asc, eq } from 'drizzle-orm';
import { limits } from '../../../src/domain/limits.ts';
import { changesOf } from '../changesOf.ts';
import { allowEmail, suppressionsOf } from '../suppressions.ts';
import { managerCaps } from '../caps.ts';
import { correctManagerInvitation } from './correctInvitation.ts';
import { lockGroup } from '../../core/lockGroup.ts';
import { changeMany, changeOne, type Account, type BulkChange } from '../changeMany.ts';
import { activation, admission, deactivation, deletion, reinvitation, restoration } from '../changes.ts';
import { managersOf } from '../../core/visible.ts';
import { laterDay } from '../laterDay.ts';
import { customers } from '../../database/schema/index.ts';
import type { Context, SomeHandlersOf } from '../../core/context.ts';
import { listHandler, toPage } from '../../core/list.ts';
import { assign, unassign } from './assign.ts';
import { inSteps } from '../../core/steps.ts';
import { createManagers } from './create.ts';
import {
  assignedCount,
  assignedManagers,
  groupCounts,
  groupStudentIds,
  groupStudentSource,
  manageGroups,
} from './groups.ts';
import { inviteManagers } from './invite.ts';
import { moveStudents } from './move.ts';
import { resetTwoFactor } from './resetTwoFactor.ts';
import { managerSource, summarizeManagers } from './list.ts';
import {
  alertSettings,
  oneManager,
  updateAlertSettings,
  updateManager,
  updatePermissions,
} from './update.ts';
import { endViewAsManager, viewAsManager } from './viewAs.ts';

const about = ({ session }: Pick<Context, 'session'>) => ({
  kind: 'manager' as const,
  scope: managersOf(session),
});

/** Managers and observers have caps of their own, counted under the group's lock. */
async function admit(context: Pick<Context, 'db' | 'session' | 'now' | 'config'>) {
  await lockGroup(context.db, context.session.groupId);
  const caps = await managerCaps(context);
  const managers = admission(caps.managers, 'MANAGER_CAP');
  const observers = admission(caps.observers, 'OBSERVER_CAP');
  return {
    admit: (account: Account) => (account.observer ? observers : managers).admit(),
    limits: { ...managers.limits, ...observers.limits },
  };
}

/** An account cannot deactivate or delete itself. */
const notOneself = ({ session }: Pick<Context, 'session'>, change: BulkChange): BulkChange => ({
  ...change,
  refuse: account => (account.customerId === session.customerId ? 'OWN_ACCOUNT' : change.refuse(account)),
});

type Ending = Pick<Context, 'db' | 'session' | 'now' | 'events'>;
const deactivate = (context: Ending, on: string | null | undefined) =>
  notOneself(context, deactivation(about(context), context, laterDay(context, on)));
const remove = (context: Ending) => notOneself(context, deletion(about(context), context));

export const managers = {
  list: listHandler(managerSource, toPage),
  ids: async ({ db, session, now, query, params }) => ({
    content: await managerSource.ids(
      { db, session, now, query, params },
      { offset: 0, limit: limits.bulk.max },
    ),
  }),
  summaries: summarizeManagers,
  create: inSteps(createManagers),
  one: context => oneManager(context, context.params.id),
  update: updateManager,
  updatePermissions,
  alertSettings,
  updateAlertSettings,
  resetTwoFactor,

  async activate(context) {
    await changeOne(context, context.params.id, activation(about(context), await admit(context)));
    return oneManager(context, context.params.id);
  },
  async deactivate(context) {
    await changeOne(context, context.params.id, deactivate(context, context.query.deactivateOn));
    return oneManager(context, context.params.id);
  },
  delete: context => changeOne(context, context.params.id, remove(context)),
  activateMany: async context =>
    changeMany(context, context.body, activation(about(context), await admit(context))),
  deactivateMany: context =>
    changeMany(context, context.body, deactivate(context, context.body.deactivateOn)),
  deleteMany: context => changeMany(context, context.body, remove(context)),
  restoreMany: async context =>
    changeMany(context, context.body, restoration(about(context), context.now, await admit(context))),
  resendEmailMany: context =>
    changeMany(
      context,
      context.body,
      reinvitation(about(context), context.now, accounts => inviteManagers(context, accounts)),
    ),

  manageGroups,
  groupStudents: listHandler(groupStudentSource, toPage),
  groupStudentIds,
  groupCounts,
  move: moveStudents,
  assignedManagers,
  studentCount: assignedCount,
  assign,
  unassign,

  async observerCount(context) {
    return (await managerCaps(context)).observers;
  },
  async activeCount(context) {
    return (await managerCaps(context)).managers;
  },

  async choices({ db, session }) {
    const content = await db
      .select({ customerId: customers.customerId, name: customers.name, email: customers.email })
      .from(customers)
      .where(
        and(
          managersOf(session),
          eq(customers.accountStatus, 'ACTIVE'),
          session.role === 'OBSERVER' ? eq(customers.customerId, session.customerId) : undefined,
        ),
      )
      .orderBy(asc(customers.name));
    return { content };
  },

  invite: correctManagerInvitation,
  viewAs: viewAsManager,
  endViewAs: endViewAsManager,

  suppressions: context => suppressionsOf(context, { ...about(context), id: context.params.id }),
  allowEmail: context => allowEmail(context, { ...about(context), id: context.params.id }),
  async changes(context) {
    await oneManager(context, context.params.id);
    return changesOf(context, context.params.id);
  },
} satisfies SomeHandlersOf<'managers'>;
