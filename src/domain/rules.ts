import * as yup from 'yup';
import { limits } from './limits.ts';
import { isCalendarDate } from './isCalendarDate.ts';
import { normalizePhone } from './normalizePhone.ts';

/** Whether a text is the name of a time zone, such as `Asia/Seoul`; a bare offset is none. */
function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/**
 * The rules of the specification's section 5 as yup schemas. A message is a translation key, so that the form and the
 * server say the same in either language; the figures in the words come from `limits`.
 */
yup.setLocale({
  mixed: {
    required: 'validation.required',
    defined: 'validation.required',
    notNull: 'validation.required',
    notType: 'validation.type',
    oneOf: 'validation.choice',
    default: 'validation.invalid',
  },
  string: {
    email: 'validation.email',
    min: 'validation.tooShort',
    max: 'validation.tooLong',
    length: 'validation.length',
  },
  number: { min: 'validation.tooSmall', max: 'validation.tooLarge', integer: 'validation.numeric' },
  array: { min: 'validation.tooFew', max: 'validation.tooMany' },
  object: { noUnknown: 'validation.unknownField' },
});

const { latestStart } = limits.studyDay;
/** The full hours before a time of day, two digits each. */
const hoursBefore = (time: string) =>
  Array.from({ length: Number(time.slice(0, 2)) }, (_, hour) => String(hour).padStart(2, '0'));
const oneLine = /^[^\p{Cc}]*$/u;
/** What is empty is missing rather than too short or of another form. */
const unlessMissing =
  (message: string) =>
  ({ value }: { value: unknown }) =>
    value === '' ? 'validation.required' : message;
const between = ({ min, max }: { min: number; max: number }, message: string) =>
  yup.string().min(min, unlessMissing(message)).max(max, message).matches(oneLine, message);
const onText = (convert: (text: string) => string) => (value: unknown) =>
  typeof value === 'string' ? convert(value) : value;
const digitsOnly = onText(text => text.normalize('NFKC').replace(/[\s()+.-]/g, ''));
const phoneDigits = onText(normalizePhone);

const name = between(limits.name, 'validation.name');
const nickname = between(limits.nickname, 'validation.nickname');
const email = yup
  .string()
  .email('validation.email')
  .matches(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, { message: 'validation.email', excludeEmptyString: true })
  .max(limits.email.max, 'validation.email')
  .meta({ format: 'email' });
const password = yup
  .string()
  .matches(
    new RegExp(
      `^(?=.*[A-Za-z])(?=.*\\d)[A-Za-z\\d~!@#$%^&*+=-]{${limits.password.min},${limits.password.max}}$`,
    ),
    'validation.password',
  );
const phone = yup
  .string()
  .transform(phoneDigits)
  .meta({ stored: normalizePhone })
  .matches(new RegExp(`^\\d{${limits.phone.min},${limits.phone.max}}$`), {
    message: 'validation.phone',
    excludeEmptyString: true,
  });

export const rules = {
  name,
  nickname,
  email,
  password,
  phone,
  /** Empty until the student has used the study service. */
  nicknameOrNone: yup
    .string()
    .matches(
      new RegExp(`^(?:[^\\p{Cc}]{${limits.nickname.min},${limits.nickname.max}})?$`, 'u'),
      'validation.nickname',
    ),
  /** An address is one person's, however it is typed: forms put it in small letters, and the server takes no others. */
  accountEmail: email
    .transform(onText(text => text.normalize('NFKC').trim().toLowerCase()))
    .matches(/^\P{Lu}*$/u, 'validation.email'),
  mobilePhone: yup
    .string()
    .transform(phoneDigits)
    .matches(new RegExp(`^01\\d{${limits.mobilePhone - 2}}$`), unlessMissing('validation.mobilePhone')),
  /** A code of six digits that is typed: from a text message or an authenticator app. */
  shortCode: yup.string().matches(new RegExp(`^\\d{${limits.phoneCode.digits}}$`), 'validation.code'),
  passwordConfirmation: (of: string) => yup.string().oneOf([yup.ref(of)], 'validation.passwordMismatch'),
  academyId: yup
    .string()
    .matches(
      new RegExp(`^[A-Za-z0-9_-]{${limits.academyId.min},${limits.academyId.max}}$`),
      unlessMissing('validation.academyId'),
    ),
  registrationNumber: yup
    .string()
    .transform(digitsOnly)
    .matches(new RegExp(`^\\d{${limits.registrationNumber}}$`), {
      message: 'validation.registrationNumber',
      excludeEmptyString: true,
    }),
  timeOfDay: yup.string().matches(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/, 'validation.timeOfDay'),
  /** When study days begin, `HH:mm`. */
  dayStart: yup
    .string()
    .matches(
      new RegExp(`^((${hoursBefore(latestStart).join('|')}):[0-5]\\d|${latestStart})$`),
      'validation.dayStart',
    ),
  /** A zone's IANA name. */
  timeZone: yup.string().test('timeZone', 'validation.timeZone', value => value == null || isTimeZone(value)),
  /** A calendar date, YYYY-MM-DD, that exists. */
  date: yup
    .string()
    .test('date', 'validation.date', value => value == null || isCalendarDate(value))
    .meta({ format: 'date' }),
  dDayName: yup.string().trim().max(limits.dDayName.max, 'validation.dDayName'),
  memo: yup.string().max(limits.memo.max, 'validation.memo'),
  searchText: yup
    .string()
    .trim()
    .min(limits.searchText.min, 'validation.searchText')
    .max(limits.searchText.max, 'validation.tooLong'),
  numeric: yup
    .string()
    .matches(/^-?\d+(\.\d+)?$/, { message: 'validation.numeric', excludeEmptyString: true }),
  digits: (min: number, max: number) =>
    yup.string().matches(new RegExp(`^\\d{${min},${max}}$`), 'validation.digits'),
  lengthBetween: (length: { min: number; max: number }, message = 'validation.lengthBetween') =>
    between(length, message),
  maxLength: (max: number) => yup.string().max(max, 'validation.tooLong'),
  koreanOrEnglish: (min: number, max: number) =>
    yup.string().matches(new RegExp(`^[A-Za-z가-힣 ]{${min},${max}}$`), 'validation.koreanOrEnglish'),
  koreanEnglishDigits: (min: number, max: number) =>
    yup.string().matches(new RegExp(`^[A-Za-z가-힣0-9 ]{${min},${max}}$`), 'validation.koreanEnglishDigits'),
  accepted: yup.boolean().oneOf([true], 'validation.mustAccept'),
};
