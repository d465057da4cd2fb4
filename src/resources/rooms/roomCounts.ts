import { contract } from '../../contract/index.ts';
import { pageCall } from '../../dataProvider/pageCall.ts';

const total = (query: { withUsersOnly?: boolean }) =>
  pageCall(contract.rooms.active, { query: { ...query, size: 1 } });

/** How many rooms are open, and how many of them are in use. */
export const roomCounts = [total({}), total({ withUsersOnly: true })] as const;
