import pick from 'lodash/pick.js';
import type { BodyOf } from '../../../src/contract/call.ts';
import { importedStudent, studentChanges } from '../../../src/contract/importedStudent.ts';
import type { ImportVerdict } from '../../../src/contract/imports.ts';
import type { Contract } from '../../../src/contract/index.ts';
import { newAccountValues } from '../../../src/domain/entities/newAccounts.ts';
import { serverLimits } from '../../config/serverLimits.ts';
import type { Context } from '../../core/context.ts';
import type { Step } from '../../core/idempotency.ts';
import { lockGroup } from '../../core/lockGroup.ts';
import { studentCap } from '../caps.ts';
import { admission } from '../changes.ts';
import { createAccounts } from '../create.ts';
import { publishAssignment } from '../managers/publishAssignment.ts';
import { inviteStudents } from '../students/invite.ts';
import { validateRows, type ValidatedRow } from '../validateRows.ts';
import { assignments } from './assignments.ts';
import { newId } from '../../database/newId.ts';
import { recordBatch } from '../batches/recordBatch.ts';
import { mailLongImport } from './mailLongImport.ts';
import { changeRows, type ChangedRow, type RowOutcome } from './changeRows.ts';

type Send = Contract['imports']['send'];
type SentRow = BodyOf<Send>['rows'][number];
type NewRow = Awaited<ReturnType<typeof validateNew>>[number]['row'];

interface Sent {
  batchId: string;
  rows: ImportVerdict[];
  addedCount: number;
  updatedCount: number;
  restoredCount: number;
  unchangedCount: number;
  refusedCount: number;
  limit: number | null;
}

const validateNew = (rows: SentRow[]) =>
  validateRows(
    importedStudent,
    rows.map(({ values }) => values),
  );

/**
 * Adds, updates and restores students, some at a time, each row by the rules of a single change: authority, visibility,
 * versions, emails, caps, and who may assign students.
 */
export async function sendRows({ body }: Pick<Context<Send>, 'body'>) {
  const isNew = ({ action }: SentRow) => action === 'ADD';
  const added = (await validateNew(body.rows.filter(isNew))).values();
  const others = body.rows.filter(row => !isNew(row)).map(({ values }) => values);
  const changed = (await validateRows(studentChanges, others)).values();
  const validated = body.rows.map(row => (isNew(row) ? added : changed).next().value!);
  return (context: Context<Send>, soFar: Sent | null) => step(context, soFar, validated);
}

async function step(
  context: Context<Send>,
  soFar: Sent | null,
  validated: readonly ValidatedRow<unknown>[],
): Promise<Step<Sent>> {
  const { db, session, body } = context;
  const start = soFar?.rows.length ?? 0;
  const end = Math.min(body.rows.length, start + serverLimits.import.rowsAtOnce);
  await lockGroup(db, session.groupId);
  const admitting = admission(await studentCap(db, session.groupId), 'STUDENT_CAP');
  const sent = body.rows.slice(start, end).map((row, index) => {
    const { errors, row: values } = validated[start + index]!;
    return { ...row, row: start + index, errors: { ...errors }, values };
  });
  const refusalToAssign = await assignments(context);
  const changed = await changeRows(
    context,
    sent.filter(({ action }) => action === 'UPDATE' || action === 'RESTORE') as ChangedRow[],
    admitting,
    refusalToAssign,
  );
  const added = sent.filter(({ action }) => action === 'ADD') as AddedRow[];
  for (const each of added) {
    const managerId = each.values?.managerId ?? null;
    const refusal = managerId === null ? null : refusalToAssign(managerId);
    if (refusal === null) continue;
    each.errors.managerId = refusal;
    each.values = null;
  }
  const skipped = sent
    .filter(({ action }) => action === 'SKIP')
    .map(({ row, customerId }): RowOutcome => ({
      row,
      outcome: 'SKIPPED',
      customerId: customerId ?? null,
      fieldErrors: {},
    }));
  const outcomes = [...changed, ...skipped, ...(await addRows(context, added, admitting))].toSorted(
    (a, b) => a.row - b.row,
  );
  const batchId = soFar?.batchId ?? body.batchId ?? newId(context.now);
  await recordBatch(
    context,
    { batchId, action: 'import', fileName: body.fileName ?? null },
    outcomes.map(({ fieldErrors, ...outcome }, index) => ({
      ...pick(outcome, ['customerId', 'outcome', 'before', 'version']),
      ...pick(sent[index], ['sheet', 'number']),
      fieldErrors: outcome.outcome === 'REFUSED' ? fieldErrors : null,
    })),
  );
  const isLast = end === body.rows.length;
  if (isLast && body.isLast) await mailLongImport(context, batchId);
  const all = [
    ...(soFar?.rows ?? []),
    ...outcomes.map(outcome => pick(outcome, ['row', 'outcome', 'customerId', 'fieldErrors'])),
  ];
  const countOf = (outcome: ImportVerdict['outcome']) => all.filter(each => each.outcome === outcome).length;
  return {
    answer: {
      batchId,
      rows: all,
      addedCount: countOf('ADDED'),
      updatedCount: countOf('UPDATED'),
      restoredCount: countOf('RESTORED'),
      unchangedCount: countOf('UNCHANGED'),
      refusedCount: countOf('REFUSED'),
      limit: admitting.limit,
    },
    isLast,
  };
}

interface AddedRow {
  row: number;
  errors: Record<string, string>;
  values: NonNullable<NewRow> | null;
}

async function addRows(
  context: Context<Send>,
  rows: readonly AddedRow[],
  { admit, limit }: ReturnType<typeof admission<'STUDENT_CAP'>>,
): Promise<RowOutcome[]> {
  if (rows.length === 0) return [];
  const { answer } = await createAccounts(
    context,
    {
      validated: rows.map(({ errors, values }) => ({ errors, row: values })),
      soFar: null,
      invite: context.body.invite,
    },
    {
      kind: 'student',
      admit,
      limit,
      inOneStep: true,
      toAccount: ({ managerId = null, targetSeconds = 0, ...row }) => ({
        ...newAccountValues('student', row),
        managerId,
        targetSeconds,
      }),
      invite: accounts => inviteStudents(context, accounts),
    },
  );
  publishAssignment(
    context,
    rows.flatMap(({ values }, index) => (answer.rows[index]!.ok ? (values?.managerId ?? []) : [])),
  );
  return answer.rows.map(({ ok, customerId, fieldErrors }, index) => ({
    row: rows[index]!.row,
    outcome: ok ? 'ADDED' : 'REFUSED',
    customerId,
    fieldErrors,
    ...(ok ? { version: 1 } : {}),
  }));
}
