import { eq } from 'drizzle-orm';
import type { Contract } from '../../src/contract/index.ts';
import { groups } from '../database/schema/index.ts';
import type { Context } from '../http/context.ts';

/** Whether an academy ID is in use. */
export async function groupIdExists({ db, query }: Context<Contract['auth']['groupIdExists']>) {
  return { exists: (await db.$count(groups, eq(groups.groupId, query.groupId))) > 0 };
}
