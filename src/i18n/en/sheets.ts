import type { SheetNames, SheetTerms } from '../sheetNames.ts';

const accounts = {
  name: ['full name'],
  email: ['e-mail', 'mail', 'email address', 'e-mail address', 'mail address'],
  phone: [
    'phone number',
    'phone no',
    'mobile',
    'mobile number',
    'mobile phone',
    'mobile no',
    'cell',
    'cell phone',
    'cellphone',
    'tel',
    'telephone',
    'contact',
    'contact number',
    'h.p',
    'hp',
  ],
  memo: ['note', 'notes', 'remark', 'remarks', 'comment', 'comments'],
};

const guardians = [
  'guardian',
  'parent',
  'parent’s',
  "parent's",
  'guardian’s',
  "guardian's",
  'parent 1',
  'mother',
  'father',
  'mom',
  'mum',
  'dad',
];
const ofGuardian = (names: readonly string[]) =>
  guardians.flatMap(guardian => names.map(name => `${guardian} ${name}`));

/** What academies' own files call columns and values, in addition to the console's words. */
export const sheets: SheetNames = {
  students: {
    columns: {
      ...accounts,
      name: [...accounts.name, 'student', 'student name', 'name of student'],
      gender: ['sex', 'm/f', 'gender m/f'],
      nickname: ['nick', 'nick name', 'display name'],
      targetSeconds: ['target', 'target time', 'daily target time', 'daily goal', 'study target'],
      managerId: ['manager name', 'assigned manager', 'teacher', 'supervisor', 'tutor'],
      guardianName: ['parent', ...ofGuardian(['name', 'full name'])],
      guardianEmail: ofGuardian(['email', ...accounts.email]),
      guardianPhone: ofGuardian(['phone', ...accounts.phone]),
      birthday: ['date of birth', 'birth date', 'dob', 'd.o.b', 'birth', 'born', 'birthdate'],
    },
    values: { gender: { MALE: ['m', 'man', 'boy'], FEMALE: ['f', 'w', 'woman', 'girl'] } },
    spare: { memo: ['class', 'class name', 'homeroom', 'homeroom class'] },
  },
  managers: {
    columns: {
      ...accounts,
      name: [...accounts.name, 'manager', 'manager name', 'teacher', 'teacher name'],
      observer: ['type', 'kind'],
    },
    values: { observer: { true: ['teacher'], false: ['administrator'] } },
  },
};

/** Other words of such files. */
export const sheetTerms: SheetTerms = {
  own: ['student', 'student’s', 'students', 'own', 'personal', 'manager'],
  others: [
    'parent',
    'parents',
    'guardian',
    'mother',
    'father',
    'mom',
    'mum',
    'dad',
    'emergency',
    'school',
    'home phone',
    'homeroom',
    'tutor',
    'coach',
    'referrer',
    'sibling',
    'course',
    'subject',
    'enrolled',
    'enrollment',
    'registered',
    'start date',
    'end date',
    'payment',
  ],
  othersInNotes: ['home', 'office', 'class'],
  fillers: ['information', 'info', 'details'],
  familyName: ['last name', 'family name', 'surname', 'last'],
  givenName: ['first name', 'given name', 'forename', 'first'],
  ignored: ['reason', 'no', 'number', 'nr', 'seq', 'index', 'row', 'id'],
  totals: ['total', 'totals', 'sum', 'subtotal', 'end'],
  titles: ['mr', 'ms', 'miss'],
  hours: ['h', 'hr', 'hrs', 'hour', 'hours'],
  minutes: ['m', 'min', 'mins', 'minute', 'minutes'],
  empty: ['n/a', 'na', 'nil', 'null', 'none', 'nan', 'x', 'tbd', 'unknown', 'undefined', 'not available'],
  commonFamilyNames: [],
};
