import { limits } from '../../../domain/limits.ts';
import type { InquiryWords } from '../../en/landing/inquiry.ts';
import { errors } from '../errors.ts';
import { inquiryChoices } from '../inquiryChoices.ts';
import { validation } from '../validation.ts';

export const inquiry: InquiryWords = {
  choices: inquiryChoices,
  errors,
  validation,
  title: '도입 문의',
  text: '기관과 운영 방식을 알려 주시면 담당자가 이메일이나 전화로 연락드립니다.',
  close: '닫기',
  required: '필수',
  optional: '선택',
  fields: {
    name: '이름',
    company: '학원·기관·회사 이름',
    department: '부서',
    position: '직책',
    email: '이메일',
    phone: '대표 전화번호',
    mobile: '휴대폰 번호',
    userCount: '이용 인원',
    serviceDuration: '이용 기간',
    expectedStart: '도입 예정 시기',
    additionalInquiry: '추가 문의',
    privacyConsent: '개인정보 수집·이용에 동의합니다',
    marketingConsent: '마케팅 정보 수신에 동의합니다',
  },
  hints: { phone: '숫자만 입력해 주세요.', additionalInquiry: '궁금한 점을 자유롭게 적어 주세요.' },
  submit: '문의 보내기',
  summary: { one: '1개 항목을 확인해 주세요.', many: '%{count}개 항목을 확인해 주세요.' },
  failed: '도입 문의를 등록하는 중 오류가 발생했습니다.',
  kept: '입력한 내용은 그대로 남아 있습니다.',
  read: '내용 보기',
  agree: '동의',
  privacy: {
    title: '개인정보 수집·이용 동의',
    rows: [
      ['수집 항목', '이름, 학원·기관·회사 이름, 부서, 직책, 이메일, 대표 전화번호, 휴대폰 번호'],
      ['이용 목적', '도입 문의 답변 및 계약 상담'],
      ['보유 기간', `문의일로부터 ${limits.inquiry.retainedMonths}개월, 이후 지체 없이 파기`],
    ],
    text: '동의를 거부할 수 있습니다. 다만 거부하시면 문의에 답변드리기 어렵습니다.',
  },
  marketing: {
    title: '마케팅 정보 수신 동의',
    rows: [
      ['수집 항목', '이름, 이메일, 휴대폰 번호'],
      ['이용 목적', '새로운 기능, 행사, 혜택 안내(이메일, 문자)'],
      ['보유 기간', `문의일로부터 ${limits.inquiry.retainedMonths}개월 또는 동의 철회 시까지`],
    ],
    text: '선택 사항입니다. 동의하지 않아도 문의 답변에는 영향이 없으며 언제든지 철회할 수 있습니다.',
  },
  pending: { title: '문의를 등록하고 있습니다', text: '잠시만 기다려 주세요.', cancel: '취소' },
  cancelled: '등록을 취소했습니다. 입력한 내용은 그대로 남아 있습니다.',
  done: {
    title: '문의를 등록했습니다',
    text: '관심 가져 주셔서 감사합니다. 담당자가 곧 연락드리겠습니다.',
    confirm: '확인',
  },
};
