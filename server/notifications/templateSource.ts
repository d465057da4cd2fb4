import { and, asc, eq, inArray } from 'drizzle-orm';
import omit from 'lodash/omit.js';
import type { TemplateQuery } from '../../src/contract/simpleRest.ts';
import type { Template } from '../../src/domain/entities/notification.ts';
import { isoInZone } from '../../src/domain/studyDay.ts';
import { searchIn } from '../core/searchIn.ts';
import { orderBy } from '../core/orderBy.ts';
import { inIds } from '../database/inIds.ts';
import { templates } from '../database/schema/index.ts';
import type { ListContext, ListSource } from '../core/list.ts';

const { name, subject, trigger, language, channel, enabled, updatedAt } = templates;
const searched = { name, subject };

export const toTemplate = (row: typeof templates.$inferSelect, timeZone: string): Template => ({
  ...omit(row, 'groupId', 'templateId'),
  id: row.templateId,
  trigger: row.trigger as Template['trigger'],
  updatedAt: isoInZone(row.updatedAt, timeZone),
});

function conditions({ session, query }: ListContext<TemplateQuery>) {
  return and(
    eq(templates.groupId, session.groupId),
    query.trigger.length > 0 ? inArray(trigger, query.trigger) : undefined,
    query.language.length > 0 ? inArray(language, query.language) : undefined,
    query.channel.length > 0 ? inArray(channel, query.channel) : undefined,
    query.enabled === undefined ? undefined : eq(enabled, query.enabled),
    searchIn(searched, query),
  );
}

/** An academy's templates, by occasion and language unless asked for in another order. */
export const templateSource: ListSource<TemplateQuery> = {
  async ids(context, { offset, limit }) {
    const sortable = { name, trigger, language, channel, updatedAt };
    const rows = await context.db
      .select({ id: templates.templateId })
      .from(templates)
      .where(conditions(context))
      .orderBy(
        ...orderBy(
          context.query.sort,
          sortable,
          [asc(trigger), asc(language), asc(name)],
          templates.templateId,
        ),
      )
      .offset(offset)
      .limit(limit);
    return rows.map(row => row.id);
  },
  count: context => context.db.$count(templates, conditions(context)),
  async load({ db, session }, ids) {
    const rows = await db
      .select()
      .from(templates)
      .where(and(eq(templates.groupId, session.groupId), inIds(templates.templateId, ids)));
    const byId = new Map(rows.map(row => [row.templateId, row]));
    return ids.flatMap(id => (byId.has(id) ? [toTemplate(byId.get(id)!, session.timeZone)] : []));
  },
};
