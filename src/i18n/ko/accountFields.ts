import type { AccountFieldName } from '../../domain/entities/accountFields.ts';

export const accountFields: Record<AccountFieldName, string> = {
  name: '이름',
  email: '이메일',
  phone: '휴대폰 번호',
  nickname: '닉네임',
  gender: '성별',
  birthday: '생년월일',
  memo: '메모',
};
