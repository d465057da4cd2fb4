import type { BodyOf } from '../../../src/contract/call.ts';
import type { contract } from '../../../src/contract/index.ts';
import type { Audience } from '../../../src/domain/entities/notification.ts';

type Body = BodyOf<typeof contract.notifications.create>;

export const nobody: Audience = { customerIds: [], studentsOf: [], allStudents: false, allManagers: false };
export const toThese = (...people: { customerId: string }[]): Audience => ({
  ...nobody,
  customerIds: people.map(({ customerId }) => customerId),
});

/** A notice in Korean to whom it is said, sent at once. */
export const aNotice = (to: Partial<Audience>, changes: Partial<Body> = {}): Body => ({
  to: { ...nobody, ...to },
  texts: [
    {
      language: 'ko',
      subject: '[{{academyName}}] 안내',
      body: '{{recipientName}}님, 안녕하세요.\n확인해 주세요.',
    },
  ],
  scheduledAt: null,
  duringQuietHours: null,
  ...changes,
});

export const cancel = {
  action: 'CANCEL',
  scheduledAt: null,
  duringQuietHours: null,
  wholeSending: false,
} as const;
export const resend = { ...cancel, action: 'RESEND' } as const;
