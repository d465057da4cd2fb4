import memoize from 'lodash/memoize.js';
import type { Module } from './modules.ts';
import { isNode, nodesOf, type Node } from './nodesOf.ts';

/** A text in the code that may be a key: `app.title`, or with gaps `statuses.*.*`. */
interface Mention {
  pattern: string;
  where: string;
  /** Whether it is an argument of a translation. */
  isKey: boolean;
}

function children(node: Node): Node[] {
  const found: Node[] = [];
  for (const value of Object.values(node))
    if (Array.isArray(value)) found.push(...value.filter(isNode));
    else if (isNode(value)) found.push(value);
  return found;
}

const translators = ['translate', 't'];
const isTranslation = ({ type, callee }: Node) =>
  type === 'CallExpression' && isNode(callee) && translators.includes(String(callee.name));

/** The texts that an expression may be: both sides of a choice, and templates with `*` for what is filled in. */
function patternsOf(node: Node): string[] {
  if (node.type === 'Literal' && typeof node.value === 'string') return [node.value];
  if (node.type === 'ConditionalExpression')
    return [...patternsOf(node.consequent as Node), ...patternsOf(node.alternate as Node)];
  if (node.type === 'LogicalExpression')
    return [...patternsOf(node.left as Node), ...patternsOf(node.right as Node)];
  if (node.type !== 'TemplateLiteral') return [];
  const quasis = node.quasis as { value: { cooked: string } }[];
  const expressions = node.expressions as Node[];
  return quasis.reduce<string[]>(
    (heads, quasi, index) => {
      const tails = index === 0 ? [''] : patternsOf(expressions[index - 1]!);
      return heads.flatMap(head =>
        (tails.length > 0 ? tails : ['*']).map(tail => head + tail + quasi.value.cooked),
      );
    },
    [''],
  );
}

/** What a list says of itself, below its `i18nPrefix` (`engine/list/ListScreen.tsx`). */
const listWords = ['caption', 'empty.title', 'empty.text'];

/** The keys below the prefix that a list screen is given. */
function wordsOfList({ type, name, attributes }: Node): string[] {
  if (type !== 'JSXOpeningElement' || (name as Node).name !== 'ListScreen') return [];
  const words = (attributes as Node[]).find(
    ({ name: key }) => (key as Node | undefined)?.name === 'i18nPrefix',
  );
  return patternsOf(words!.value as Node).flatMap(prefix => listWords.map(word => `${prefix}.${word}`));
}

/** Every text of a module that has the form of a key. */
export const mentionsIn = memoize(({ file, text, program }: Module): Mention[] => {
  const found: Mention[] = [];
  const walk = (node: Node, isKey: boolean) => {
    const where = () => `${file}:${text.slice(0, node.start).split('\n').length}`;
    for (const pattern of patternsOf(node))
      if (/^[\w*-]+(?:\.[\w*-]+)+$/.test(pattern)) found.push({ pattern, where: where(), isKey });
    for (const pattern of wordsOfList(node)) found.push({ pattern, where: where(), isKey: true });
    const [first] = isTranslation(node) ? (node.arguments as Node[]) : [];
    const isChoice = node.type === 'ConditionalExpression' || node.type === 'LogicalExpression';
    for (const child of children(node))
      walk(child, child === first || (isKey && isChoice && child !== node.test));
  };
  walk(program as unknown as Node, false);
  return found;
});

const toRegExp = (pattern: string, end: string, gap = '([^.]+)') =>
  new RegExp(`^${pattern.replace(/[.-]/g, '\\$&').replaceAll('*', gap)}${end}`);
const branchOf = memoize((pattern: string) => toRegExp(pattern, '(?:\\.|$)'));

/** Whether a mention may mean a key, or a branch of keys that it belongs to. */
export const means = (pattern: string, key: string): boolean =>
  pattern.includes('*') ? branchOf(pattern).test(key) : key === pattern || key.startsWith(`${pattern}.`);

/** The texts and numbers that are written in a module. */
export const textsIn = (module: Pick<Module, 'program'>): Set<string> =>
  new Set(nodesOf(module).flatMap(({ type, value }) => (type === 'Literal' ? [String(value)] : [])));

/** Texts and names of properties in a module: what the gaps of its patterns may be filled with. */
export function namesIn(module: Pick<Module, 'program'>): Set<string> {
  const names = textsIn(module);
  for (const { type, key } of nodesOf(module))
    if (
      (type === 'Property' || type === 'TSPropertySignature') &&
      isNode(key) &&
      typeof key.name === 'string'
    )
      names.add(key.name);
  return names;
}

/**
 * Which keys are used: those that are written whole; those that a pattern means, if its gaps can be filled so by names that
 * are near it; and what is appended somewhere (`${prefix}.caption`) to a branch that is mentioned.
 *
 * @param mayFill whether a name may fill a gap of a file's patterns
 */
export function usedKeys(
  keys: readonly string[],
  mentions: readonly Mention[],
  mayFill: (file: string, name: string) => boolean,
): Set<string> {
  const used = new Set<string>();
  const fileOf = ({ where }: Mention) => where.slice(0, where.lastIndexOf(':'));
  const isFilled = (found: RegExpExecArray | null, mention: Mention) =>
    found !== null && found.slice(1).every(name => mayFill(fileOf(mention), name));
  const whole = mentions.filter(({ pattern }) => !pattern.startsWith('*'));
  const tails = mentions
    .filter(({ pattern }) => /^\*\.[\w*]/.test(pattern))
    .map(mention => ({ mention, rule: toRegExp(mention.pattern.slice(2), '$') }));
  for (const mention of whole) {
    // A gap may be filled with several steps: `study.${'percentiles.p90'}`.
    const exact = toRegExp(mention.pattern, '$', '(.+)');
    const branch = toRegExp(mention.pattern, '\\.');
    for (const key of keys) {
      if (used.has(key)) continue;
      const start = branch.exec(key);
      if (isFilled(exact.exec(key), mention)) used.add(key);
      else if (start && isFilled(start, mention)) {
        const rest = key.slice(start[0].length);
        if (
          tails.some(
            ({ mention: tail, rule }) =>
              isFilled(rule.exec(rest), tail) || isFilled(rule.exec(rest), mention),
          )
        )
          used.add(key);
      }
    }
  }
  return used;
}
