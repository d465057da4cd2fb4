import type { notifications } from '../../database/schema/index.ts';
import type { AcademyRows } from '../createAcademy.ts';
import type { DemoContext } from '../context.ts';

type Notification = typeof notifications.$inferInsert;

interface Notice {
  /** When it was written and is to go out; days to come are negative. */
  writtenDaysAgo: number;
  goesDaysAgo: number;
  hour: number;
  state: Notification['state'];
  /** How many students it is for, and to how many of them it did not get through. */
  to: number;
  failed?: number;
  subject: string;
  body: string;
}

const notices: readonly Notice[] = [
  {
    writtenDaysAgo: 8,
    goesDaysAgo: 8,
    hour: 15,
    state: 'SENT',
    to: 12,
    failed: 2,
    subject: '[한빛 스터디 아카데미] 이번 주 실전 모의고사 안내',
    body: '토요일 오전 9시에 ‘주말 모의고사실’ 스터디룸에서 실전 모의고사를 진행합니다. 8시 50분까지 입실해 주세요.',
  },
  {
    writtenDaysAgo: 2,
    goesDaysAgo: -1,
    hour: 9,
    state: 'SCHEDULED',
    to: 9,
    subject: '[한빛 스터디 아카데미] 다음 달 학습 상담 신청',
    body: '다음 달 1:1 학습 상담 신청을 받습니다. 담당 선생님께 원하는 요일과 시간을 알려 주세요.',
  },
  {
    writtenDaysAgo: 1,
    goesDaysAgo: -2,
    hour: 18,
    state: 'SCHEDULED',
    to: 4,
    subject: '[한빛 스터디 아카데미] 심야 자습실 이용 시간 변경',
    body: '다음 주부터 심야 자습실은 새벽 5시까지 운영합니다. 이용에 참고해 주세요.',
  },
  {
    writtenDaysAgo: 5,
    goesDaysAgo: 4,
    hour: 8,
    state: 'CANCELLED',
    to: 3,
    subject: '[한빛 스터디 아카데미] 정기 점검 안내',
    body: '정기 점검이 연기되어 이 안내는 발송되지 않았습니다.',
  },
];

const mailboxFull = {
  reason: 'MAILBOX_FULL',
  failure: '452: 4.2.2 The recipient’s inbox is out of storage space.',
} as const;

/** Notices that managers wrote to students: sent, waiting for their time, and called off. */
export function createNotices(
  { at, id, random }: DemoContext,
  { customers, group }: AcademyRows,
): Notification[] {
  const students = customers.filter(
    ({ kind, accountStatus, authenticatedAt }) =>
      kind === 'STUDENT' && accountStatus === 'ACTIVE' && authenticatedAt,
  );
  const author = customers.find(({ email }) => email === 'manager@demo.example')!;
  return notices.flatMap(({ writtenDaysAgo, goesDaysAgo, hour, state, to, failed = 0, subject, body }) => {
    const createdAt = at(writtenDaysAgo, hour === 15 ? 15 : 14, random('notice', subject).whole(0, 40));
    const scheduledAt = writtenDaysAgo === goesDaysAgo ? createdAt : at(goesDaysAgo, hour);
    const first = random('notice to', subject).whole(0, students.length - to);
    return students.slice(first, first + to).map(({ customerId }, index) => ({
      groupId: group.groupId,
      notificationId: id(createdAt, 'notice', subject, customerId),
      sendingId: id(createdAt, 'sending', subject),
      trigger: 'CUSTOM' as const,
      language: 'ko' as const,
      studentId: customerId,
      channel: 'EMAIL' as const,
      recipientId: customerId,
      subject,
      body,
      scheduledAt,
      ...(index < failed
        ? { state: 'FAILED' as const, sentAt: null, ...mailboxFull, attempts: 6 }
        : {
            state,
            sentAt: state === 'SENT' ? new Date(+scheduledAt + 3_000) : null,
            reason: null,
            failure: null,
            attempts: state === 'SENT' ? 1 : 0,
          }),
      createdBy: author.customerId,
      createdAt,
    }));
  });
}
