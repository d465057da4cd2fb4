import { and, eq, ne, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import groupBy from 'lodash/groupBy.js';
import pick from 'lodash/pick.js';
import type { AnswerOf, BodyOf } from '../../../src/contract/call.ts';
import { matchedFields } from '../../../src/contract/imports.ts';
import type { Contract } from '../../../src/contract/index.ts';
import { normalizePhone } from '../../../src/domain/normalizePhone.ts';
import type { Context } from '../../core/context.ts';
import { visibleStudents } from '../../core/visible.ts';
import { customers } from '../../database/schema/index.ts';
import { loadStudents } from '../students/record.ts';

type Match = Contract['imports']['match'];
type Row = BodyOf<Match>['rows'][number];

const { customerId, name, email, phone, accountStatus, groupId } = customers;

/**
 * Finds the students who rows are about: by email, else by phone. A phone number is often a family's, so that by a number
 * alone it is the student with the row's name; without an email also the only one with the number.
 */
export async function matchRows({ db, session, now, body }: Context<Match>): Promise<AnswerOf<Match>> {
  const rows = body.rows.map(row => ({
    ...row,
    email: row.email.trim().toLowerCase(),
    phone: normalizePhone(row.phone),
  }));
  const emails = unique(rows.map(row => row.email));
  const byEmail = new Map(
    emails.length === 0
      ? []
      : (
          await db
            .select({ customerId, email, accountStatus })
            .from(customers)
            .where(and(eq(groupId, session.groupId), isOneOf(email, emails)))
        ).map(account => [account.email, account]),
  );
  const phones = unique(rows.filter(row => !byEmail.has(row.email)).map(row => row.phone));
  const byPhone = groupBy(
    phones.length === 0
      ? []
      : await db
          .select({ customerId, name, phone })
          .from(customers)
          .where(and(visibleStudents(session), ne(accountStatus, 'DELETED'), isOneOf(phone, phones))),
    account => account.phone,
  );
  const found = rows.map((row): { by: 'EMAIL' | 'PHONE'; id: string } | null => {
    const account = byEmail.get(row.email);
    if (account !== undefined) return { by: 'EMAIL', id: account.customerId };
    const id = ofFamily(row, byPhone[row.phone] ?? []);
    return id === null ? null : { by: 'PHONE', id };
  });
  const ids = unique(found.flatMap(each => each?.id ?? []));
  const students = new Map(
    (await loadStudents({ db, session, now }, visibleStudents(session), ids)).map(student => [
      student.customerId,
      pick(student, matchedFields),
    ]),
  );
  return {
    rows: rows.map((row, index) => {
      const student = students.get(found[index]?.id ?? '') ?? null;
      const taken = byEmail.get(row.email);
      const isHidden = student === null && taken !== undefined;
      const code = taken?.accountStatus === 'DELETED' ? 'EMAIL_TAKEN_DELETED' : 'EMAIL_TAKEN';
      return {
        by: student === null ? null : found[index]!.by,
        student,
        emailError: isHidden ? `errors.${code}` : null,
      };
    }),
  };
}

/** In one parameter: with one for each of thousands of texts, making the statement takes longer than running it. */
const isOneOf = (column: PgColumn, texts: readonly string[]) =>
  sql`${column} = any(${sql.param(texts)}::text[])`;

const unique = (texts: readonly string[]) => [...new Set(texts)].filter(text => text !== '');

/** Who of those with a row's phone number it is about, or null. */
function ofFamily(row: Row, family: readonly { customerId: string; name: string }[]): string | null {
  const namesakes = family.filter(each => each.name === row.name);
  if (namesakes.length === 1) return namesakes[0]!.customerId;
  const isOnly = row.email === '' && family.length === 1;
  return isOnly ? family[0]!.customerId : null;
}
