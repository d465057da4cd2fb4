import { and } from 'drizzle-orm';
import pick from 'lodash/pick.js';
import type { StudentChanges } from '../../../src/contract/importedStudent.ts';
import type { RecordedRow } from '../batches/recordBatch.ts';
import type { ImportVerdict } from '../../../src/contract/imports.ts';
import type { ProblemCode } from '../../../src/contract/problems.ts';
import type { Context } from '../../core/context.ts';
import { visibleStudents } from '../../core/visible.ts';
import { bulkUpdate } from '../../database/bulkUpdate.ts';
import { inIds } from '../../database/inIds.ts';
import { customers } from '../../database/schema/index.ts';
import { authorityOver } from '../authorityOver.ts';
import { changeMany, type Account } from '../changeMany.ts';
import { restoration } from '../changes.ts';
import { publishAssignment } from '../managers/publishAssignment.ts';
import { consentStamp } from '../consentStamp.ts';
import { moveEmail } from '../moveEmail.ts';
import { editedFields } from '../students/editedFields.ts';
import { statusFields } from '../batches/undoableFields.ts';
import { emailOwners } from '../emailOwners.ts';

export interface ChangedRow {
  row: number;
  action: 'UPDATE' | 'RESTORE';
  customerId?: string | null | undefined;
  version?: number | null | undefined;
  errors: Record<string, string>;
  /** Null when they are not valid. */
  values: StudentChanges | null;
}
/** What became of a row, and what undoing it takes. */
export type RowOutcome = ImportVerdict & Pick<RecordedRow, 'before' | 'version'>;
type Admission = Parameters<typeof restoration>[2];
type Changing = Pick<Context, 'db' | 'session' | 'now' | 'audit' | 'config' | 'events'>;
/** A row with the account that it is about. */
type Change = ChangedRow & { values: StudentChanges; account: Account };

const ofRow = (code: ProblemCode) => ({ row: `errors.${code}` });
const refused = ({ row, customerId }: ChangedRow, fieldErrors: Record<string, string>): ImportVerdict => ({
  row,
  outcome: 'REFUSED',
  customerId: customerId ?? null,
  fieldErrors,
});

/**
 * Updates and restores students by rows. Everything is checked as for the change of a single student; what a row does not
 * say stays as it is.
 *
 * @param refusalToAssign the key of why students may not be assigned to a manager, or null
 */
export async function changeRows(
  context: Changing,
  rows: readonly ChangedRow[],
  admission: Admission,
  refusalToAssign: (managerId: string | null) => string | null,
): Promise<RowOutcome[]> {
  if (rows.length === 0) return [];
  const { db, session, now } = context;
  const scope = visibleStudents(session);
  const accounts = await db
    .select()
    .from(customers)
    .where(
      and(
        scope,
        inIds(
          customers.customerId,
          rows.flatMap(({ customerId }) => customerId ?? []),
        ),
      ),
    )
    .for('update');
  const byId = new Map(accounts.map(account => [account.customerId, account]));
  const owners = await emailOwners(
    db,
    session.groupId,
    rows.flatMap(({ values }) => values?.email ?? []),
  );
  const verdicts: RowOutcome[] = [];
  const changes: Change[] = [];
  for (const each of rows) {
    const account = byId.get(each.customerId ?? '');
    // A second row about the same person is based on an earlier version.
    byId.delete(each.customerId ?? '');
    const fieldErrors =
      each.values === null
        ? each.errors
        : account === undefined
          ? ofRow(accounts.some(({ customerId }) => customerId === each.customerId) ? 'STALE' : 'NOT_FOUND')
          : refusalOf({ ...each, values: each.values, account }, context, owners, refusalToAssign);
    if (fieldErrors === null) {
      const { values } = each;
      if (values!.email !== undefined) owners.set(values!.email, { customerId: account!.customerId });
      changes.push({ ...each, values: values!, account: account! });
    } else verdicts.push(refused(each, fieldErrors));
  }

  const restored = changes.filter(({ action }) => action === 'RESTORE');
  const restoring = await changeMany(
    context,
    { customerIds: restored.map(({ account }) => account.customerId) },
    restoration({ kind: 'student', scope }, now, admission),
  );
  const codes = new Map(restoring.verdicts.map(({ customerId, code }) => [customerId, code]));
  const passed = changes.filter(each => {
    const code = codes.get(each.account.customerId) ?? null;
    if (code !== null) verdicts.push(refused(each, ofRow(code as ProblemCode)));
    return code === null;
  });
  const updated = passed.filter(hasDifferences);
  await update(context, updated);
  for (const each of passed) {
    const isUpdated = updated.includes(each);
    verdicts.push({
      row: each.row,
      outcome: each.action === 'RESTORE' ? 'RESTORED' : isUpdated ? 'UPDATED' : 'UNCHANGED',
      customerId: each.account.customerId,
      fieldErrors: {},
      before: {
        ...pick(each.account, changedBy(each.values, each.account)),
        ...(each.action === 'RESTORE' ? pick(each.account, statusFields) : {}),
      },
      version: each.account.version + (each.action === 'RESTORE' ? 1 : 0) + (isUpdated ? 1 : 0),
    });
  }
  return verdicts;
}

