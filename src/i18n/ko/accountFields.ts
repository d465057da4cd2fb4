import type { AccountFieldName } from '../../domain/entities/accountFields.ts';

export const accountFields: Record<AccountFieldName, string> = {
  name: '이름',
  email: '이메일',
  phone: '연락처',
  nickname: '닉네임',
  gender: '성별',
  birthday: '생년월일',
  memo: '메모',
};
