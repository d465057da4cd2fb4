import type { inquiries } from '../../database/schema/index.ts';
import type { DemoContext } from '../context.ts';

type Inquiry = typeof inquiries.$inferInsert;
type Words = Omit<
  Inquiry,
  'groupId' | 'inquiryId' | 'marketingConsentAt' | 'privacyConsentAt' | 'createdAt' | 'phone' | 'mobile'
> & { daysAgo: number; marketing: boolean };

const words: readonly Words[] = [
  {
    daysAgo: 1,
    marketing: true,
    name: '서지훈',
    company: '푸른꿈 학원',
    department: '운영팀',
    position: '실장',
    email: 'jihoon.seo@pureunkkum.example',
    userCount: '51_100',
    serviceDuration: 'UNDER_12',
    expectedStart: 'WITHIN_1',
    additionalInquiry:
      '방학 특강에 맞춰 도입을 검토하고 있습니다. 로고를 바꾸는 데 걸리는 시간과 교사용 계정 수를 알고 싶습니다.',
    state: 'NEW',
    note: '',
  },
  {
    daysAgo: 3,
    marketing: false,
    name: '문가영',
    company: '온새미로 스터디카페',
    department: '본사',
    position: '대표',
    email: 'hello@onsaemiro.example',
    userCount: '10_50',
    serviceDuration: 'UNDER_6',
    expectedStart: 'WITHIN_3',
    additionalInquiry: '',
    state: 'NEW',
    note: '',
  },
  {
    daysAgo: 12,
    marketing: true,
    name: '임재범',
    company: '가온고등학교',
    department: '교무기획부',
    position: '교사',
    email: 'jaebeom.lim@gaon.example',
    userCount: '101_200',
    serviceDuration: 'OVER_12',
    expectedStart: 'WITHIN_6',
    additionalInquiry:
      '야간 자율학습을 온라인으로 운영하려고 합니다. 개인정보 처리 위탁 계약서 양식이 있을까요?',
    state: 'CONTACTED',
    note: '계약서 초안을 보냈고, 다음 주 화요일 화상 회의 예정.',
  },
  {
    daysAgo: 40,
    marketing: false,
    name: 'Daniel Park',
    company: 'Bridge Language Institute',
    department: 'Operations',
    position: 'Manager',
    email: 'daniel.park@bridge.example',
    userCount: 'OVER_200',
    serviceDuration: 'NONE',
    expectedStart: 'WITHIN_12',
    additionalInquiry: 'Is the student app available in English as well?',
    state: 'CLOSED',
    note: '내년 예산 확정 후 다시 연락하기로 함.',
  },
];

/** What strangers asked about adopting the service; kept under the system's group. */
export const createInquiries = ({ at, id, random }: DemoContext): Inquiry[] =>
  words.map(({ daysAgo, marketing, ...inquiry }) => {
    const chance = random('inquiry', inquiry.email);
    const createdAt = at(daysAgo, chance.whole(9, 18), chance.whole(0, 59));
    return {
      ...inquiry,
      groupId: '~system',
      inquiryId: id(createdAt, 'inquiry', inquiry.email),
      phone: `0200${chance.whole(100_000, 999_999)}`,
      mobile: `0101${chance.whole(1_000_000, 9_999_999)}`,
      marketingConsentAt: marketing ? createdAt : null,
      privacyConsentAt: createdAt,
      createdAt,
    };
  });
