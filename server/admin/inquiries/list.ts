import { and, desc, eq, inArray } from 'drizzle-orm';
import type { InquiryQuery } from '../../../src/contract/simpleRest.ts';
import type { Inquiry } from '../../../src/domain/entities/group.ts';
import { isoInZone } from '../../../src/domain/studyDay.ts';
import { searchIn } from '../../core/searchIn.ts';
import { orderBy } from '../../core/orderBy.ts';
import { inIds } from '../../database/inIds.ts';
import { inquiries } from '../../database/schema/index.ts';
import type { RecordSource } from '../../core/list.ts';

const groupId = '~system';
const { name, company, email, createdAt, state } = inquiries;
const searched = { name, company, email };

const conditions = (query: InquiryQuery) =>
  and(
    eq(inquiries.groupId, groupId),
    query.state.length > 0 ? inArray(state, query.state) : undefined,
    searchIn(searched, query),
  );

/** What strangers have asked, the latest first. */
export const inquirySource: RecordSource<InquiryQuery, Inquiry> = {
  async ids({ db, query }, { offset, limit }) {
    const rows = await db
      .select({ id: inquiries.inquiryId })
      .from(inquiries)
      .where(conditions(query))
      .orderBy(
        ...orderBy(query.sort, { name, company, createdAt, state }, [desc(createdAt)], inquiries.inquiryId),
      )
      .offset(offset)
      .limit(limit);
    return rows.map(row => row.id);
  },
  count: ({ db, query }) => db.$count(inquiries, conditions(query)),
  async load({ db, session }, ids) {
    const rows = await db
      .select()
      .from(inquiries)
      .where(and(eq(inquiries.groupId, groupId), inIds(inquiries.inquiryId, ids)));
    const byId = new Map(rows.map(row => [row.inquiryId, row]));
    return ids.flatMap(id => {
      const row = byId.get(id);
      return row === undefined ? [] : [toInquiry(row, session.timeZone)];
    });
  },
};

function toInquiry(row: typeof inquiries.$inferSelect, zone: string): Inquiry {
  const { groupId: _, inquiryId: id, ...rest } = row;
  return {
    ...rest,
    id,
    marketingConsentAt: row.marketingConsentAt && isoInZone(row.marketingConsentAt, zone),
    privacyConsentAt: isoInZone(row.privacyConsentAt, zone),
    createdAt: isoInZone(row.createdAt, zone),
  };
}
