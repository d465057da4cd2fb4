import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages, type Language } from '../../src/domain/choices.ts';
import { modulesIn, type Module } from '../support/modules.ts';
import { isNode, nodesOf, type Node } from '../support/nodesOf.ts';
import { hasHangul } from '../support/words.ts';

// A language is its folder, `src/i18n/<language>`, and its place in the list `languages`: nothing else knows one by name.

const folderOf = (file: string) => languages.find(language => file.startsWith(`src/i18n/${language}/`));
const list = 'src/domain/builtInLanguages.ts';
const modules = modulesIn('src', 'server', 'scripts').filter(
  ({ file }) => folderOf(file) === undefined && file !== list,
);

const isTag = (value: unknown) => languages.includes(value as Language);
const isTagLiteral = (value: unknown) => isNode(value) && value.type === 'Literal' && isTag(value.value);
const named = (names: readonly unknown[]) => new Set(names.filter(isTag)).size;

/** Whether code decides by a language's name. */
const compares = ({ type, left, right, operator, test: tested }: Node) =>
  (type === 'BinaryExpression' && /^[!=]==?$/.test(String(operator)) && [left, right].some(isTagLiteral)) ||
  (type === 'SwitchCase' && isTagLiteral(tested));

/** Whether code lists languages that the product has. */
function lists({ type, properties, elements, types }: Node): boolean {
  const literalOf = (node: unknown) =>
    isNode(node) ? (node.type === 'TSLiteralType' ? (node.literal as Node).value : node.value) : undefined;
  if (type === 'ObjectExpression')
    return named((properties as Node[]).map(({ key }) => isNode(key) && (key.name ?? key.value))) > 1;
  if (type === 'ArrayExpression') return named((elements as unknown[]).map(literalOf)) > 1;
  if (type === 'TSUnionType') return named((types as unknown[]).map(literalOf)) > 1;
  return false;
}

const find = (rule: (node: Node) => boolean, among: readonly Module[] = modules) =>
  among.flatMap(module =>
    nodesOf(module)
      .filter(rule)
      .map(({ start }) => `${module.file}:${module.text.slice(0, start).split('\n').length}`),
  );

test('no code depends on the name of a language', () => {
  expect(find(compares)).toEqual([]);
});

test('only the list of languages lists them', () => {
  expect(find(lists)).toEqual([]);
});

test('words are loaded by the language’s tag, from no folder by name', () => {
  const wrong = modules.flatMap(({ file, imports }) =>
    imports
      .filter(({ target, isType }) => folderOf(target) !== undefined && !isType)
      .map(({ line, specifier }) => `${file}:${line} imports ${specifier}`),
  );
  expect(wrong).toEqual([]);
});

test('every language has the same files', () => {
  const filesOf = (language: Language) =>
    readdirSync(`src/i18n/${language}`, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(({ parentPath, name }) => `${parentPath}/${name}`.replace(`src/i18n/${language}/`, ''))
      .toSorted();
  for (const language of languages) expect(filesOf(language)).toEqual(filesOf(languages[0]));
});

/** Korean that is no words of the product, and why. */
const korean: Record<string, string> = {
  'server/core/hangulPattern.ts': 'the consonants that syllables begin with',
  'src/domain/normalizePhone.ts': 'how people write two numbers in one cell',
  'src/domain/rules.ts': 'the letters of names',
  'src/engine/bulkAdd/cells/readDate.ts': 'how files write dates',
};

test('Korean text is only in its language folder and in the demo data', () => {
  const isText = ({ type, value, raw }: Node) =>
    ['Literal', 'TemplateElement', 'JSXText'].includes(type) &&
    hasHangul(String(raw ?? (value as { raw?: string }).raw));
  const among = modules.filter(({ file }) => !file.startsWith('server/demo/'));
  const found = [...new Set(find(isText, among).map(place => place.split(':')[0]!))];
  expect(found.toSorted()).toEqual(Object.keys(korean));
});
