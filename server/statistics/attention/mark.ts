import { and, eq } from 'drizzle-orm';
import chunk from 'lodash/chunk.js';
import type { RecordVerdict } from '../../../src/domain/entities/account.ts';
import type { ProblemCode } from '../../../src/contract/problems.ts';
import { studyDateOf } from '../../../src/domain/studyDay.ts';
import type { Contract } from '../../../src/contract/index.ts';
import { countVerdicts } from '../../core/countVerdicts.ts';
import type { Context } from '../../core/context.ts';
import { visibleStudents } from '../../core/visible.ts';
import { excluded } from '../../database/excluded.ts';
import { inIds } from '../../database/inIds.ts';
import { attentionMarks, customers } from '../../database/schema/index.ts';
import { evaluateAttention } from './evaluate.ts';

/** A statement takes a bounded number of parameters. */
const rowsAtOnce = 1_000;

type Calls = Contract['attention'];
type MarkContext = Pick<Context<Calls['handle'] | Calls['reopen']>, 'db' | 'session' | 'now' | 'body'>;

/** The students of a bulk call whose findings are open, or handled, with a verdict for each that was asked for. */
async function readMarkable(context: MarkContext, isHandled: boolean, refusal: ProblemCode) {
  const { db, session, body } = context;
  const customerIds = [...new Set(body.customerIds)];
  const which = inIds(customers.customerId, customerIds);
  const names = await db
    .select({ customerId: customers.customerId, name: customers.name })
    .from(customers)
    .where(and(visibleStudents(session), which));
  const students = await evaluateAttention(context, which);
  const nameOf = new Map(names.map(({ customerId, name }) => [customerId, name]));
  const markable = students
    .map(({ customerId, findings }) => ({
      customerId,
      name: nameOf.get(customerId) ?? '',
      findings: findings.filter(finding => finding.isHandled === isHandled),
    }))
    .filter(({ findings }) => findings.length > 0);
  const isMarkable = new Set(markable.map(({ customerId }) => customerId));
  const verdicts = customerIds.map((id): RecordVerdict => {
    const code = isMarkable.has(id) ? null : nameOf.has(id) ? refusal : 'NOT_FOUND';
    return { id, name: nameOf.get(id) ?? '', ok: code === null, code };
  });
  return { markable, answer: countVerdicts(verdicts) };
}

const auditOf = (
  action: 'student.attentionHandled' | 'student.attentionReopened',
  { customerId, name }: { customerId: string; name: string },
  reason: string | null,
) => ({ action, target: { kind: 'student' as const, id: customerId, name }, reason });

/** Marks all open reasons of students as handled. With `dryRun` nothing is changed. */
export async function handleAttention(context: Context<Calls['handle']>) {
  const { db, session, now, body, audit } = context;
  const { markable, answer } = await readMarkable(context, false, 'ATTENTION_NOT_OPEN');
  if (body.dryRun === true || markable.length === 0) return answer;
  const { groupId, customerId: handledBy, studyClock } = session;
  const note = body.note ?? '';
  const marks = markable.flatMap(({ customerId, findings }) =>
    findings.map(({ rule, level }) => ({
      groupId,
      customerId,
      rule,
      level,
      note,
      handledOn: studyDateOf(now, studyClock),
      handledBy,
      handledAt: now,
    })),
  );
  const { handledOn, level, note: text, handledBy: by, handledAt } = attentionMarks;
  for (const rows of chunk(marks, rowsAtOnce))
    await db
      .insert(attentionMarks)
      .values(rows)
      .onConflictDoUpdate({
        target: [attentionMarks.groupId, attentionMarks.customerId, attentionMarks.rule],
        set: {
          handledOn: excluded(handledOn),
          level: excluded(level),
          note: excluded(text),
          handledBy: excluded(by),
          handledAt: excluded(handledAt),
        },
      });
  await audit(...markable.map(student => auditOf('student.attentionHandled', student, note)));
  return answer;
}

/** Takes the marks of students back, so that their reasons are open again. With `dryRun` nothing is changed. */
export async function reopenAttention(context: Context<Calls['reopen']>) {
  const { db, session, body, audit } = context;
  const { markable, answer } = await readMarkable(context, true, 'ATTENTION_NOT_HANDLED');
  if (body.dryRun === true || markable.length === 0) return answer;
  await db.delete(attentionMarks).where(
    and(
      eq(attentionMarks.groupId, session.groupId),
      inIds(
        attentionMarks.customerId,
        markable.map(({ customerId }) => customerId),
      ),
    ),
  );
  await audit(...markable.map(student => auditOf('student.attentionReopened', student, null)));
  return answer;
}