const changedBy = (values: StudentChanges, account: Account) =>
  editedFields.filter(field => values[field] !== undefined && values[field] !== account[field]);
const hasDifferences = ({ values, account }: Change) => changedBy(values, account).length > 0;

type Owners = Awaited<ReturnType<typeof emailOwners>>;

function refusalOf(
  { action, version, values, account }: Change,
  { session }: Changing,
  owners: Owners,
  refusalToAssign: (managerId: string | null) => string | null,
): Record<string, string> | null {
  const code = authorityOver(session, account);
  if (code !== null) return ofRow(code);
  if (action === 'UPDATE' && account.accountStatus === 'DELETED') return ofRow('ALREADY_DELETED');
  if (version !== account.version) return ofRow('STALE');
  const { email, managerId } = values;
  if (email !== undefined && email !== account.email) {
    if (account.authenticatedAt !== null) return { email: 'errors.EMAIL_FIXED' };
    const owner = owners.get(email);
    if (owner !== undefined && owner.customerId !== account.customerId)
      return {
        email: owner.accountStatus === 'DELETED' ? 'errors.EMAIL_TAKEN_DELETED' : 'errors.EMAIL_TAKEN',
      };
  }
  const why = managerId === undefined || managerId === account.managerId ? null : refusalToAssign(managerId);
  return why === null ? null : { managerId: why };
}

async function update(context: Changing, changes: readonly Change[]): Promise<void> {
  const { db, now, audit } = context;
  const rows = changes.map(({ values, account, action }) => ({
    groupId: account.groupId,
    customerId: account.customerId,
    ...pick(account, editedFields),
    ...pick(values, changedBy(values, account)),
    ...pick(account, ['guardianConsentAt', 'guardianConsentBy']),
    ...consentStamp(account, values, context),
    updatedAt: now,
    // A restored account has gained a version.
    version: account.version + (action === 'RESTORE' ? 2 : 1),
  }));
  await bulkUpdate(db, customers, ['groupId', 'customerId'], rows);
  for (const { values, account } of changes)
    if (values.email !== undefined && values.email !== account.email)
      await moveEmail(db, account, values.email);
  await audit(
    ...changes.map(({ account, values }, index) => ({
      action: 'student.update' as const,
      target: { kind: 'student' as const, id: account.customerId, name: rows[index]!.name },
      before: pick(account, changedBy(values, account)),
      after: pick(rows[index], changedBy(values, account)),
    })),
  );
  publishAssignment(
    context,
    changes.flatMap(({ account, values: { managerId } }) =>
      managerId === undefined || managerId === account.managerId ? [] : [account.managerId, managerId],
    ),
  );
}
