import { demoAccounts, demoPassword } from '../../server/core/demoAccounts.ts';
import { en } from '../../src/i18n/en/index.ts';
import { login } from '../../src/i18n/en/login.ts';
import { pathOf, type ScreenName } from '../../src/screens.ts';
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
      await keys.type('김');
      await keys.press('Enter');
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
      await keys.sees(dialog);
      await keys.press('Tab', 'Escape');
      await gone(keys, dialog);
      await keys.press('j');
    },
  },
  {
    about: 'filter a list',
    at: 'students',
    async run(keys) {
      await keys.page.locator('main button[aria-haspopup=dialog]').first().focus();
      await keys.press('Enter');
      await keys.sees('.MuiPopover-paper, [role=dialog]');
      await keys.press('Escape');
      await gone(keys, '.MuiPopover-paper, [role=dialog]');
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
      await keys.press('Enter');
      await keys.sees('[role=menu]');
      await keys.press('Escape');
      await gone(keys, '[role=menu]');
      await keys.press('Tab');
    },
  },
  {
    about: 'use the actions of a row',
    at: 'managers',
    async run(keys) {
      await keys.tabTo(/^Actions for /);
      await keys.press('Enter');
      await keys.sees('[role=menu]');
      await keys.press('ArrowDown', 'Escape');
      await gone(keys, '[role=menu]');
      await keys.press('Tab');
    },
  },
  {
    about: 'add a student in the grid',
    at: 'studentAdd',
    async run(keys) {
      await keys.sees('[role=grid]');
      await keys.page.locator('[role=grid] [role=gridcell]').first().focus();
      await keys.type('손지수');
      await keys.press('Tab');
      await keys.type('jisu.son@example.com');
      await keys.press('Enter', 'Escape', 'Tab');
    },
  },
  {
    about: 'choose a period',
    at: 'studyHistory',
    async run(keys) {
      await keys.page.locator('main [aria-haspopup=dialog]').first().focus();
      await keys.press('Enter');
      await keys.sees('.MuiPopover-paper');
      await keys.press('Tab', 'Escape');
      await gone(keys, '.MuiPopover-paper');
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
      await keys.tabTo(is(en.app.language));
      await keys.press('Enter');
      await keys.sees('[role=menu]');
      await keys.press('ArrowUp', 'Enter');
      await gone(keys, '[role=menu]');
      await keys.press('Tab');
    },
  },
  {
    about: 'change the theme',
    at: 'profile',
    async run(keys) {
      await keys.tabTo(is(en.app.theme.label));
      await keys.press('Enter');
      await keys.sees('[role=menu]');
      await keys.press('ArrowDown', 'Enter');
      await gone(keys, '[role=menu]');
      await keys.press('Tab');
    },
  },
  {
    about: 'save a setting',
    at: 'groupSettings',
    async run(keys) {
      await keys.page.locator('main form input').first().focus();
      await keys.press('Tab', 'Tab', 'Shift+Tab');
    },
  },
  {
    about: 'open a student on the wall and close the panel',
    at: 'studyStatus',
    async run(keys) {
      await keys.page.locator('main li button, main li a').first().focus();
      await keys.press('Enter');
      await keys.sees('.MuiDrawer-paper, [role=dialog]');
      await keys.press('Escape');
      await gone(keys, '.MuiDrawer-paper, [role=dialog]');
      await keys.press('Tab');
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
