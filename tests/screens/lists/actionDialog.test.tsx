import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { apiBase, contract } from '../../../src/contract/index.ts';
import { renderScreen } from '../../support/renderScreen.tsx';
import { createWorld } from '../../support/world.ts';
import { wordsOf } from '../../support/wordsOf.ts';

const say = wordsOf('en');
const t = (key: string, values?: object) => say(`actions.${key}`, values as never);

const checkboxOf = (name: string) => screen.findByRole('checkbox', { name: say('list.selectRow', { name }) });

/** Whether, at any time from now on, the page was hidden from assistive technology with no dialog in its place. */
function watchPage(): () => boolean {
  let isLost = false;
  const hidden = () => [...document.querySelectorAll('body > [aria-hidden=true]')];
  // Charts leave what they measure words with.
  const before = new Set(hidden());
  const observer = new MutationObserver(() => {
    isLost ||= hidden().some(each => !before.has(each)) && document.querySelector('[role=dialog]') === null;
  });
  observer.observe(document.body, { attributes: true, childList: true, subtree: true });
  return () => {
    observer.disconnect();
    return isLost;
  };
}

/** Two selected students, and the dialog that deactivates them. */
async function deactivating() {
  const academy = await (await createWorld()).academy();
  await academy.students(2, index => ({ name: `새벽별${index}` }));
  const { user } = await renderScreen('/student', { as: academy.owner });
  for (const name of ['새벽별0', '새벽별1']) await user.click(await checkboxOf(name));
  const calls: boolean[] = [];
  const { fetch } = globalThis;
  let held: Promise<unknown> | null = null;
  globalThis.fetch = async (address, init) => {
    const path = String(address).replace(apiBase, '');
    if (path === contract.students.deactivateMany.path) {
      const { dryRun = false } = JSON.parse(init!.body as string) as { dryRun?: boolean };
      calls.push(dryRun);
      if (!dryRun) await held;
    }
    return fetch(address, init);
  };
  const isPageLost = watchPage();
  await user.click(await screen.findByRole('button', { name: t('deactivate.label') }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(isPageLost()).toBe(false);
  return { user, dialog, calls, hold: (until: Promise<unknown>) => (held = until) };
}

test('what an action would do is asked once before it, not again after it, and many records show that they are being worked on', async () => {
  const { user, dialog, calls, hold } = await deactivating();
  let goOn = () => {};
  hold(new Promise<void>(resolve => (goOn = resolve)));
  await dialog.findByText(t('allFine', { smart_count: 2 }));
  dialog.getByText('새벽별0, 새벽별1');
  await user.click(dialog.getByRole('button', { name: t('deactivate.confirm', { smart_count: 2 }) }));
  await dialog.findByRole('progressbar', { name: t('running', { smart_count: 2 }) });
  goOn();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findAllByText(t('deactivate.done', { smart_count: 2 }));
  expect(calls).toEqual([true, false]);
});

test('a deactivation that is reserved for a day says so on its button', async () => {
  const { user, dialog } = await deactivating();
  await user.click(dialog.getByRole('radio', { name: t('deactivate.later') }));
  const button = await dialog.findByRole('button', {
    name: t('deactivate.reservedConfirm', { smart_count: 2 }),
  });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  await user.click(button);
  await screen.findAllByText(t('deactivate.reserved', { smart_count: 2 }));
});
