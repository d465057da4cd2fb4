import { defaultStudySettings } from '../academies/defaults.ts';
import type { groups, rooms, subscriptions } from '../database/schema/index.ts';
import type { SimulationState } from './simulator/simulationState.ts';
import type { CustomerRow } from './people/toCustomer.ts';
import { toCustomer } from './people/toCustomer.ts';
import type { DemoAcademy } from './academies.ts';
import type { DemoContext } from './context.ts';

/** One academy's rows, and the stage on which its students' days are played. */
export interface AcademyRows {
  group: typeof groups.$inferInsert;
  subscription: typeof subscriptions.$inferInsert;
  customers: CustomerRow[];
  rooms: (typeof rooms.$inferInsert)[];
  stage: SimulationState;
  /** The instant from which there are records. */
  recordsSince: Date;
}

/** What every academy has: itself, its subscription and its owner. */
export function createAcademy(
  setting: DemoContext,
  passwordHash: string,
  { group, owner, foundedDaysAgo, plan }: DemoAcademy,
) {
  const { at, dateIn, now, timeZone } = setting;
  const { trialEndsInDays, ...subscription } = plan;
  const createdAt = at(foundedDaysAgo, 10);
  return {
    group: {
      ...group,
      timeZone,
      initialized: true,
      studySettings: { ...defaultStudySettings, breakNotification: true, abuseTime: 20 },
      lastActivityAt: now,
      createdAt,
    },
    subscription: {
      groupId: group.groupId,
      ...subscription,
      startsOn: dateIn(-foundedDaysAgo),
      trialEndsOn: trialEndsInDays === undefined ? null : dateIn(trialEndsInDays),
    },
    owner: toCustomer(setting, passwordHash, {
      groupId: group.groupId,
      kind: 'OWNER',
      ...owner,
      createdAt,
      alertsReadUntil: at(1, 21),
    }),
  };
}
