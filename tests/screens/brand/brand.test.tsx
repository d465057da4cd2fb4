import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { readConfig } from '../../../server/config/config.ts';
import { textIn } from '../../../src/domain/brand/textIn.ts';
import { en } from '../../../src/i18n/en/index.ts';
import { runtime } from '../../../src/runtime.ts';
import { bothLanguages } from '../../support/bothLanguages.ts';
import { foreignBrand, writeBrand } from '../../support/foreignBrand.ts';
import { renderScreen } from '../../support/renderScreen.tsx';
import { createWorld } from '../../support/world.ts';

afterEach(() => void (runtime.brand = {}));

test.each(bothLanguages)(
  'sign-in has the provider’s name and mark, and its title, in $language',
  async ({ language, words }) => {
    runtime.brand = readConfig({ BRAND_FILE: writeBrand() }).brand;
    const world = await createWorld();
    await renderScreen('/auth/login', { as: world.stranger(), language });
    const header = await screen.findByRole('banner');
    const name = foreignBrand.name[language];
    expect(header.textContent).toContain(name);
    expect(header.querySelector('img')!.getAttribute('src')).toBe(runtime.brand.mark);
    await waitFor(() => expect(document.title).toBe(`${words.screens.login} · ${name}`));
    const linkOf = (text: string) => screen.getByRole('link', { name: text }).getAttribute('href');
    expect(linkOf(words.app.legal.termsUrl)).toBe(foreignBrand.termsUrl);
    expect(linkOf(words.app.legal.privacyUrl)).toBe(foreignBrand.privacyUrl[language]);
    expect(document.body.textContent).not.toMatch(/Studyroom|스터디룸 콘솔/);
  },
);

test.each(bothLanguages)(
  'the menu ends with the provider’s own pages, which open in tabs of their own, in $language',
  async ({ language, words }) => {
    runtime.brand = readConfig({ BRAND_FILE: writeBrand() }).brand;
    const { manager } = await (await createWorld()).academy();
    await renderScreen('/room/history', { as: await manager(), language });
    const menu = within(await screen.findByRole('navigation', { name: words.app.mainMenu }));
    const links = within(await menu.findByRole('group', { name: words.app.ownLinks }))
      .getAllByRole<HTMLAnchorElement>('link')
      .map(link => [link.textContent, link.href, link.target, link.rel]);
    expect(links).toEqual([
      [textIn(foreignBrand.links[0]!.name, language), 'https://pay.focusly.example/', '_blank', 'noopener'],
      ['Blog', `https://focusly.example/${language}`, '_blank', 'noopener'],
    ]);
  },
);

test('without pages of the provider’s own the menu ends with the console’s', async () => {
  const { manager } = await (await createWorld()).academy();
  await renderScreen('/room/history', { as: await manager(), language: 'en' });
  const menu = within(await screen.findByRole('navigation', { name: en.app.mainMenu }));
  await menu.findByRole('group', { name: en.sections.rooms });
  expect(menu.queryByRole('group', { name: en.app.ownLinks })).toBeNull();
});

test.each(bothLanguages)(
  'sign-in has the default name without a brand, in $language',
  async ({ language }) => {
    const world = await createWorld();
    await renderScreen('/auth/login', { as: world.stranger(), language });
    const header = await screen.findByRole('banner');
    expect(header.textContent).toContain({ ko: '스터디룸 콘솔', en: 'Studyroom Console' }[language]);
  },
);
