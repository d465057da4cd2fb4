import type { AcademyOverview } from '../../src/domain/entities/group.ts';
import { contract } from '../../src/contract/index.ts';
import { isoInZone } from '../../src/domain/studyDay.ts';
import { adminAuditSource } from '../audits/list.ts';
import type { HandlersOf, SomeHandlersOf } from '../core/context.ts';
import { listHandler, toPage } from '../core/list.ts';
import { found } from '../core/problem.ts';
import { simpleRestHandler } from '../core/simpleRest.ts';
import { moveRowSource, moveSource, oneMove } from '../transfers/list.ts';
import { checkMigration, migrate } from '../transfers/order.ts';
import { checkRollBack, rollBack } from '../transfers/rollBack.ts';
import { inSteps } from '../core/steps.ts';
import type { Created } from '../accounts/create.ts';
import { createStudents } from '../accounts/students/create.ts';
import { academySource, loadAcademies } from './academies.ts';
import { activitySource, usage } from './activity.ts';
import { cancelClosing } from './cancelClosing.ts';
import { inGroup } from '../core/inGroup.ts';
import { resetOwnerTwoFactor } from './resetOwnerTwoFactor.ts';
import { studentKey } from './studentKey.ts';
import { adminStudentSource, listAcademies, loadAllStudents } from './students.ts';
import { oneSubscription, subscriptionChanges, updateSubscription } from './subscription.ts';
import { endViewAs, viewAs } from './viewAs.ts';
import { updateStudents } from './updateStudents.ts';

export const admin = {
  academies: listHandler(academySource, toPage),
  academy: async context =>
    found<AcademyOverview>((await loadAcademies(context, [context.params.groupId]))[0]),
  resetOwnerTwoFactor,
  cancelClosing,
  viewAs,
  endViewAs,
  subscription: context => oneSubscription(context, context.params.groupId),
  updateSubscription,
  subscriptionChanges,
  migrations: listHandler(moveSource, toPage),
  migration: context => oneMove(context, context.params.migrationId),
  migrationRows: listHandler(moveRowSource, toPage),
  checkMigration,
  migrate,
  checkRollBack,
  rollBack,
  updateStudents,
  active: listHandler(activitySource, toPage),
  usage,
  audits: simpleRestHandler(contract.admin.audits, adminAuditSource),
} satisfies SomeHandlersOf<'admin'>;

export const adminStudents: HandlersOf<'adminStudents'> = {
  list: listHandler(adminStudentSource, toPage),
  one: async context => found((await loadAllStudents(context, [studentKey.of(context.params)]))[0]),
  create: inSteps(async ({ body }) => {
    const step = await createStudents({ body });
    return async (context, soFar: Created | null) =>
      step(await inGroup(context, context.body.groupId), soFar);
  }),
  academies: context => listAcademies(context, at => isoInZone(at, context.session.timeZone)),
};
