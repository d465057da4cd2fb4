import { and, eq, ilike, inArray, isNotNull, isNull, like, ne, or, sql, type SQL } from 'drizzle-orm';
import { containing } from '../core/searchText.ts';
import { customers } from '../database/schema/index.ts';
import { phoneForms } from '../../src/domain/phoneForms.ts';

const searched = {
  name: customers.name,
  email: customers.email,
  nickname: customers.nickname,
  phone: customers.phone,
} as const;

export interface AccountQuery {
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
  const {
    searchType = 'all',
    searchText,
    registrationStatus = [],
    accountStatus = [],
    managerId,
    observer,
    authenticated,
  } = query;
  return and(
    searchText === undefined ? undefined : matching(searchType, searchText),
    registrationStatus.length > 0
      ? inArray(customers.registrationStatus, [...registrationStatus])
      : undefined,
    accountStatus.length > 0
      ? inArray(customers.accountStatus, [...accountStatus])
      : ne(customers.accountStatus, 'DELETED'),
    managerId === undefined
      ? undefined
      : managerId === 'none'
        ? isNull(customers.managerId)
        : eq(customers.managerId, managerId),
    observer === undefined ? undefined : eq(customers.observer, observer),
    authenticated === undefined
      ? undefined
      : authenticated
        ? isNotNull(customers.authenticatedAt)
        : isNull(customers.authenticatedAt),
  );
}

/**
 * Text within an account's fields, without regard to case. Text that has none, such as Korean, is compared as it is,
 * which takes PostgreSQL a fraction of the time. A phone number is digits, which other text is no part of.
 */
function matching(searchType: keyof typeof searched | 'all', text: string): SQL | undefined {
  const phones = phoneForms(text);
  const contains = text.toLowerCase() === text.toUpperCase() ? like : ilike;
  const condition = (field: keyof typeof searched) => {
    if (field !== 'phone') return contains(searched[field], containing(text));
    return or(...phones.map(digits => like(searched.phone, containing(digits))));
  };
  if (searchType !== 'all') return condition(searchType) ?? sql`false`;
  return or(...(Object.keys(searched) as (keyof typeof searched)[]).map(condition));
}
