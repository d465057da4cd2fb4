/** A student as an academy knows them. */
export interface Person {
  index: number;
  name: string;
  family: string;
  given: string;
  email: string;
  phone: string;
  parentPhone: string;
  gender: 'MALE' | 'FEMALE';
  birthday: string;
  school: string;
  grade: string;
}

const families = [
  '김',
  '이',
  '박',
  '최',
  '정',
  '강',
  '조',
  '윤',
  '장',
  '임',
  '한',
  '오',
  '서',
  '신',
  '권',
  '남궁',
  '황보',
];
const givens = [
  '지우',
  '서연',
  '민준',
  '하은',
  '도윤',
  '예린',
  '시우',
  '수아',
  '준',
  '채원',
  '은우',
  '다인',
  '건',
  '유나',
  '태윤',
];
const schools = ['한빛고', '서초중', '대치고등학교', '은평여고'];
const pad = (value: number, length: number) => String(value).padStart(length, '0');

/** People of an academy's list, always the same. */
export const people = (count = 25): Person[] =>
  Array.from({ length: count }, (_, index) => {
    const family = families[(index * 5) % families.length]!;
    const given = givens[(index * 7) % givens.length]!;
    return {
      index,
      family,
      given,
      name: family + given,
      email: `student${index}.${pad((index * 37) % 100, 2)}@${index % 3 === 0 ? 'naver.com' : 'school.example'}`,
      phone: `010${pad(20_000_000 + index * 1_234_567, 8)}`,
      parentPhone: `010${pad(90_000_000 - index * 654_321, 8)}`,
      gender: index % 2 === 0 ? 'FEMALE' : 'MALE',
      birthday: `${2005 + (index % 6)}-${pad(1 + (index % 12), 2)}-${pad(1 + ((index * 11) % 28), 2)}`,
      school: schools[index % schools.length]!,
      grade: `고${1 + (index % 3)}`,
    };
  });
