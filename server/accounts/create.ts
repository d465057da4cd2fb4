import { and, eq, inArray } from 'drizzle-orm';
import type { ProblemCode } from '../../src/contract/problems.ts';
import type { RowVerdict } from '../../src/domain/entities/account.ts';
import { insertMany } from '../database/insertMany.ts';
import { newId } from '../database/newId.ts';
import { customers, logins } from '../database/schema/index.ts';
import type { Context } from '../core/context.ts';
import type { Step } from '../core/idempotency.ts';
import { serverLimits } from '../config/serverLimits.ts';
import { publishAccounts } from './publishAccounts.ts';
import type { ValidatedRow } from './validateRows.ts';

type NewAccount = typeof customers.$inferInsert;

/** How accounts of a kind are created. */
interface Creation<T extends { email: string; name: string }> {
  kind: 'student' | 'manager';
  /** The code of the cap that forbids one more, or null. Counts those that it allows. */
  admit: (row: T) => ProblemCode | null;
  limit: number;
  /** For accounts of which a cap allows only a few, however many rows there are. */
  inOneStep?: true;
  /** Messages of a valid row's fields that the caller may not set so. */
  refuse?: (row: T) => Record<string, string>;
  /** The columns of an account beyond what all accounts have. */
  toAccount: (row: T) => Partial<NewAccount>;
  /** Columns that follow from those; the audit log does not repeat them. */
  derived?: (row: T) => Partial<NewAccount>;
  /** Emails already used in another academy, where that is not allowed. */
  takenElsewhere?: (emails: string[]) => Promise<Set<string>>;
  invite: (accounts: (typeof customers.$inferSelect)[]) => Promise<void>;
}

/** What a creation has answered so far. */
export interface Created {
  rows: RowVerdict[];
  createdCount: number;
  refusedCount: number;
  limit: number;
}

interface Rows<T> {
  /** All rows that were sent. */
  validated: readonly ValidatedRow<T>[];
  soFar: Created | null;
  invite: boolean;
  dryRun?: boolean | undefined;
}

/**
 * Creates the next accounts from rows, each validated on its own: valid ones are created, others come back with the key of
 * a message for each field (`row` is the row as a whole). With `dryRun` nothing is created, and all rows are
 * validated at once.
 */
