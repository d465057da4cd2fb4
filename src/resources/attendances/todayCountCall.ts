import { contract } from '../../contract/index.ts';
import { pageCall } from '../../dataProvider/pageCall.ts';

/** Today's counts, of all students or of a manager's. */
export const todayCountCall = (managerId?: string) =>
  pageCall(contract.attendances.todayCount, { query: managerId === undefined ? {} : { managerId } });
