import type { Module } from './modules.ts';

type Node = { type: string; start: number } & Record<string, unknown>;

/** A text in the code that may be a key: `app.title`, or with gaps `statuses.*.*`. */
export interface Mention {
  pattern: string;
  where: string;
  /** Whether it is an argument of a translation. */
  isKey: boolean;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function children(node: Node): Node[] {
  return Object.values(node)
    .flatMap(value => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
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
export function mentionsIn({ file, text, program }: Module): Mention[] {
  const found: Mention[] = [];
  const walk = (node: Node, isKey: boolean) => {
    const where = `${file}:${text.slice(0, node.start).split('\n').length}`;
    for (const pattern of patternsOf(node))
      if (/^[\w*-]+(?:\.[\w*-]+)+$/.test(pattern)) found.push({ pattern, where, isKey });
    for (const pattern of wordsOfList(node)) found.push({ pattern, where, isKey: true });
    const [first] = isTranslation(node) ? (node.arguments as Node[]) : [];
    const isChoice = node.type === 'ConditionalExpression' || node.type === 'LogicalExpression';
    for (const child of children(node))
      walk(child, child === first || (isKey && isChoice && child !== node.test));
  };
  walk(program as unknown as Node, false);
  return found;
}

/** Whether a mention may mean a key, or a branch of keys that it belongs to. */
export function means(pattern: string, key: string): boolean {
  const source = pattern.replace(/[.-]/g, '\\$&').replaceAll('*', '[^.]+');
  return new RegExp(`^${source}(?:\\.|$)`).test(key);
}
