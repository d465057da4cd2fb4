import { screen, waitFor } from '@testing-library/react';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { beforeAll, expect, test } from 'vitest';
import { en } from '../../src/i18n/en/index.ts';
import { pathOf, screenNames, screenOf, type ScreenName } from '../../src/screens.ts';
import type { Caller } from '../support/caller.ts';
import { mapTexts } from '../support/mapTexts.ts';
import { pseudo } from '../support/pseudo.ts';
import { renderScreen } from '../support/renderScreen.tsx';
import { studiedAcademy } from './insight/studied.ts';
import { newDatabase } from '../support/database/testDatabase.ts';
import { createWorld } from '../support/world.ts';

/** Pseudo-words, with dates and numbers in Korean: what is left of plain letters was typed into code, or is data. */
const i18nProvider = polyglotI18nProvider(
  () => mapTexts(en, pseudo),
  'ko',
  [{ locale: 'ko', name: '한국어' }],
  {
    allowMissing: false,
  },
);

/** Data and names that are the same in every language. */
const data = [
  /\S+@\S+/g,
  /\b(?:PDF|Excel|CSV|PNG|JPG|JPEG|WebP|GIF|SVG|IP|PC|ID|HH:MM(?::SS)?|YYYY-MM-DD|MB|KB)\b/g,
  /\bhttps?:\S+/g,
  /\b(?:Windows 11|LG gram 17|Asia\/Seoul|Studyroom)\b/g,
  /\b[a-z]+(?:-[a-z0-9]+)*\d[a-z0-9-]*\b/g,
];

/** What people read on the page, or have read to them. */
function readTexts(): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (parentElement?.closest('style, script, noscript') === null) texts.push(textContent ?? '');
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
    for (const element of document.querySelectorAll(`[${name}]`)) texts.push(element.getAttribute(name)!);
  return texts;
}
const plainIn = (text: string) =>
  data.reduce((rest, pattern) => rest.replace(pattern, ''), text).match(/[A-Za-z]{2,}/) !== null;

let paths: Record<string, string>;
let owner: Caller;
let superAdmin: Caller;
let stranger: Caller;

beforeAll(async () => {
  const academy = await studiedAcademy({ 강하늘: [2, 0, 3], 문태오: [1, 1, 0] });
  owner = academy.owner;
  // A database of its own: the super administrator's screens show all academies.
  const world = await createWorld({ database: await newDatabase() });
  superAdmin = await world.superAdmin();
  stranger = world.stranger();
  const { customerId, userId } = academy.students.강하늘!;
  const manager = await academy.manager({ name: '이서준' });
  paths = {
    student: pathOf('student', { id: customerId }),
    manager: pathOf('manager', { id: manager.customerId }),
    premiumStudy: pathOf('premiumStudy', { userId }),
  };
});

/** They lead elsewhere or need what a mail brings; the grids need a browser. */
const left: readonly ScreenName[] = [
  'landing',
  'studyRecord',
  'setup',
  'resetPassword',
  'invitation',
  'studentAdd',
  'managerAdd',
];

test.each(screenNames.filter(name => !left.includes(name)))(
  'the screen %s has no words that are typed into code',
  async name => {
    const { access, layout } = screenOf(name);
    const as =
      access === 'superAdmin' ? superAdmin : layout === 'auth' || layout === 'error' ? stranger : owner;
    await renderScreen(paths[name] ?? screenOf(name).path, { as, i18nProvider });
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(document.querySelector('.MuiSkeleton-root, [role=progressbar]')).toBeNull());
    const typed = [...new Set(readTexts())].filter(plainIn);
    expect(typed).toEqual([]);
  },
);
