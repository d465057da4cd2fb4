import { demoAccounts } from '../../server/core/demoAccounts.ts';
import { languageName } from '../../src/domain/languageName.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { alsoOnPhones, everywhere, expect, test } from './support/test.ts';

test(
  'the menu has exactly the screens that a user may open [S6.6]',
  everywhere,
  async ({ page, words, signIn, isMobile }) => {
    await signIn('SUPER_ADMIN');
    await page.goto('/admin');
    if (isMobile) await page.getByRole('button', { name: words.app.openMenu, exact: true }).click();
    const menu = page.getByRole('navigation', { name: words.app.mainMenu });
    await expect(menu.getByRole('heading')).toHaveText([words.sections.system]);
    await expect(menu.getByRole('link')).toHaveText([
      words.screens.admin,
      words.screens.adminSubscribe,
      words.screens.adminMigration,
      words.screens.adminStudent,
      words.screens.adminActive,
    ]);
    await expectAccessible(page);
  },
);

test('the chosen entry of the menu is marked before its screen is rendered', async ({
  page,
  words,
  signIn,
}) => {
  await signIn('OWNER');
  await page.goto('/student');
  const menu = page.getByRole('navigation', { name: words.app.mainMenu });
  const entry = menu.getByRole('link', { name: words.screens.managers });
  await expect(page.locator('tbody tr').first()).toBeVisible();
  const atOnce = await entry.evaluate(async link => {
    (link as HTMLElement).click();
    await Promise.resolve();
    return [link.getAttribute('aria-current'), document.querySelector('main h1')!.textContent];
  });
  expect(atOnce).toEqual(['page', words.screens.students]);
  await expect(page.getByRole('heading', { level: 1, name: words.screens.managers })).toBeVisible();
  await expect(menu.locator('[aria-current]')).toHaveText([words.screens.managers]);
});

test(
  'the menu is open on wide screens and covers the page on narrow ones [S2.11 S2.12]',
  alsoOnPhones,
  async ({ page, words, signIn, isMobile }) => {
    await signIn('OWNER');
    await page.goto('/dashboard');
    const link = page.getByRole('link', { name: words.screens.roomHistory });
    const toggle = (name: string) => page.getByRole('button', { name, exact: true });
    if (!isMobile) {
      await expect(link).toBeVisible();
      await toggle(words.app.closeMenu).click();
      await expect(link).toBeHidden();
      return;
    }
    await expect(link).toBeHidden();
    const { height } = page.viewportSize()!;
    await page.setViewportSize({ width: 320, height });
    const name = page.getByRole('banner').getByText('한빛 스터디 아카데미');
    await expect(name).toBeVisible();
    expect(
      await name.evaluate(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          scrollWidth <= clientWidth && scrollHeight <= clientHeight,
      ),
    ).toBe(true);

    await toggle(words.app.openMenu).click();
    await link.click();
    await expect(page).toHaveURL('/room/history');
    await expect(link).toBeHidden();

    // A tap on the link to the very page closes the menu too (specification, section 2).
    await toggle(words.app.openMenu).click();
    await link.click();
    await expect(link).toBeHidden();
  },
);

test(
  'the language stays after signing out [S2.9 S2.10]',
  alsoOnPhones,
  async ({ page, words, signIn, locale, isMobile }) => {
    const other = locale?.startsWith('ko') ? 'en' : 'ko';
    await signIn('OWNER');
    await page.goto('/dashboard');
    if (isMobile) await page.getByRole('button', { name: words.app.openMenu, exact: true }).click();
    await page
      .getByRole('button')
      .filter({ hasText: languageName(other) })
      .click();
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    if (isMobile) await page.keyboard.press('Escape');
    else
      await expect(
        page.getByRole('button').filter({ hasText: languageName(other === 'ko' ? 'en' : 'ko') }),
      ).toBeFocused();

    await page.getByRole('button', { name: /profile menu|프로필 메뉴/ }).click();
    await expect(page.getByRole('presentation')).toContainText(demoAccounts[0].email);
    await expectAccessible(page);
    await page.getByRole('menuitem').last().click();
    await expect(page).toHaveURL(/\/auth\/login/);
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', other);
  },
);

test('the theme is chosen, stored and readable', async ({ page, words, signIn }) => {
  await signIn('OWNER');
  await page.goto('/dashboard');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const before = await background();
  await page.getByRole('button', { name: words.app.theme.label }).click();
  await page.getByRole('menuitemradio', { name: words.app.theme.dark }).click();
  await expect.poll(background).not.toBe(before);
  await expectAccessible(page);

  const dark = await background();
  await page.reload();
  await expect.poll(background).toBe(dark);
});
