import { expect, test } from 'vitest';
import { accountFieldNames } from '../../src/domain/entities/accountFields.ts';
import { modulesIn } from '../support/modules.ts';

const modules = modulesIn('src', 'server');

/** Screens that choose to show a field, its sample values, and the rule of a field whose values are limited. */
const chosen = /^(?:src\/resources\/|server\/demo\/)/;
const ofRules = [
  'src/domain/limits.ts',
  'src/domain/rules.ts',
  'src/i18n/en/validation.ts',
  'src/i18n/ko/validation.ts',
];
/** Other headers that columns of uploaded files may have. */
const ofNewRows = ['src/i18n/en/sheets.ts', 'src/i18n/ko/sheets.ts'];

test('a field of an account is named by the schema, its table and two words', () => {
  const naming = modules
    .filter(({ text }) =>
      /\bmemo\b/.test(text.replaceAll(/from 'react'.*|\bmemo\(|\{ memo \}|memo,? (?:useMemo|\})/g, '')),
    )
    .map(({ file }) => file)
    .filter(file => !chosen.test(file) && !ofRules.includes(file) && !ofNewRows.includes(file));
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
