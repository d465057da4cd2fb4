import type { SheetNames } from '../sheetNames.ts';

const accounts = {
  name: ['full name'],
  email: ['e-mail', 'mail', 'email address'],
  phone: ['phone number', 'mobile', 'tel'],
  memo: ['note', 'notes', 'remark', 'remarks'],
};

/** What academies' own files call columns and values, beside the console's words. */
export const sheets: SheetNames = {
  students: {
    columns: {
      ...accounts,
      name: [...accounts.name, 'student', 'student name'],
      gender: ['sex'],
      birthday: ['date of birth', 'birth date', 'dob'],
    },
    values: { gender: { MALE: ['m', 'man', 'boy'], FEMALE: ['f', 'woman', 'girl'] } },
  },
  managers: {
    columns: {
      ...accounts,
      name: [...accounts.name, 'manager', 'manager name'],
      observer: ['type', 'kind'],
    },
    values: { observer: { true: ['teacher'], false: ['administrator'] } },
  },
};
