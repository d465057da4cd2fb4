import omit from 'lodash/omit.js';
import { and, eq, sql } from 'drizzle-orm';
import { contract } from '../../../src/contract/index.ts';
import type { InquiryBody } from '../../../src/domain/entities/group.ts';
import { newId } from '../../database/newId.ts';
import { inquiries as table } from '../../database/schema/index.ts';
import type { HandlersOf } from '../../core/context.ts';
import { ProblemError } from '../../core/problem.ts';
import { loadOne } from '../../core/loadOne.ts';
import { simpleRestHandler } from '../../core/simpleRest.ts';
import { inquirySource } from './list.ts';

/** Inquiries of visitors belong to no academy: they are stored under the system group. */
const groupId = '~system';

/** Each consent is kept as the moment at which it was given, so that it can be shown, and withdrawn, by itself. */
function toRow(body: InquiryBody, now: Date) {
  const { marketingConsent, additionalInquiry = '', ...inquiry } = omit(body, 'privacyConsent');
  return {
    ...inquiry,
    additionalInquiry,
    privacyConsentAt: now,
    marketingConsentAt: marketingConsent ? now : null,
    createdAt: now,
  };
}

export const inquiries: HandlersOf<'inquiries'> = {
  list: simpleRestHandler(contract.inquiries.list, inquirySource),
  one: context => loadOne(inquirySource, context, context.params.id),

  async update(context) {
    const { db, body, params, ifMatch, audit } = context;
    const before = await loadOne(inquirySource, context, params.id);
    const isThis = and(eq(table.groupId, groupId), eq(table.inquiryId, params.id));
    const changed = await db
      .update(table)
      .set({ ...body, version: sql`${table.version} + 1` })
      .where(and(isThis, eq(table.version, ifMatch)))
      .returning({ id: table.inquiryId });
    if (changed.length === 0) throw new ProblemError('STALE', { current: before });
    // The note may speak of the person, and the record outlives the inquiry: it keeps the state only.
    await audit({
      action: 'inquiry.update',
      target: { kind: 'inquiry', id: params.id, name: '' },
      before: { state: before.state },
      after: { state: body.state },
    });
    return loadOne(inquirySource, context, params.id);
  },

  async create({ db, body, now, audit }) {
    const id = newId(now);
    await db.insert(table).values({ groupId, inquiryId: id, ...toRow(body, now) });
    // The record outlives the inquiry's twelve months, so it says nothing of the person who asked.
    await audit({ action: 'inquiry.create', target: { kind: 'inquiry', id, name: '' }, groupId });
    return { id };
  },
};
