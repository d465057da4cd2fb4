import { demoAccounts, demoPassword } from '../../server/core/demoAccounts.ts';
import { languageName } from '../../src/domain/languageName.ts';
import { en } from '../../src/i18n/en/index.ts';
import { ko } from '../../src/i18n/ko/index.ts';
import { login } from '../../src/i18n/en/login.ts';
import { pathOf, screenAt, type ScreenName } from '../../src/screens.ts';
import type { Keys } from './keys.ts';

export interface Task {
  about: string;
  /** Where it begins; `isStranger` without a session. */
  at: ScreenName;
  isStranger?: true;
  run: (keys: Keys) => Promise<void>;
}

const is = (text: string) => new RegExp(`^\\s*${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
const dialog = '[role=dialog]';
const heading = (screen: ScreenName) => `h1:has-text("${en.screens[screen]}")`;
const gone = async ({ page }: Keys, selector: string) =>
  page.locator(selector).first().waitFor({ state: 'detached', timeout: 10_000 });
/** Opens what the focused button opens, walks in it, and closes it; the focus is somewhere after that, too. */
async function openAndClose(keys: Keys, opened: string, ...inside: string[]): Promise<void> {
  await keys.press('Enter');
  await keys.sees(opened);
  await keys.press(...inside, 'Escape');
  await gone(keys, opened);
  await keys.press('Tab');
}
const menu = '[role=menu]';

/** What people do most, without a mouse. */
export const tasks: readonly Task[] = [
  {
    about: 'sign in',
    at: 'login',
    isStranger: true,
    async run(keys) {
      await keys.tabTo(is(login.email));
      await keys.type(demoAccounts[0].email);
      await keys.press('Tab');
      await keys.type(demoPassword);
      await keys.press('Enter');
      await keys.sees(heading('dashboard'));
    },
  },
  {
    about: 'go to a screen by the palette',
    at: 'dashboard',
    async run(keys) {
      await keys.press('Control+k');
      await keys.sees(dialog);
      await keys.type(en.screens.managers);
      await keys.press('Enter');
      await keys.sees(heading('managers'));
    },
  },
  {
    about: 'go to a screen by two letters',
    at: 'dashboard',
    async run(keys) {
      await keys.press('g', 's');
      await keys.sees(heading('students'));
    },
  },
  {
    about: 'go to a screen by the menu',
    at: 'dashboard',
    async run(keys) {
      await keys.tabTo(is(en.screens.roomStatus));
      await keys.press('Enter');
      await keys.sees(heading('roomStatus'));
    },
  },
  {
    about: 'read the shortcuts and close them',
    at: 'students',
    async run(keys) {
      await keys.press('?');
      await keys.sees(dialog);
      await keys.press('Escape');
      await gone(keys, dialog);
    },
  },
  {
    about: 'search for a student',
    at: 'students',
    async run(keys) {
      await keys.press('/');
      await keys.type('김지');
      await keys.page.waitForURL(/filter=/);
      await keys.press('Tab');
    },
  },
  {
    about: 'preview students and close the preview',
    at: 'students',
    async run(keys) {
      await keys.press('j', ' ');
      await keys.sees(dialog);
      await keys.press('j', 'Escape');
      await gone(keys, dialog);
      await keys.press('j');
    },
  },
  {
    about: 'open a student, and go back',
    at: 'students',
    async run(keys) {
      await keys.press('j', 'Enter');
      await keys.page.waitForURL(({ pathname }) => screenAt(pathname) === 'student');
      await keys.sees('h1');
      await keys.page.goBack();
      await keys.sees(heading('students'));
      await keys.press('j');
    },
  },
  {
    about: 'filter a list',
    at: 'students',
    async run(keys) {
      await keys.page.locator('main button[aria-haspopup=dialog]').first().focus();
      await openAndClose(keys, '.MuiPopover-paper, [role=dialog]');
    },
  },
  {
    about: 'deactivate chosen students',
    at: 'students',
    async run(keys) {
      await keys.press('j', 'j', 'x');
      await keys.tabTo(is(en.actions.deactivate.label));
      await keys.press('Enter');
      await keys.sees(dialog);
      await keys.tabTo(/Deactivate 1 account/);
      await keys.press('Enter');
      await gone(keys, dialog);
      await keys.press('Tab');
    },
  },
  {
    about: 'export a list',
    at: 'managers',
    async run(keys) {
      await keys.tabTo(is(en.list.export));
      const saved = keys.page.waitForEvent('download');
      await keys.press('Enter');
      await saved;
      await keys.press('Tab');
      await openAndClose(keys, menu, 'ArrowDown');
    },
  },
  {
    about: 'use the actions of a row',
    at: 'managers',
    async run(keys) {
      await keys.tabTo(/^Actions for /);
      await openAndClose(keys, menu, 'ArrowDown');
    },
  },
  {
    about: 'add a student in the grid',
    at: 'studentAdd',
    async run(keys) {
      await keys.sees('[role=grid]');
      await keys.tabTo(is(en.grid.selectAll));
      await keys.press('ArrowDown', 'ArrowRight', 'ArrowRight');
      await keys.type('Jisu Son');
      await keys.press('Tab');
      await keys.type('jisu.son@example.com');
      await keys.press('Enter');
      await keys.sees('text="1 ready"');
      await keys.press('Control+Enter');
      await keys.sees('text=1 student was added.');
      await keys.press('Tab');
    },
  },
  {
    about: 'choose a period',
    at: 'studyHistory',
    async run(keys) {
      await keys.page.locator('main [aria-haspopup=dialog]').first().focus();
      await openAndClose(keys, '.MuiPopover-paper', 'Tab');
    },
  },
  {
    about: 'look at another period of the dashboard',
    at: 'dashboard',
    async run(keys) {
      await keys.tabTo(is(en.choices.period['4w']));
      await keys.press(' ');
      await keys.press('Tab');
    },
  },
  {
    about: 'look at another tab of the dashboard',
    at: 'dashboard',
    async run(keys) {
      await keys.page.locator('[role=tab][aria-selected=true]').focus();
      await keys.press('ArrowRight', 'Enter', 'Tab', 'Tab');
    },
  },
  {
    about: 'change the language and back',
    at: 'profile',
    async run(keys) {
      for (const [language, words] of [
        ['ko', ko],
        ['en', en],
      ] as const) {
        await keys.tabTo(is(languageName(language)));
        await keys.press('Enter');
        await keys.sees(`h1:has-text("${words.screens.profile}")`);
      }
    },
  },
  {
    about: 'change the theme',
    at: 'profile',
    async run(keys) {
      await keys.tabTo(is(en.app.theme.label));
      await keys.press('Enter');
      await keys.sees(menu);
      await keys.press('ArrowDown', 'Enter');
      await gone(keys, menu);
      await keys.press('Tab');
    },
  },
  {
    about: 'save a setting',
    at: 'profile',
    async run(keys) {
      await keys.tabTo(is(en.myProfile.info.language));
      await keys.press('ArrowDown');
      await keys.sees('[role=listbox]');
      await keys.press('ArrowDown', 'Enter');
      await gone(keys, '[role=listbox]');
      await keys.tabTo(is(en.app.save));
      await keys.press('Enter');
      await keys.sees(`text="${en.myProfile.saved}"`);
      await keys.press('Tab');
    },
  },
  {
    about: 'open a student on the wall and close the panel',
    at: 'studyStatus',
    async run(keys) {
      await keys.page.locator('main button.tile').first().focus();
      await openAndClose(keys, '.MuiDrawer-paper, [role=dialog]');
    },
  },
  {
    about: 'sign out',
    at: 'dashboard',
    async run(keys) {
      await keys.tabTo(is(en.app.profileMenu));
      await keys.press('Enter');
      await keys.sees('[role=menu]');
      await keys.press('End', 'Enter');
      await keys.page.waitForURL(`**${pathOf('login')}*`);
      await keys.sees('h1');
    },
  },
];
