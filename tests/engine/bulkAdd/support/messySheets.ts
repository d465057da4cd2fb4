import { basicOf, type MessySheet } from './messyFile.ts';
import type { Person } from './people.ts';
import type { TestCell } from './workbookOf.ts';

export const pick = <Key extends keyof Person>(person: Person, ...keys: Key[]) =>
  Object.fromEntries(keys.map(key => [key, person[key]])) as unknown as Record<Key, string>;
export const basic = basicOf;
export const full = (person: Person) => pick(person, 'name', 'email', 'phone', 'gender', 'birthday');
export const hyphens = (phone: string) => phone.replace(/(\d{3})(\d{4})(\d{4})/, '$1-$2-$3');
export const dots = (date: string) => date.split('-').map(Number).join('. ');
export const serialOf = (date: string) => Date.parse(date) / 86_400_000 + 25_569;
export const sex = ({ gender }: Person) => (gender === 'MALE' ? '남' : '여');

export const plain: MessySheet = {
  header: ['이름', '이메일', '연락처'],
  line: person => [person.name, person.email, hyphens(person.phone)],
};
export const withAll: MessySheet = {
  header: ['이름', '이메일', '휴대폰 번호', '성별', '생년월일'],
  line: person => [person.name, person.email, hyphens(person.phone), sex(person), person.birthday],
  expected: full,
};
export const withDate = (date: (birthday: string, person: Person) => TestCell): MessySheet => ({
  ...withAll,
  line: person => [
    person.name,
    person.email,
    hyphens(person.phone),
    sex(person),
    date(person.birthday, person),
  ],
});
export const withPhone = (phone: (phone: string, person: Person) => TestCell): MessySheet => ({
  ...plain,
  line: person => [person.name, person.email, phone(person.phone, person)],
});
export const withEmail = (email: (email: string, person: Person) => TestCell): MessySheet => ({
  ...plain,
  line: person => [person.name, email(person.email, person), person.phone],
});
export const named = (...header: string[]): MessySheet => ({ ...plain, header });
export const wide = (value: string) =>
  value.replace(/[!-~]/g, sign => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
export const ordinary = (person: Person) => [person.name, person.email, hyphens(person.phone)];
