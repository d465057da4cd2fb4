import type { AccountFieldName } from '../../domain/entities/accountFields.ts';

export const accountFields: Record<AccountFieldName, string> = {
  name: '이름',
  email: '이메일',
  phone: '휴대폰 번호',
  nickname: '닉네임',
  gender: '성별',
  birthday: '생년월일',
  memo: '메모',
  guardianName: '보호자 이름',
  guardianRelation: '보호자 관계',
  guardianEmail: '보호자 이메일',
  guardianPhone: '보호자 휴대폰 번호',
  guardianConsent: '보호자 리포트 수신 동의',
};
