import pick from 'lodash/pick.js';
import { and, eq, getTableColumns, inArray, isNotNull, isNull, ne, type SQL } from 'drizzle-orm';
import { assignedTo } from '../core/assignedTo.ts';
import { searchIn } from '../core/searchIn.ts';
import { customers } from '../database/schema/index.ts';
import { searchedAccountFields } from '../../src/domain/entities/searchedAccountFields.ts';
import type { InvitationState } from '../../src/domain/entities/account.ts';
import { inPhone } from './inPhone.ts';
import { invitationStateAt } from './invitation.ts';

/** The columns that a search of accounts looks into. */
export const searchedColumns = pick(getTableColumns(customers), searchedAccountFields);
/** How it looks into them. */
export const searchedAccount = { ...searchedColumns, phone: inPhone } as const;

interface AccountQuery {
  searchType?: keyof typeof searchedAccount | 'all' | undefined;
  searchText?: string | undefined;
  registrationStatus?: readonly ('PENDING' | 'REGISTERED' | 'INACTIVE_RESERVATION')[];
  accountStatus?: readonly ('ACTIVE' | 'INACTIVE' | 'DELETED')[];
  invitationState?: readonly InvitationState[];
  managerId?: string | undefined;
  authenticated?: boolean | undefined;
  observer?: boolean | undefined;
}

/**
 * What a list's query asks of an account. Deleted ones are left out unless asked for by name.
 *
 * @param now invitations expire with time
 */
export function accountConditions(query: AccountQuery, now: Date): SQL | undefined {
  const { registrationStatus = [], accountStatus = [], invitationState = [] } = query;
  const { managerId, observer, authenticated } = query;
  return and(
    searchIn(searchedAccount, query),
    registrationStatus.length > 0
      ? inArray(customers.registrationStatus, [...registrationStatus])
      : undefined,
    accountStatus.length > 0
      ? inArray(customers.accountStatus, [...accountStatus])
      : ne(customers.accountStatus, 'DELETED'),
    invitationState.length > 0 ? inArray(invitationStateAt(now), [...invitationState]) : undefined,
    assignedTo(managerId),
    observer === undefined ? undefined : eq(customers.observer, observer),
    authenticated === undefined
      ? undefined
      : authenticated
        ? isNotNull(customers.authenticatedAt)
        : isNull(customers.authenticatedAt),
  );
}
