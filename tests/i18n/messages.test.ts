import { expect, test } from 'vitest';
import { en as enMessages } from '../../src/i18n/en/index.ts';
import { ko as koMessages } from '../../src/i18n/ko/index.ts';
import { inquiry as enInquiry } from '../../src/i18n/en/landing/inquiry.ts';
import { inquiry as koInquiry } from '../../src/i18n/ko/landing/inquiry.ts';
import { oldBrowserTexts } from '../../src/i18n/oldBrowserTexts.ts';
import { flatten, hasHangul } from '../support/words.ts';

const en = flatten(enMessages);
const ko = flatten(koMessages);

/** The sentences that sections 5 and 8 of the specification quote, typed out once more. */
const quoted: Record<string, string> = {
  'validation.required': 'This field is required.',
  'validation.requiredSelect': '%{field} must be selected.',
  'validation.email': 'Please enter a valid email.',
  'validation.password': 'Please enter 8-16 characters including letters and numbers.',
  'validation.passwordMismatch': 'Passwords do not match.',
  'errors.LOGIN_FAILED': 'The login information is incorrect.',
  'errors.ACCOUNT_INACTIVE': 'The account has been deactivated. Please contact the academy administrator.',
  'errors.EMAIL_TAKEN': 'This email is already registered.',
  'errors.UNKNOWN': 'An error occurred. Please try again or contact the administrator.',
  'errors.INTERNAL': 'An error occurred. Please try again or contact the administrator.',
};

test('quoted messages of the specification are used verbatim [S5.2]', () => {
  expect(Object.fromEntries(Object.keys(quoted).map(key => [key, en.get(key)]))).toEqual(quoted);
});

/** Every other message that the two sections want, and what its words must speak of. */
const wanted: Record<string, RegExp> = {
  'errors.EMAIL_NOT_REGISTERED': /not registered/,
  'errors.EMAIL_ALREADY_SENT': /already been sent.*later/,
  'errors.GROUP_ID_TAKEN': /academy ID.*in use/,
  'door.signup.idFree': /academy ID.*available/,
  'errors.PHONE_TAKEN': /phone number.*registered/,
  'errors.CODE_MISMATCH': /verification code.*not match/,
  'errors.RESEND_WAIT': /%\{time\} seconds/,
  'errors.INVITATION_TOO_SOON': /try again in 5 minutes/,
  'errors.STUDENT_CAP': /%\{limit\}/,
  'errors.MANAGER_CAP': /%\{limit\}/,
  'errors.OBSERVER_CAP': /%\{limit\} observers/,
  'grid.refused.extension': /\.xlsx/,
  'errors.IMAGE_TOO_LARGE': /5 MB/,
  'errors.IMAGE_NOT_SUPPORTED': /PNG/,
  'accounts.editFailed': /account.*not be changed/,
  'settings.info.failed': /academy.*not be saved/,
  'settings.features.failed': /settings.*not be changed/,
  'validation.checkField': /Check %\{field\}/,
  'app.oldBrowser': /update/,
  'images.conversionFailed': /not be converted/,
  'images.uploadFailed': /not be uploaded/,
  'images.removalFailed': /not be removed/,
  'myProfile.failed': /profile.*not be/,
  'myProfile.saved': /profile.*updated/,
  'accounts.profile.failed': /profile.*not be saved/,
  'accounts.profile.saved': /profile.*saved/,
  'validation.currentPassword': /current password.*not match/,
  'errors.CURRENT_PASSWORD_MISMATCH': /current password.*not match/,
  'myProfile.password.failed': /password.*not be changed/,
  'accounts.profile.dDayFailed': /D-day.*not be saved/,
  'validation.name': /2-25/,
  'validation.nickname': /2-25/,
  'validation.phone': /10-15/,
  'validation.registrationNumber': /exactly 10/,
  'validation.timeOfDay': /HH:MM:SS/,
  'validation.dDayName': /up to 10/,
  'validation.interestCategories': /up to 3/,
  'validation.searchText': /at least 2/,
  'validation.numeric': /number/,
  'validation.digits': /digits only/,
  'validation.lengthBetween': /number of characters/,
  'validation.tooLong': /too long/,
  'validation.koreanOrEnglish': /Korean or English letters only/,
  'validation.koreanEnglishDigits': /Korean, English and digits/,
  'validation.mustAccept': /agree/,
  'door.consents.ageConsent.label': /14 or older/,
  'errors.PERIOD_TOO_LONG': /%\{days\} days/,
  'errors.TOO_MANY_ROWS': /%\{limit\}/,
  'validation.inquiry.name': /name/,
  'validation.inquiry.company': /academy, institution or company/,
  'validation.inquiry.department': /department/,
  'validation.inquiry.position': /position/,
  'validation.inquiry.email': /email/,
  'validation.inquiry.mobile': /mobile number/,
  'validation.inquiry.phone': /contact number/,
  'validation.inquiry.userCount': /number of users/,
  'validation.inquiry.serviceDuration': /service duration/,
  'validation.inquiry.expectedStart': /expected start/,
  'validation.inquiry.privacyConsent': /agree.*personal data/,
};

test.each(Object.entries(wanted))('%s is there in both languages [S5.2 S8.5]', (key, words) => {
  expect(en.get(key)).toMatch(words);
  expect(hasHangul(ko.get(key) ?? '')).toBe(true);
});

test('an inquiry that fails shows an error in both languages [S8.15]', () => {
  expect(enInquiry.failed).toBe('An error occurred while registering the adoption inquiry.');
  expect(hasHangul(koInquiry.failed)).toBe(true);
});

test('a browser that is too old shows a message in every language, before anything is loaded [S8.14]', () => {
  expect(oldBrowserTexts).toMatchObject({
    ko: ko.get('app.oldBrowser'),
    en: en.get('app.oldBrowser'),
    '': en.get('app.oldBrowser'),
  });
});
