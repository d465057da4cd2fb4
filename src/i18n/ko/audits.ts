import type { audits as english } from '../en/audits.ts';
import { auditFields } from './auditFields.ts';
import { auditTargets } from './auditTargets.ts';

export const audits: typeof english = {
  empty: { title: '변경 이력이 없습니다', text: '이 계정의 변경 내용이 여기에 표시됩니다.' },
  by: '%{name}',
  system: '시스템',
  nothing: '(없음)',
  image: '(이미지)',
  reason: '사유: %{reason}',
  fields: auditFields,
  targets: auditTargets,
  causes: {
    PASSWORD: '비밀번호 불일치',
    OTP: '2단계 인증 코드 불일치',
    CURRENT_PASSWORD: '현재 비밀번호 불일치',
    WAIT: '시도 횟수 초과',
  },
  formats: { xlsx: 'Excel', csv: 'CSV', pdf: 'PDF' },
  openTarget: '열기',
  byActor: '%{name}의 모든 작업',
};
