import { and, eq, sql } from 'drizzle-orm';
import omit from 'lodash/omit.js';
import type { BodyOf } from '../../src/contract/call.ts';
import { contract, type Contract } from '../../src/contract/index.ts';
import type { Template } from '../../src/domain/entities/notification.ts';
import { unknownVariable } from '../../src/domain/templateVariables.ts';
import { newId } from '../database/newId.ts';
import { templates as table } from '../database/schema/index.ts';
import type { Context, HandlersOf } from '../core/context.ts';
import { found, ProblemError } from '../core/problem.ts';
import { simpleRestHandler } from '../core/simpleRest.ts';
import { templateSource, toTemplate } from './templateSource.ts';
import { testTemplate } from './testTemplate.ts';

function isTemplate(groupId: string, id: string) {
  return and(eq(table.groupId, groupId), eq(table.templateId, id));
}

async function oneTemplate({
  db,
  session,
  params,
}: Pick<Context<Contract['templates']['one']>, 'db' | 'session' | 'params'>) {
  const [row] = await db.select().from(table).where(isTemplate(session.groupId, params.id));
  return toTemplate(found(row), session.timeZone);
}

/** A variable that nothing would fill in is refused, next to the text that holds it. */
function refuseUnknownVariables({ trigger, ...texts }: BodyOf<Contract['templates']['create']>): void {
  for (const field of ['subject', 'body'] as const) {
    const name = unknownVariable(trigger, texts[field]);
    if (name !== null)
      throw new ProblemError('UNKNOWN_VARIABLE', {
        details: { name },
        fieldErrors: { [field]: 'validation.unknownVariable' },
      });
  }
}

const target = ({ id, name }: Template) => ({ kind: 'template' as const, id, name });
const withoutVersion = (template: Template) => omit(template, 'id', 'version', 'updatedAt');

export const templates: HandlersOf<'templates'> = {
  list: simpleRestHandler(contract.templates.list, templateSource),

  one: oneTemplate,

  async create(context) {
    const { db, session, body, now, audit } = context;
    refuseUnknownVariables(body);
    const [row] = await db
      .insert(table)
      .values({ ...body, groupId: session.groupId, templateId: newId(now), updatedAt: now })
      .returning();
    const created = toTemplate(row!, session.timeZone);
    await audit({ action: 'template.create', target: target(created), after: body });
    return created;
  },

  async update(context) {
    const { db, session, params, body, ifMatch, now, audit } = context;
    refuseUnknownVariables(body);
    const before = await oneTemplate(context);
    const [row] = await db
      .update(table)
      .set({ ...body, updatedAt: now, version: sql`${table.version} + 1` })
      .where(and(isTemplate(session.groupId, params.id), eq(table.version, ifMatch)))
      .returning();
    if (row === undefined) throw new ProblemError('STALE', { current: before });
    const changed = toTemplate(row, session.timeZone);
    await audit({
      action: 'template.update',
      target: target(changed),
      before: withoutVersion(before),
      after: body,
    });
    return changed;
  },

  async delete(context) {
    const { db, session, params, audit } = context;
    const before = await oneTemplate(context);
    await db.delete(table).where(isTemplate(session.groupId, params.id));
    await audit({ action: 'template.delete', target: target(before), before: withoutVersion(before) });
    return before;
  },

  test: context => testTemplate(context, () => oneTemplate(context)),
};
