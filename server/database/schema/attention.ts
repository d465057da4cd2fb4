import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { AttentionRuleId } from '../../../src/domain/attention/attentionRuleIds.ts';
import { at, groupId, id, studyDate } from './columns.ts';
import { goesWithCustomer } from './references.ts';

/** Reasons for attention that were handled: by whom, when, and what came of it. The last mark of each rule is stored. */
export const attentionMarks = pgTable(
  'attention_marks',
  {
    groupId: groupId(),
    customerId: id(),
    rule: text().$type<AttentionRuleId>().notNull(),
    /** The study day of the mark, and how bad it was then: see `isHandled`. */
    handledOn: studyDate(),
    level: integer().notNull(),
    note: text().notNull(),
    /** Null once the account has been erased. */
    handledBy: uuid(),
    handledAt: at().notNull(),
  },
  t => [
    primaryKey({ columns: [t.groupId, t.customerId, t.rule] }),
    goesWithCustomer(t),
    index('attention_marks_handled').on(t.groupId, t.handledAt),
  ],
);
