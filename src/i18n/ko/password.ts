import type { password as english } from '../en/password.ts';

export const password: typeof english = {
  new: '새 비밀번호',
  confirmation: '비밀번호 확인',
  show: '입력한 글자 보기',
  hide: '입력한 글자 숨기기',
  met: '충족',
  missing: '아직 충족하지 않음',
  rules: {
    label: '비밀번호 조건',
    length: '%{min}~%{max}자',
    letter: '영문 포함',
    digit: '숫자 포함',
    characters: '영문, 숫자, ~!@#$%^&*+=- 만 사용',
  },
};
