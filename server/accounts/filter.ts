import pick from 'lodash/pick.js';
import { and, eq, getTableColumns, inArray, isNotNull, isNull, ne, or, type SQL } from 'drizzle-orm';
import { assignedTo } from '../core/assignedTo.ts';
import { contains } from '../core/contains.ts';
import { searchIn } from '../core/searchIn.ts';
import { customers } from '../database/schema/index.ts';
import { searchedAccountFields } from '../../src/domain/entities/accountFields.ts';
import { phoneForms } from '../../src/domain/phoneForms.ts';

const searched = {
  ...pick(getTableColumns(customers), searchedAccountFields),
  /** A phone number is digits, which other text is no part of. */
  phone: (text: string) => or(...phoneForms(text).map(digits => contains(customers.phone, digits))),
} as const;

interface AccountQuery {
  searchType?: keyof typeof searched | 'all' | undefined;
  searchText?: string | undefined;
  registrationStatus?: readonly ('PENDING' | 'REGISTERED' | 'INACTIVE_RESERVATION')[];
  accountStatus?: readonly ('ACTIVE' | 'INACTIVE' | 'DELETED')[];
  managerId?: string | undefined;
  authenticated?: boolean | undefined;
  observer?: boolean | undefined;
}

/** What a list's query asks of an account. Deleted ones are left out unless asked for by name. */
export function accountConditions(query: AccountQuery): SQL | undefined {
  const { registrationStatus = [], accountStatus = [], managerId, observer, authenticated } = query;
  return and(
    searchIn(searched, query),
    registrationStatus.length > 0
      ? inArray(customers.registrationStatus, [...registrationStatus])
      : undefined,
    accountStatus.length > 0
      ? inArray(customers.accountStatus, [...accountStatus])
      : ne(customers.accountStatus, 'DELETED'),
    assignedTo(managerId),
    observer === undefined ? undefined : eq(customers.observer, observer),
    authenticated === undefined
      ? undefined
      : authenticated
        ? isNotNull(customers.authenticatedAt)
        : isNull(customers.authenticatedAt),
  );
}
