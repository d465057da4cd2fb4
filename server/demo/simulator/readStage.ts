import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Queryable } from '../../database/open.ts';
import { customers, groups, rooms } from '../../database/schema/index.ts';
import { studyClockColumns, studyClockOf } from '../../core/studyClockOf.ts';
import type { SimulationState } from './simulationState.ts';

/** An academy's stage with what became of it meanwhile: its settings, its rooms, and the students who may study. */
export async function readStage(db: Queryable, stage: SimulationState): Promise<SimulationState> {
  const { groupId } = stage;
  const [group] = await db
    .select({ settings: groups.studySettings, ...studyClockColumns })
    .from(groups)
    .where(eq(groups.groupId, groupId));
  const active = await db
    .select({ customerId: customers.customerId })
    .from(customers)
    .where(
      and(
        eq(customers.groupId, groupId),
        eq(customers.kind, 'STUDENT'),
        eq(customers.accountStatus, 'ACTIVE'),
        isNotNull(customers.authenticatedAt),
      ),
    );
  const ids = new Set(active.map(({ customerId }) => customerId));
  return {
    ...stage,
    settings: group?.settings ?? stage.settings,
    studyClock: group ? studyClockOf(group) : stage.studyClock,
    rooms: await db
      .select()
      .from(rooms)
      .where(and(eq(rooms.groupId, groupId), isNull(rooms.movedFrom))),
    students: stage.students.filter(({ customerId }) => ids.has(customerId)),
  };
}
