import { expect, test } from 'vitest';
import english from 'ra-language-english';
import { problems } from '../../src/contract/problems.ts';
import { choices } from '../../src/domain/choices.ts';
import { permissionGroups, permissions, roles } from '../../src/domain/permissions.ts';
import { statuses } from '../../src/domain/statuses.ts';
import { en as enMessages } from '../../src/i18n/en/index.ts';
import { ko as koMessages } from '../../src/i18n/ko/index.ts';
import { screenNames, sections } from '../../src/screens.ts';
import { flatten, hasHangul, hasLetters, variablesIn } from '../support/words.ts';

const en = flatten(enMessages);
const ko = flatten(koMessages);
const missing = (of: Iterable<string>, from: Map<string, string>) => [...of].filter(key => !from.has(key));

test('both languages have the same keys', () => {
  expect({ inKorean: missing(en.keys(), ko), inEnglish: missing(ko.keys(), en) }).toEqual({
    inKorean: [],
    inEnglish: [],
  });
});

test('every word of react-admin’s own is there in both languages', () => {
  const own = flatten({ ra: english.ra }).keys();
  expect(missing(own, en)).toEqual([]);
  expect(missing(own, ko)).toEqual([]);
});

/** The gaps of a text's forms for one and for many; react-admin offers a field's name in two ways. */
const gapsOf = (text: string) =>
  text.split('||||').map(form => variablesIn(form.replace('field_lower_first', 'field')).join());

test('a text has the same placeholders in both languages', () => {
  const unlike = [...en]
    .filter(([key, text]) => !gapsOf(ko.get(key) ?? '').every(gaps => gapsOf(text).includes(gaps)))
    .map(([key, text]) => `${key}: ${text} / ${ko.get(key)}`);
  expect(unlike).toEqual([]);
});

test.each([
  ['English', en],
  ['Korean', ko],
])('no two feature settings have one name in %s', (_language, words) => {
  const names = [...words].flatMap(([key, text]) =>
    key.startsWith('resources.studySettings.fields.') ? [text] : [],
  );
  expect(names).not.toEqual([]);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

/** Korean texts that are no Korean, and why. */
const notKorean: Record<string, string> = {
  'audits.formats.xlsx': 'a product’s name',
  'audits.formats.pdf': 'said so in Korean',
  'audits.formats.csv': 'said so in Korean',
  'stats.formats.pdf': 'said so in Korean',
  'stats.formats.csv': 'said so in Korean',
  'choices.deviceType.PC': 'said so in Korean',
  'choices.networkType.WIFI': 'said so in Korean',
};

test('Korean texts are Korean', () => {
  const foreign = [...ko].filter(
    ([key, text]) => hasLetters(text) && !hasHangul(text) && !(key in notKorean),
  );
  expect(foreign).toEqual([]);
  expect(Object.keys(notKorean).filter(key => hasHangul(ko.get(key) ?? '가'))).toEqual([]);
});

test('English texts are not Korean', () => {
  const korean = [...en].filter(([, text]) => hasHangul(text));
  expect(korean).toEqual([]);
});

test('no text is empty, and none begins or ends with a space', () => {
  const odd = [...en, ...ko].filter(
    ([key, text]) => key !== 'ra.boolean.null' && (text === '' || text !== text.trim()),
  );
  expect(odd).toEqual([]);
});

/** Families of keys that the code builds of a table's values. */
const families: Record<string, string[]> = {
  screens: screenNames.map(name => `screens.${name}`),
  sections: sections.map(name => `sections.${name}`),
  roles: roles.map(role => `app.roles.${role}`),
  problems: Object.keys(problems).map(code => `errors.${code}`),
  statuses: Object.entries(statuses).flatMap(([kind, of]) =>
    Object.keys(of).map(value => `statuses.${kind}.${value}`),
  ),
  choices: Object.entries(choices).flatMap(([kind, values]) =>
    values.map(value => `choices.${kind}.${value}`),
  ),
};

test.each(Object.entries(families))('the words of all %s are there [S3.3]', (_, keys) => {
  expect(keys.length).toBeGreaterThan(0);
  expect(missing(keys, en)).toEqual([]);
  expect(missing(keys, ko)).toEqual([]);
});

test('the permission editor’s groups name every permission once [S6.10]', () => {
  const named = permissionGroups.flatMap(group => [...group.permissions]);
  expect(named.toSorted()).toEqual([...permissions].toSorted());
});

test('a problem’s words have the placeholders of the API’s own message [S8.5]', () => {
  const unlike = Object.entries(problems).filter(
    ([code, [, message]]) => `${variablesIn(ko.get(`errors.${code}`) ?? '')}` !== `${variablesIn(message)}`,
  );
  expect(unlike).toEqual([]);
});
