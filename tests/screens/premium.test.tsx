import { render, screen, waitFor, within } from '@testing-library/react';
import { I18nContextProvider } from 'ra-core';
import { afterEach, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { inquiryPath } from '../../src/domain/landingPath.ts';
import { defaultPlans } from '../../src/domain/plans/defaultPlans.ts';
import { en } from '../../src/i18n/en/index.ts';
import { createI18nProvider } from '../../src/i18n/i18nProvider.ts';
import { storeLanguage } from '../../src/i18n/language.ts';
import { runtime } from '../../src/runtime.ts';
import { pathOf } from '../../src/screens.ts';
import { PlanOffers } from '../../src/ui/PlanOffers.tsx';
import { bothLanguages, filled } from '../support/bothLanguages.ts';
import { renderScreen } from '../support/renderScreen.tsx';
import { createWorld } from '../support/world.ts';

const menu = (words: typeof en) => screen.findByRole('navigation', { name: words.app.mainMenu });
/** Which plan has it, where one does. */
const planNote = (words: typeof en) => words.premium.plan.split(' |||| ')[0]!;
const { premium, screens } = en;

afterEach(() => void (runtime.supportUrl = null));

test.each(bothLanguages)(
  'a locked screen stays in the menu and explains itself, in $language',
  async ({ language, words }) => {
    const world = await createWorld();
    const { owner } = await world.academy({ plan: 'FREE' });
    await renderScreen(pathOf('statsStudent'), { as: owner, language });
    const note = await screen.findByRole('note');
    const { name, text } = words.premium.features.peopleStats;
    for (const said of [
      words.premium.note,
      name,
      text,
      filled(planNote(words), { plan: words.choices.plan.PREMIUM }),
    ])
      within(note).getByText(said);
    const ask = within(note).getByRole('link', { name: words.premium.ask });
    expect(ask.getAttribute('href')).toBe(inquiryPath);
    const entry = within(await menu(words)).getByRole('link', {
      name: new RegExp(words.screens.statsStudent),
    });
    within(entry).getByRole('img', { name: words.premium.inMenu });
    expect(screen.queryByRole('button', { name: words.stats.excel })).toBeNull();
  },
);

test('a locked screen leads to the support of the installation, where it has one', async () => {
  runtime.supportUrl = 'https://help.example/';
  const world = await createWorld();
  const { owner } = await world.academy({ plan: 'FREE' });
  await renderScreen(pathOf('statsStudent'), { as: owner });
  const note = await screen.findByRole('note');
  const contact = within(note).getByRole('link', { name: en.app.contactSupport });
  expect(contact.getAttribute('href')).toBe(runtime.supportUrl);
});

test.each(bothLanguages)(
  'plans that have a price are offered with it, in $language',
  async ({ language }) => {
    const plan = defaultPlans[0]!;
    const price = { ko: '월 99,000원', en: '₩99,000 a month' };
    storeLanguage(language);
    render(
      <I18nContextProvider value={await createI18nProvider()}>
        <PlanOffers
          plans={[
            { ...plan, price: null },
            { ...plan, id: 'STANDARD', name: { ko: '스탠다드', en: 'Standard' }, price },
          ]}
        />
      </I18nContextProvider>,
    );
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      { ko: '스탠다드 · 월 99,000원', en: 'Standard · ₩99,000 a month' }[language as 'ko'],
    ]);
  },
);

test('a manager sees whom to ask for an upgrade', async () => {
  const world = await createWorld();
  const academy = await world.academy({ plan: 'FREE' });
  const manager = await academy.manager({ permissions: ['VIEW_STATISTICS'] });
  await renderScreen(pathOf('statsManager'), { as: manager });
  const { name, email } = academy.owner;
  await screen.findByText(filled(premium.askOwner, { name, email }));
  expect(screen.queryByRole('link', { name: premium.ask })).toBeNull();
});

test('a locked card keeps its place among open ones', async () => {
  const world = await createWorld();
  const academy = await world.academy({ plan: 'FREE' });
  const student = await academy.student();
  const { unmount } = await renderScreen(pathOf('dashboard'), { as: academy.owner });
  await screen.findByText(premium.features.trends.text);
  await screen.findByText(en.dashboard.study.spread);
  unmount();
  await renderScreen(pathOf('student', { id: student.customerId }, { tab: 'study' }), { as: academy.owner });
  await screen.findByText(premium.features.premiumRecord.text);
  await screen.findByText(en.records.rooms);
});

test('the days of the trial are counted in the top bar, and its end is announced until it is put away', async () => {
  const world = await createWorld();
  const { owner } = await world.academy({ plan: 'FREE', trialEndsOn: '2026-03-04' });
  const { user } = await renderScreen(pathOf('roomHistory'), { as: owner });
  const chip = await screen.findByRole('button', { name: 'Trial: 2 days left' });
  await user.click(chip);
  const dialog = await screen.findByRole('dialog');
  within(dialog).getByText(premium.features.trends.name);
  await user.keyboard('{Escape}');
  const banner = (await screen.findByText(premium.willBeKept)).closest('[role=status]') as HTMLElement;
  await user.click(within(banner).getByRole('button', { name: en.app.close }));
  await waitFor(() => expect(screen.queryByText(premium.willBeKept)).toBeNull());
});

test('an open console follows a changed plan: the menu opens, and so does the screen', async () => {
  const world = await createWorld();
  const academy = await world.academy({ plan: 'FREE' });
  await academy.student({ name: '강하늘' });
  await renderScreen(pathOf('statsStudent'), { as: academy.owner });
  await screen.findByRole('note');
  await waitFor(() => expect(world.streams.count).toBeGreaterThan(0));
  const superAdmin = await world.superAdmin();
  const params = { groupId: academy.groupId };
  const { version, ...before } = (await superAdmin.call(contract.admin.subscription, { params })).body;
  const body = { ...before, plan: 'PREMIUM' as const, reason: '연간 계약' };
  await superAdmin.call(contract.admin.updateSubscription, { params, version, body });
  await screen.findByRole('button', { name: en.stats.excel });
  expect(screen.queryByRole('note')).toBeNull();
  const entry = within(await menu(en)).getByRole('link', { name: screens.statsStudent });
  expect(within(entry).queryByRole('img', { name: premium.inMenu })).toBeNull();
});
