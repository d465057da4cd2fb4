import type { SheetNames } from '../sheetNames.ts';

const accounts = {
  name: ['성명', '이름 성명'],
  email: ['메일', '이메일 주소', '전자우편', '아이디'],
  phone: ['전화', '전화번호', '휴대폰', '연락처', '핸드폰', '핸드폰 번호'],
  memo: ['비고', '참고'],
};

export const sheets: SheetNames = {
  students: {
    columns: {
      ...accounts,
      name: [...accounts.name, '학생명', '학생 이름', '학생 성명'],
      gender: ['성'],
      birthday: ['생일', '생년월일(6자리)', '출생일'],
    },
    values: {
      gender: { MALE: ['남', '남자', '남학생'], FEMALE: ['여', '여자', '여학생'], NONE: ['없음', '미정'] },
    },
  },
  managers: {
    columns: {
      ...accounts,
      name: [...accounts.name, '매니저명', '매니저 이름'],
      observer: ['역할', '유형'],
    },
    values: { observer: { true: ['참관', '관찰자'], false: ['관리자'] } },
  },
};
