import omit from 'lodash/omit.js';
import type { InquiryBody } from '../../src/domain/entities/group.ts';
import { newId } from '../database/newId.ts';
import { inquiries as table } from '../database/schema/index.ts';
import type { SomeHandlersOf } from '../http/context.ts';

/** What strangers ask is nobody's academy's: it is kept under the system's group. */
const groupId = '~system';

/** Each consent is kept as the moment at which it was given, so that it can be shown, and withdrawn, by itself. */
function toRow(body: InquiryBody, now: Date) {
  const { marketingConsent, additionalInquiry = '', ...asked } = omit(body, 'privacyConsent');
  return {
    ...asked,
    additionalInquiry,
    privacyConsentAt: now,
    marketingConsentAt: marketingConsent ? now : null,
    createdAt: now,
  };
}

export const inquiries: SomeHandlersOf<'inquiries'> = {
  async create({ db, body, now, audit }) {
    const id = newId(now);
    await db.insert(table).values({ groupId, inquiryId: id, ...toRow(body, now) });
    // The record outlives the inquiry's twelve months, so it says nothing of the person who asked.
    await audit({ action: 'inquiry.create', target: { kind: 'inquiry', id, name: '' }, groupId });
    return { id };
  },
};
