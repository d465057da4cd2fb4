import { screen, waitFor } from '@testing-library/react';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { expect, test } from 'vitest';
import { languageName } from '../../../src/domain/languageName.ts';
import { en } from '../../../src/i18n/en/index.ts';
import { ko } from '../../../src/i18n/ko/index.ts';
import { pathOf } from '../../../src/screens.ts';
import { mapTexts } from '../../support/mapTexts.ts';
import { pseudo } from '../../support/pseudo.ts';
import { renderScreen } from '../../support/renderScreen.tsx';
import { createWorld } from '../../support/world.ts';

test('of two languages one press leads to the other', async () => {
  const { user } = await renderScreen(pathOf('login'), { as: (await createWorld()).stranger() });
  await user.click(await screen.findByRole('button', { name: languageName('ko') }));
  await screen.findByRole('button', { name: languageName('en') });
  expect(document.documentElement.lang).toBe('ko');
});

test('of three languages a menu offers all, and is used by keyboard', async () => {
  const words: Record<string, object> = { en, ko, eo: mapTexts(en, pseudo) };
  const i18nProvider = polyglotI18nProvider(locale => words[locale] as never, 'en', [
    { locale: 'ko', name: '한국어' },
    { locale: 'en', name: 'English' },
    { locale: 'eo', name: 'Esperanto' },
  ]);
  const as = (await createWorld()).stranger();
  const { user } = await renderScreen(pathOf('login'), { as, i18nProvider });
  const button = await screen.findByRole('button', { name: `${en.app.language}: English` });
  button.focus();
  await user.keyboard('{Enter}');
  const items = await screen.findAllByRole('menuitemradio');
  expect(items.map(item => [item.textContent, item.getAttribute('aria-checked')])).toEqual([
    ['한국어', 'false'],
    ['English', 'true'],
    ['Esperanto', 'false'],
  ]);
  await waitFor(() => expect(document.activeElement).toBe(items[1]));
  await user.keyboard('{ArrowDown}{Enter}');
  await screen.findByRole('button', { name: `${pseudo(en.app.language)}: Esperanto` });
});
