import { contract } from '../../contract/index.ts';
import { pageCall } from '../../dataProvider/pageCall.ts';
import type { Me, SessionInfo } from '../../domain/entities/session.ts';
import { limits } from '../../domain/limits.ts';

type Who = Pick<SessionInfo, 'role' | 'viewingCustomerId'> | null;

/** Whose students need attention: those of a manager, who is not known yet while it is undefined; else the academy's. */
export function attentionFilter(session: Who, me: Pick<Me, 'customerId'> | undefined) {
  if (session?.role !== 'MANAGER') return {};
  const managerId = session.viewingCustomerId ?? me?.customerId;
  return managerId === undefined ? undefined : { managerId };
}

/** The students who need attention most. */
export const attentionCall = (filter: { managerId?: string }) =>
  pageCall(contract.attention.list, { query: { size: limits.attention.shown, ...filter } });
