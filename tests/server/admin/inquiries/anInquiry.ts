import type { InquiryBody } from '../../../../src/domain/entities/group.ts';

/** An inquiry as the landing page sends it, with some fields changed. */
export const anInquiry = (changes: Partial<InquiryBody> = {}): InquiryBody => ({
  name: '서지훈',
  company: '푸른꿈 학원',
  department: '운영팀',
  position: '실장',
  email: 'jihoon.seo@pureunkkum.example',
  phone: '0212345678',
  mobile: '01012345678',
  userCount: '51_100',
  serviceDuration: 'UNDER_12',
  expectedStart: 'WITHIN_1',
  additionalInquiry: '로고를 바꾸는 데 얼마나 걸리나요?',
  marketingConsent: false,
  privacyConsent: true,
  ...changes,
});
