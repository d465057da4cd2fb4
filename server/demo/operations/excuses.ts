import type { excuses } from '../../database/schema/index.ts';
import type { AcademyRows } from '../createAcademy.ts';
import type { DemoContext } from '../context.ts';
import { absences } from '../people/absences.ts';

type Excuse = typeof excuses.$inferInsert;

/** Who of the lively academy is or was excused. Most is recorded the day before. */
export function createExcuses({ id, at, dateIn }: DemoContext, { customers }: AcademyRows): Excuse[] {
  const manager = customers.find(({ email }) => email === 'manager@demo.example')!;
  return customers.flatMap(({ groupId, customerId, email }) =>
    (absences[email.split('@')[0]!] ?? []).map(({ from, to, reason, note }) => {
      const createdAt = at(Math.max(1, 1 - from), 18);
      return {
        groupId,
        excuseId: id(createdAt, 'excuse', email, from),
        customerId,
        since: dateIn(from),
        until: dateIn(to),
        reason,
        note,
        createdBy: manager.customerId,
        createdAt,
      };
    }),
  );
}
