import { and, eq, sql, type SQL } from 'drizzle-orm';
import { findingsOf } from '../../../src/domain/attention/findingsOf.ts';
import { isHandled } from '../../../src/domain/attention/isHandled.ts';
import type { AttentionFinding } from '../../../src/domain/entities/attention.ts';
import { readAttentionSettings } from '../../academies/readAttentionSettings.ts';
import { isOfScope, studentsOf, type QueryContext } from '../../accounts/scope.ts';
import { yieldToEventLoop } from '../../core/yieldToEventLoop.ts';
import { attentionMarks, customers } from '../../database/schema/index.ts';
import { inParallel } from '../../database/inParallel.ts';
import { attentionPeriod } from './attentionPeriod.ts';
import { readHistories } from './readHistories.ts';

/** A student with all findings that hold, how bad each is, and whether it was handled. */
export interface Evaluated {
  customerId: string;
  findings: (Omit<AttentionFinding, 'handled'> & { level: number; isHandled: boolean })[];
}

/** How many students are evaluated before other requests have their turn. */
const atOnce = 1_000;

/** The students of a scope for whom a rule of attention holds, by name. `which` narrows it to some of them. */
export async function evaluateAttention(context: QueryContext, which?: SQL): Promise<Evaluated[]> {
  const { db, session } = context;
  const { groupId } = session;
  const { dates } = attentionPeriod(context);
  const settings = await readAttentionSettings(db, groupId);
  const [{ histories, idOf }, marks] = await inParallel(
    db,
    () => readHistories(context, settings, which),
    () => readMarks(context, which),
  );
  const found: Evaluated[] = [];
  let read = 0;
  for (const history of histories) {
    const findings = findingsOf(history, settings);
    if (findings.length > 0) {
      const customerId = idOf(history.student);
      const ofStudent = marks.get(customerId);
      found.push({
        customerId,
        findings: findings.map(({ rule, since, isLonger, level, value, compared }) => {
          const date = dates[since]!;
          const mark = ofStudent?.find(each => each.rule === rule);
          return {
            rule,
            since: date,
            isLonger,
            level,
            value,
            compared,
            isHandled: isHandled({ since: date, isLonger, level }, mark),
          };
        }),
      });
    }
    if (++read % atOnce === 0) await yieldToEventLoop();
  }
  return found;
}

/** What the marks of students say of how bad a reason was when it was handled. */
async function readMarks(context: QueryContext, which: SQL | undefined) {
  const { customerId, rule, handledOn, level } = attentionMarks;
  const isOf =
    which === undefined
      ? isOfScope(customerId, context)
      : sql`${customerId} in (select ${customers.customerId} from ${customers} where ${and(studentsOf(context), which)})`;
  const rows = await context.db
    .select({ customerId, rule, handledOn, level })
    .from(attentionMarks)
    .where(and(eq(attentionMarks.groupId, context.session.groupId), isOf));
  const marks = new Map<string, typeof rows>();
  for (const row of rows) {
    const own = marks.get(row.customerId);
    if (own === undefined) marks.set(row.customerId, [row]);
    else own.push(row);
  }
  return marks;
}
