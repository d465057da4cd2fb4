import { expect, test } from 'vitest';
import { accountFieldNames } from '../../src/domain/entities/accountFields.ts';
import { modulesIn } from '../support/modules.ts';

const modules = modulesIn('src', 'server');

/** Screens that choose to show a field, but for the forms, which have all of them; and its sample values. */
const chosen = /^(?:src\/resources\/(?!.*Form\.ts)|server\/demo\/)/;
/** The rule of a field whose values are limited, and the words of its choices. */
const ofRules = [
  'src/domain/choices.ts',
  'src/domain/limits.ts',
  'src/domain/rules.ts',
  'src/i18n/en/choices.ts',
  'src/i18n/en/validation.ts',
  'src/i18n/ko/choices.ts',
  'src/i18n/ko/validation.ts',
];
/** The words of an action that gives many the same. */
const ofActions = ['src/i18n/en/recordActions.ts'];
/** Further names that academies' own files have for a column; a field may have none. */
const ofFiles = ['src/i18n/en/sheets.ts', 'src/i18n/ko/sheets.ts'];
/** The profile of an end user is a record of its own, with some fields of the same name. */
const ofProfiles = [
  'server/accounts/students/profile.ts',
  'src/contract/session.ts',
  'src/domain/entities/account.ts',
  'src/i18n/en/accounts.ts',
  'src/i18n/ko/accounts.ts',
  'src/resources/students/profileForm.ts',
];
/** Rooms and live screens show the nickname of their people. */
const ofRooms =
  /^(?:server\/(?:rooms|recorder)\/|server\/accounts\/managers\/groups\.ts|src\/domain\/entities\/room|src\/i18n\/..\/(?:rooms|server\/roomPage)\.ts)/;

/** Code without React's `memo`. */
const codeOf = (text: string) => text.replaceAll(/import \{[^}]*\} from 'react';|\bmemo\(/g, '');

test.each([
  // In the grids of students and managers; in that of students; with choices; in no grid.
  'memo',
  'birthday',
  'gender',
  'nickname',
])('the %s of an account is named by the schema, the table of account fields and two words', name => {
  expect(accountFieldNames).toContain(name);
  const word = new RegExp(`\\b${name}\\b`);
  const naming = modules
    .filter(({ text }) => word.test(codeOf(text)))
    .map(({ file }) => file)
    .filter(
      file => !chosen.test(file) && ![...ofRules, ...ofActions, ...ofFiles, ...ofProfiles].includes(file),
    )
    .filter(file => name !== 'nickname' || !ofRooms.test(file));
  // The migration, which is generated, is the fifth.
  expect(naming.toSorted()).toEqual([
    'server/database/schema/accounts.ts',
    'src/domain/entities/accountFields.ts',
    'src/i18n/en/accountFields.ts',
    'src/i18n/ko/accountFields.ts',
  ]);
});

test('what derives from the table names no field of it', () => {
  const deriving = modules.filter(({ file }) =>
    ['server/accounts/record.ts', 'server/accounts/students/update.ts', 'src/domain/auditFields.ts'].includes(
      file,
    ),
  );
  expect(deriving).toHaveLength(3);
  for (const { file, text } of deriving)
    for (const name of accountFieldNames.filter(each => !['name', 'email'].includes(each)))
      expect(text, file).not.toMatch(new RegExp(`\\b${name}\\b`));
});

test('a screen with a list and a panel is eight files', () => {
  /** They lead to the screen. */
  const links = [
    'src/resources/admin/AcademiesPage.tsx',
    'src/resources/audits/targetPath.ts',
    'src/ui/UpgradeCta.tsx',
  ];
  const naming = modules
    .filter(({ text }) => /\badminInquiry\b|\bInquir(?:ies|y)(?:Page|Panel)\b/.test(text))
    .map(({ file }) => file)
    .filter(file => file.startsWith('src/') && !links.includes(file));
  const words = ['src/i18n/en/admin.ts', 'src/i18n/ko/admin.ts'];
  for (const file of words)
    expect(modules.find(module => module.file === file)?.text).toMatch(/^ {2}inquiries: \{$/m);
  expect([...naming, ...words].toSorted()).toEqual([
    'src/i18n/en/admin.ts',
    'src/i18n/en/screens.ts',
    'src/i18n/ko/admin.ts',
    'src/i18n/ko/screens.ts',
    'src/pages.tsx',
    'src/resources/admin/InquiriesPage.tsx',
    'src/resources/admin/InquiryPanel.tsx',
    'src/screens.ts',
  ]);
});
