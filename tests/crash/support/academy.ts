import { eq } from 'drizzle-orm';
import { openDatabase } from '../../../server/database/open.ts';
import { customers, subscriptions } from '../../../server/database/schema/index.ts';
import { fillAcademy, type FilledAcademy } from '../../bench/support/fillAcademy.ts';

export const template = 'dist/server/template.tar';

export interface CrashAcademy extends Pick<FilledAcademy, 'groupId' | 'owner'> {
  /** Students for the editors, one each. */
  studentIds: string[];
}

/** Puts an academy with room for every student that will be created into a data folder. */
export async function makeAcademy(dataDir: string, editors: number): Promise<CrashAcademy> {
  const database = await openDatabase({ dataDir, template });
  try {
    const { groupId, owner } = await fillAcademy(database, {
      students: editors,
      now: new Date(),
      change: () => ({ accountStatus: 'ACTIVE', deletedAt: null }),
    });
    await database.orm
      .update(subscriptions)
      .set({ userCount: 1_000_000 })
      .where(eq(subscriptions.groupId, groupId));
    const students = await database.orm
      .select({ id: customers.customerId })
      .from(customers)
      .where(eq(customers.kind, 'STUDENT'));
    return { groupId, owner, studentIds: students.map(({ id }) => id) };
  } finally {
    await database.close();
  }
}
