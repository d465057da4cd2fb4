/** What academies' own files call what all accounts have. */
export const headerAliases = {
  name: ['성명', '이름 성명', 'full name'],
  email: ['메일', '이메일 주소', '전자우편', '아이디', 'e-mail', 'mail', 'email address'],
  phone: [
    '전화',
    '전화번호',
    '휴대폰',
    '휴대폰 번호',
    '핸드폰',
    '핸드폰 번호',
    'phone number',
    'mobile',
    'tel',
  ],
  memo: ['비고', '참고', 'note', 'notes', 'remark', 'remarks'],
} as const;
