import type { Contract } from '../../../src/contract/index.ts';
import type { Context } from '../../core/context.ts';
import { groupIdTaken } from './groupIdTaken.ts';

/** Whether an academy ID is in use, in whatever case. */
export async function groupIdExists({ db, query }: Context<Contract['auth']['groupIdExists']>) {
  return { exists: await groupIdTaken(db, query.groupId) };
}