export async function createAccounts<T extends { email: string; name: string }>(
  { db, session, now, audit }: Pick<Context, 'db' | 'session' | 'now' | 'audit'>,
  { validated: all, soFar, invite, dryRun = false }: Rows<T>,
  creation: Creation<T>,
): Promise<Step<Created>> {
  const start = soFar?.rows.length ?? 0;
  const end =
    dryRun || creation.inOneStep ? all.length : Math.min(all.length, start + serverLimits.import.rowsAtOnce);
  const validated = all.slice(start, end).map(({ errors, row }) => ({ errors: { ...errors }, row }));
  const earlier = all.slice(0, start).map(({ row }, index) => ({ row, ok: soFar!.rows[index]!.ok }));
  await rejectTaken(db, session.groupId, { validated, earlier });
  for (const each of validated) {
    for (const [field, message] of Object.entries((each.row && creation.refuse?.(each.row)) ?? {}))
      reject(each, field, message);
    const code = each.row === null ? null : creation.admit(each.row);
    if (code !== null) reject(each, 'row', `errors.${code}`);
  }
  // Neither a dry run nor a full academy reveals the addresses of other academies, so that they cannot be listed.
  if (!dryRun && creation.takenElsewhere) await rejectTakenElsewhere(validated, creation.takenElsewhere);

  // Emails to a new account are in the language of the person who adds it, until the account chooses its own.
  const [creator] = await db
    .select({ language: customers.language })
    .from(customers)
    .where(and(eq(customers.groupId, session.groupId), eq(customers.customerId, session.customerId)));
  const accepted = validated.filter(each => each.row !== null) as { row: T }[];
  const accounts = accepted.map(({ row }): NewAccount => ({
    groupId: session.groupId,
    customerId: newId(now),
    userId: newId(now),
    kind: creation.kind === 'student' ? 'STUDENT' : 'MANAGER',
    name: row.name,
    email: row.email,
    ...creator,
    ...(invite ? { invitationState: 'QUEUED', invitedAt: now } : {}),
    createdAt: now,
    updatedAt: now,
    ...creation.toAccount(row),
    ...creation.derived?.(row),
  }));
  if (!dryRun && accounts.length > 0) {
    const created = await insertMany(db, customers, accounts);
    await insertMany(
      db,
      logins,
      accounts.map(({ email, groupId, customerId }) => ({
        email,
        groupId,
        customerId,
        administrator: creation.kind === 'manager',
      })),
    );
    await audit(
      ...accounts.map(({ customerId, name, email }, index) => ({
        action: `${creation.kind}.create` as const,
        target: { kind: creation.kind, id: customerId, name },
        after: { name, email, ...creation.toAccount(accepted[index]!.row) },
      })),
    );
    const at = { groupId: session.groupId, now };
    await publishAccounts(db, at, `${creation.kind}.create`, created);
    if (invite) {
      await publishAccounts(db, at, `${creation.kind}.invite`, created);
      await creation.invite(created);
    }
  }

  let next = 0;
  const verdicts = validated.map(({ errors, row }, index): RowVerdict => ({
    row: start + index,
    ok: row !== null,
    customerId: row === null || dryRun ? null : accounts[next++]!.customerId,
    fieldErrors: errors,
  }));
  const answer = {
    rows: [...(soFar?.rows ?? []), ...verdicts],
    createdCount: (soFar?.createdCount ?? 0) + accepted.length,
    refusedCount: (soFar?.refusedCount ?? 0) + validated.length - accepted.length,
    limit: creation.limit,
  };
  return { answer, isLast: end === all.length };
}

function reject<T>(validated: ValidatedRow<T>, field: string, message: string) {
  validated.errors[field] = message;
  validated.row = null;
}

async function rejectTakenElsewhere<T extends { email: string }>(
  validated: ValidatedRow<T>[],
  takenElsewhere: (emails: string[]) => Promise<Set<string>>,
) {
  const taken = await takenElsewhere(validated.flatMap(({ row }) => (row === null ? [] : [row.email])));
  for (const each of validated)
    if (each.row !== null && taken.has(each.row.email)) reject(each, 'email', 'errors.EMAIL_TAKEN');
}

/** An email is one account's within the rows and within the academy. */
async function rejectTaken<T extends { email: string }>(
  db: Context['db'],
  groupId: string,
  {
    validated,
    earlier,
  }: { validated: ValidatedRow<T>[]; earlier: readonly { row: T | null; ok: boolean }[] },
) {
  const emails = [...new Set(validated.flatMap(({ row }) => (row === null ? [] : [row.email])))];
  if (emails.length === 0) return;
  const known = await db
    .select({ email: customers.email, accountStatus: customers.accountStatus })
    .from(customers)
    .where(and(eq(customers.groupId, groupId), inArray(customers.email, emails)));
  const here = new Map(known.map(({ email, accountStatus }) => [email, accountStatus]));
  const seen = new Set(earlier.flatMap(({ row }) => (row === null ? [] : [row.email])));
  const created = new Set(earlier.flatMap(({ row, ok }) => (row !== null && ok ? [row.email] : [])));
  for (const each of validated) {
    if (each.row === null) continue;
    const { email } = each.row;
    if (created.has(email)) reject(each, 'email', 'validation.duplicateEmail');
    else if (here.get(email) === 'DELETED') reject(each, 'email', 'errors.EMAIL_TAKEN_DELETED');
    else if (here.has(email)) reject(each, 'email', 'errors.EMAIL_TAKEN');
    else if (seen.has(email)) reject(each, 'email', 'validation.duplicateEmail');
    seen.add(email);
  }
}
