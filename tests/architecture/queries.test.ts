import { expect, test } from 'vitest';
import { modulesIn } from '../support/modules.ts';

/** What a query has one way for: the text that only the file of that way may have. */
const ways = [
  { what: 'text is searched by contains and searchIn', only: 'server/core/contains.ts', text: /\bilike\b/ },
  {
    what: 'columns are compared with ids by inIds',
    only: 'server/database/inIds.ts',
    text: /any\(\$\{[^`]*\}::uuid\[\]\)/i,
  },
  {
    what: 'students are narrowed to a manager by assignedTo',
    only: 'server/core/assignedTo.ts',
    text: /[!=]==? 'none'|isNull\(customers\.managerId\)/,
  },
  {
    what: 'sort entries are read by sortEntries',
    only: 'server/core/sortEntries.ts',
    text: /\bentry\.split\(|\bsort\.(?:some|find)\(\w+ => \w+\.startsWith/,
  },
];
const modules = modulesIn('server');

test.each(ways)('$what alone', ({ only, text }) => {
  const users = modules.filter(module => text.test(module.text)).map(({ file }) => file);
  expect(users).toEqual([only]);
});
