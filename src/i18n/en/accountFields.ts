import type { AccountFieldName } from '../../domain/entities/accountFields.ts';

/** What is written down about every person, on screens, in files and in the audit log. */
export const accountFields: Record<AccountFieldName, string> = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  nickname: 'Nickname',
  gender: 'Gender',
  birthday: 'Birthday',
  memo: 'Memo',
  guardianName: 'Guardian',
  guardianRelation: 'Relation to student',
  guardianEmail: 'Guardian’s email',
  guardianPhone: 'Guardian’s phone',
  guardianConsent: 'Guardian’s consent to reports',
};
