import { describe, expect, test } from 'vitest';
import * as yup from 'yup';
import { isCalendarDate } from '../../src/domain/isCalendarDate.ts';
import { rules } from '../../src/domain/rules.ts';

/** Which values a rule takes and which it refuses with its message; the way the server looks at them, literally. */
interface Cases {
  schema: yup.Schema;
  message: string;
  takes: unknown[];
  refuses: unknown[];
}

const messagesOf = (schema: yup.Schema, value: unknown): string[] => {
  try {
    schema.validateSync(value, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    return (error as yup.ValidationError).errors;
  }
};

/** Specification, section 5. */
const section5: Record<string, Cases> = {
  'a required field': {
    schema: rules.maxLength(10).required(),
    message: 'validation.required',
    takes: ['a'],
    refuses: ['', null, undefined],
  },
  'an email': {
    schema: rules.email,
    message: 'validation.email',
    takes: ['a@b.co', 'first.last+tag@example.co.kr', ''],
    refuses: ['a', 'a@b', '@b.co', 'a@', 'a b@c.de', 'a@b.c d', `${'a'.repeat(250)}@b.co`, 'a@@b.co'],
  },
  'a password: 8-16 characters with letters and numbers, some special characters': {
    schema: rules.password,
    message: 'validation.password',
    takes: ['abcdefg1', 'ABCDEFGH12345678', 'a1~!@#$%^&*+=-', '1234567a'],
    refuses: [
      'abcdef1',
      'abcdefgh',
      '12345678',
      'abcdefgh123456789',
      'abcdefg1 ',
      'abcdefg1한',
      'abcdefg1_',
      '',
    ],
  },
  'a name: 2-25 characters': {
    schema: rules.name,
    message: 'validation.name',
    takes: ['김빛', 'Jo', 'a'.repeat(25), "O'Neill-김"],
    refuses: ['김', 'a'.repeat(26), 'a\nb', 'a\u0000b'],
  },
  'a nickname: 2-25 characters': {
    schema: rules.nickname,
    message: 'validation.nickname',
    takes: ['별이', 'a'.repeat(25)],
    refuses: ['별', 'a'.repeat(26), 'a\tb'],
  },
  'a nickname, or none yet': {
    schema: rules.nicknameOrNone,
    message: 'validation.nickname',
    takes: ['', '별이', 'a'.repeat(25)],
    refuses: ['별', 'a'.repeat(26), 'a\tb'],
  },
  'a phone: 10-15 digits': {
    schema: rules.phone,
    message: 'validation.phone',
    takes: ['0212345678', '010123456789012', ''],
    refuses: ['021234567', '0101234567890123', '010-1234-5678', '010 1234 5678', 'abcdefghij', '٠١٠١٢٣٤٥٦٧٨'],
  },
  'a mobile number that is verified by a code: exactly 11 digits': {
    schema: rules.mobilePhone,
    message: 'validation.mobilePhone',
    takes: ['01012345678', '01112345678'],
    refuses: ['0101234567', '010123456789', '02123456789'],
  },
  'an academy ID: 4-20 letters, digits, - and _': {
    schema: rules.academyId,
    message: 'validation.academyId',
    takes: ['demo', 'Demo-Academy_1', 'a'.repeat(20)],
    refuses: ['abc', 'a'.repeat(21), 'demo academy', 'demo.academy', '~system', '학원학원'],
  },
  'a business registration number: exactly 10 digits': {
    schema: rules.registrationNumber,
    message: 'validation.registrationNumber',
    takes: ['1234567890', ''],
    refuses: ['123456789', '12345678901', '123-45-67890', '123456789a'],
  },
  'a time: HH:MM:SS, 24 hours': {
    schema: rules.timeOfDay,
    message: 'validation.timeOfDay',
    takes: ['00:00:00', '23:59:59', '06:00:00'],
    refuses: ['24:00:00', '6:00:00', '06:00', '06:60:00', '06:00:60', '06:00:00 '],
  },
  'a number': {
    schema: rules.numeric,
    message: 'validation.numeric',
    takes: ['0', '-1', '1.5', ''],
    refuses: ['a', '1,5', '1.', '1e3', ' 1'],
  },
  'digits within a range': {
    schema: rules.digits(2, 4),
    message: 'validation.digits',
    takes: ['12', '1234'],
    refuses: ['1', '12345', '12a', '-1'],
  },
  'a length between min and max': {
    schema: rules.lengthBetween({ min: 2, max: 4 }),
    message: 'validation.lengthBetween',
    takes: ['ab', '가나다라'],
    refuses: ['a', 'abcde', 'a\r\nb'],
  },
  'a length of what is missing': {
    schema: rules.lengthBetween({ min: 2, max: 4 }),
    message: 'validation.required',
    takes: ['ab'],
    refuses: [''],
  },
  'a maximum length': {
    schema: rules.maxLength(3),
    message: 'validation.tooLong',
    takes: ['', 'abc'],
    refuses: ['abcd'],
  },
  'Korean or English letters': {
    schema: rules.koreanOrEnglish(2, 5),
    message: 'validation.koreanOrEnglish',
    takes: ['김빛', 'Jo Kim'.slice(0, 5)],
    refuses: ['김1', '김', '김김김김김김', 'ㄱㄴ', '漢字'],
  },
  'Korean, English or digits': {
    schema: rules.koreanEnglishDigits(2, 5),
    message: 'validation.koreanEnglishDigits',
    takes: ['김1', 'a1'],
    refuses: ['김-', '1', '123456'],
  },
  'a D-day name: up to 10 characters': {
    schema: rules.dDayName,
    message: 'validation.dDayName',
    takes: ['수능', 'a'.repeat(10)],
    refuses: ['a'.repeat(11)],
  },
  'a search: at least 2 characters': {
    schema: rules.searchText,
    message: 'validation.searchText',
    takes: ['김빛', 'ab'],
    refuses: ['a', ''],
  },
  'an agreement': {
    schema: rules.accepted,
    message: 'validation.mustAccept',
    takes: [true],
    refuses: [false],
  },
  'a date that exists': {
    schema: rules.date,
    message: 'validation.date',
    takes: ['2026-02-28', '2028-02-29', '1999-12-31'],
    refuses: [
      '2026-02-29',
      '2026-13-01',
      '2026-00-10',
      '2026-2-3',
      '20260203',
      '2026-02-30',
      '2026-02-28T00:00:00Z',
      '',
    ],
  },
  'a memo': {
    schema: rules.memo,
    message: 'validation.memo',
    takes: ['', 'a\nb', 'a'.repeat(500)],
    refuses: ['a'.repeat(501)],
  },
};

describe.each(Object.entries(section5))('%s', (_, { schema, message, takes, refuses }) => {
  test.each(takes)('takes %j [S5.1]', value => {
    expect(messagesOf(schema, value)).toEqual([]);
  });
  test.each(refuses)('refuses %j [S5.1]', value => {
    expect(messagesOf(schema, value)).toContain(message);
  });
});

test.each(['name', 'nickname', 'mobilePhone', 'academyId'] as const)(
  'a %s that is empty is missing, before anything is said about its length or form',
  name => {
    expect(messagesOf(rules[name].required(), '')[0]).toBe('validation.required');
    expect(messagesOf(rules[name].required(), ' ')[0]).toBe(`validation.${name}`);
  },
);

test('a confirmation must match [S5.1]', () => {
  const schema = yup.object({ password: rules.password, confirm: rules.passwordConfirmation('password') });
  expect(messagesOf(schema, { password: 'abcdefg1', confirm: 'abcdefg1' })).toEqual([]);
  expect(messagesOf(schema, { password: 'abcdefg1', confirm: 'abcdefg2' })).toEqual([
    'validation.passwordMismatch',
  ]);
});

test('input is corrected where that is safe: the form sends what the server accepts', () => {
  expect(rules.phone.cast('010-1234 5678')).toBe('01012345678');
  expect(rules.registrationNumber.cast('123-45-67890')).toBe('1234567890');
  expect(rules.accountEmail.cast(' Owner@Demo.Example ')).toBe('owner@demo.example');
  expect(rules.searchText.cast('  김빛 ')).toBe('김빛');
});

test('differently typed forms of an email address are one address', () => {
  expect(messagesOf(rules.accountEmail, 'owner@demo.example')).toEqual([]);
  for (const typed of ['Owner@demo.example', ' owner@demo.example', 'owner@demo.example '])
    expect(messagesOf(rules.accountEmail, typed)).toContain('validation.email');
});

test('a calendar date is one that exists', () => {
  expect(isCalendarDate('2028-02-29')).toBe(true);
  expect(isCalendarDate('2026-02-29')).toBe(false);
  expect(isCalendarDate('not a date')).toBe(false);
});
