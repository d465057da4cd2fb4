import { eq } from 'drizzle-orm';
import type { Database } from '../../../server/database/open.ts';
import { customers } from '../../../server/database/schema/index.ts';
import { demoGroupId } from '../../../server/core/demoAccounts.ts';
import { seedDemo } from '../../../server/demo/seed.ts';
import { openSession } from '../../../server/auth/session/open.ts';
import { countRoomCustomers } from '../../../server/recorder/countRoomCustomers.ts';
import { lengthenHistory } from './lengthenHistory.ts';
import { multiplyAcademy } from './multiplyAcademy.ts';

interface Growth {
  now: Date;
  timeZone: string;
  factors: readonly number[];
  /** Makes an academy `to` of the demo's, `factor` times as large. */
  enlarge: (database: Database, to: string, factor: number) => Promise<unknown>;
}

/** As many times the records of the same students and rooms, in the years before. */
export async function withLongerHistory(database: Database, to: string, factor: number): Promise<void> {
  await multiplyAcademy(database, { from: demoGroupId, to, factor: 1 });
  await lengthenHistory(database, { groupId: to, factor });
  for (const statement of countRoomCustomers(to)) await database.orm.execute(statement);
}

/** As many times the students, rooms and records. */
export const withMoreStudents: Growth['enlarge'] = (database, to, factor) =>
  multiplyAcademy(database, { from: demoGroupId, to, factor });

/** The demo's academy and larger ones made from it, next to it in one database; with a session of the owner in each. */
export async function growAcademy(database: Database, { now, timeZone, factors, enlarge }: Growth) {
  await seedDemo(database, { now, timeZone });
  const [owner] = await database.orm.select().from(customers).where(eq(customers.kind, 'OWNER')).limit(1);
  const academies = [];
  for (const factor of factors) {
    const groupId = factor === 1 ? demoGroupId : `bench-${factor}`;
    if (factor > 1) await enlarge(database, groupId, factor);
    const { customerId } = owner!;
    academies.push({ factor, token: await openSession(database.orm, { groupId, customerId }, 'bench', now) });
  }
  await database.pool.query('VACUUM (ANALYZE)');
  return academies;
}
