import { sql, type SQL } from 'drizzle-orm';
import { customers } from '../../database/schema/index.ts';

/** Accounts of one academy that are about to be erased. */
export interface Erased {
  groupId: string;
  customerIds: readonly string[];
}

/** What names someone who was erased. */
const pseudonymOf = (customerId: string) => `#${customerId.slice(-8)}`;

/** Accounts as rows `p` of a statement, with their pseudonyms: for what is in whichever academy. */
export function toPseudonyms(customerIds: readonly string[]): SQL {
  const rows = customerIds.map(id => ({ customer_id: id, pseudonym: pseudonymOf(id) }));
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) p (customer_id uuid, pseudonym text)`;
}

/**
 * Accounts as rows `p` of a statement about their own academy, with what identifies them. Statements name them by id only,
 * so that error messages contain no personal data.
 */
export const toErased = (erased: Erased): SQL => sql`(${selected(erased)}) p`;

/** The same as a `with` of a statement that is about another academy: a distributed PostgreSQL reads it first. */
export const withErased = (erased: Erased): SQL => sql`with p as materialized (${selected(erased)})`;

const selected = ({ groupId, customerIds }: Erased): SQL => sql`
    select c.group_id, c.customer_id, c.name, c.email, c.phone, c.profile_image_id, e.pseudonym
    from ${customers} c join jsonb_to_recordset(${JSON.stringify(
      customerIds.map(id => ({ customer_id: id, pseudonym: pseudonymOf(id) })),
    )}::jsonb) e (customer_id uuid, pseudonym text) on c.customer_id = e.customer_id
    where c.group_id = ${groupId}`;
