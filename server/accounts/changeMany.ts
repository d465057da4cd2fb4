import pick from 'lodash/pick.js';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { AuditAction } from '../../src/domain/auditActions.ts';
import type { ProblemCode } from '../../src/contract/problems.ts';
import type { Verdict } from '../../src/domain/entities/account.ts';
import { inIds } from '../database/inIds.ts';
import { customers } from '../database/schema/index.ts';
import type { Context } from '../core/context.ts';
import { notFound, ProblemError } from '../core/problem.ts';
import { authorityOver } from './authorityOver.ts';
import { lockGroup } from '../core/lockGroup.ts';
import { editedFields } from './students/editedFields.ts';
import { publishAccounts } from './publishAccounts.ts';

export type Account = typeof customers.$inferSelect;
type Change = { [K in keyof typeof customers.$inferInsert]?: (typeof customers.$inferInsert)[K] | SQL };

/** What is done to accounts, one by one as far as the verdict goes, at once as far as the database goes. */
export interface BulkChange {
  /** The audit's word for it. */
  action: AuditAction;
  kind: 'student' | 'manager';
  /** Which accounts the caller may touch. */
  scope: SQL;
  /** Why an account is refused, or null. Called in the order of the ids, so that it can count. */
  refuse: (account: Account) => ProblemCode | null;
  change: Change;
  /** The caps that `refuse` keeps, by its codes. */
  limits?: Partial<Record<ProblemCode, number>>;
  /** What else happens to those that are changed. */
  after?: (accounts: Account[], before: ReadonlyMap<string, Account>) => Promise<void>;
}

const auditFields = [
  'accountStatus',
  'registrationStatus',
  'deactivateOn',
  'deletedAt',
  'invitationState',
  'managerId',
] as const;
/** The status of an account, and what else of it is changed. */
const auditView = (account: Account, change: Change) =>
  pick(account, [...auditFields, ...editedFields.filter(field => field in change)]);

/** Changes the accounts that the caller has authority over and returns a verdict for each; with `dryRun` only the verdicts. */
export async function changeMany(
  { db, session, now, audit, config }: Pick<Context, 'db' | 'session' | 'now' | 'audit' | 'config'>,
  { customerIds, dryRun = false }: { customerIds: string[]; dryRun?: boolean | undefined },
  { action, kind, scope, refuse, change, after, limits = {} }: BulkChange,
): Promise<{ verdicts: Verdict[]; doneCount: number; refusedCount: number; limit: number | null }> {
  await lockGroup(db, session.groupId);
  const rows = await db
    .select()
    .from(customers)
    .where(and(scope, inIds(customers.customerId, customerIds)));
  const byId = new Map(rows.map(row => [row.customerId, row]));
  const verdicts = [...new Set(customerIds)].map((customerId): Verdict => {
    const account = byId.get(customerId);
    const code = account === undefined ? 'NOT_FOUND' : (authorityOver(session, account) ?? refuse(account));
    const limit = code === null ? undefined : limits[code];
    return {
      customerId,
      name: account?.name ?? '',
      ok: code === null,
      code,
      ...(limit === undefined ? {} : { limit }),
    };
  });
  const accepted = verdicts.filter(verdict => verdict.ok).map(verdict => byId.get(verdict.customerId)!);
  if (!dryRun && accepted.length > 0) {
    const changed = await db
      .update(customers)
      .set({ ...change, updatedAt: now, version: sql`${customers.version} + 1` })
      .where(
        and(
          eq(customers.groupId, session.groupId),
          inIds(
            customers.customerId,
            accepted.map(account => account.customerId),
          ),
        ),
      )
      .returning();
    await audit(
      ...changed.map(account => ({
        action,
        target: { kind, id: account.customerId, name: account.name },
        before: auditView(byId.get(account.customerId)!, change),
        after: auditView(account, change),
      })),
    );
    const callsLiveKit = config.liveKit !== undefined;
    await publishAccounts(db, { groupId: session.groupId, now, callsLiveKit }, action, changed);
    await after?.(changed, byId);
  }
  return {
    verdicts,
    doneCount: accepted.length,
    refusedCount: verdicts.length - accepted.length,
    limit: Object.values(limits)[0] ?? null,
  };
}

/** The same for one account, where a refusal is an error. */
export async function changeOne(
  context: Pick<Context, 'db' | 'session' | 'now' | 'audit' | 'config'>,
  customerId: string,
  change: BulkChange,
): Promise<void> {
  const { verdicts } = await changeMany(context, { customerIds: [customerId] }, change);
  const code = verdicts[0]!.code as ProblemCode | null;
  if (code === 'NOT_FOUND') throw notFound();
  const limit = verdicts[0]!.limit;
  if (code !== null) throw new ProblemError(code, limit === undefined ? {} : { details: { limit } });
}
