import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { deliver } from '../../../server/jobs/deliver.ts';
import { contract } from '../../../src/contract/index.ts';
import { currentPath, renderScreen } from '../../support/renderScreen.tsx';
import { createWorld } from '../../support/world.ts';
import { wordsOf } from '../../support/wordsOf.ts';
import { aNotice, toThese } from '../../server/notifications/aNotice.ts';

const { notifications } = contract;
const one = { smart_count: 1 };
const enough = { timeout: 120_000 };

/** A log with a notice to three students: one was refused by the mail server, the others wait for tomorrow. */
async function academyWithLog() {
  const world = await createWorld();
  const academy = await world.academy();
  const [refused, ...waiting] = await academy.students(3, index => ({
    name: ['강민지', '박서준', '최유진'][index]!,
  }));
  const { owner } = academy;
  await owner.call(notifications.create, { body: aNotice(toThese(refused!)) });
  const error = Object.assign(new Error('5.1.1 no such user'), { responseCode: 550, code: 'EENVELOPE' });
  const transport = { send: () => Promise.reject(error), close: () => undefined };
  for (const mail of await world.mails()) await deliver({ ...world, transport }, mail, 0);
  await owner.call(notifications.create, {
    body: aNotice(toThese(...waiting), { scheduledAt: '2026-03-03T09:00:00+09:00' }),
  });
  const log = async () => (await owner.call(notifications.list)).body;
  return { world, owner, log };
}

test.each(['ko'] as const)(
  'a failed message shows the reason and is sent again, in %s',
  enough,
  async language => {
    const say = wordsOf(language);
    const { owner, log } = await academyWithLog();
    const { user } = await renderScreen('/notification', { as: owner, language });
    await screen.findByText(say('choices.notificationReason.ADDRESS_REFUSED'));
    // The order is that of the time which is shown.
    expect(document.querySelector('th[aria-sort=descending]')?.textContent).toContain(
      say('resources.notifications.fields.createdAt'),
    );
    // The sender is in the same column, and the server does not sort by it.
    const sortedBy = [...document.querySelectorAll<HTMLElement>('th [data-field]')].map(
      ({ dataset }) => dataset.field,
    );
    expect(sortedBy).toContain('createdAt');
    expect(sortedBy).not.toContain('createdByName');
    await user.click(screen.getByRole('link', { name: say('list.openRow', { name: '강민지' }) }));
    const panel = within(await screen.findByRole('dialog', { name: say('notices.record') }));
    expect((await panel.findByRole('alert')).textContent).toContain(say('notices.reasons.ADDRESS_REFUSED'));
    panel.getByText(/550: 5\.1\.1 no such user/);
    await user.click(panel.getByRole('button', { name: say('notices.actions.RESEND.label') }));
    const dialog = within(
      await screen.findByRole('dialog', { name: say('notices.actions.RESEND.title', one) }),
    );
    await user.click(dialog.getByRole('button', { name: say('notices.actions.RESEND.confirm') }));
    await screen.findByText(say('notices.actions.RESEND.done', one));
    expect((await log()).find(({ recipientName }) => recipientName === '강민지')!.state).toBe('SCHEDULED');
  },
);

test('a whole sending is cancelled after a confirmation', enough, async () => {
  const say = wordsOf('en');
  const { owner, log } = await academyWithLog();
  const { user } = await renderScreen('/notification', { as: owner });
  await user.click(await screen.findByRole('link', { name: say('list.openRow', { name: '박서준' }) }));
  const panel = within(await screen.findByRole('dialog', { name: say('notices.record') }));
  const whole = say('notices.actions.CANCEL.whole', { smart_count: 2 });
  await user.click(await panel.findByRole('button', { name: whole }));
  const title = say('notices.actions.CANCEL.title', { smart_count: 2 });
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  expect((await log()).filter(({ state }) => state === 'CANCELLED')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: say('notices.actions.CANCEL.confirm') }));
  await screen.findByText(say('notices.actions.CANCEL.done', { smart_count: 2 }));
  expect((await log()).map(({ state }) => state).toSorted()).toEqual(['CANCELLED', 'CANCELLED', 'FAILED']);
});

test('a record that opens next to the list leaves its filter where it is', enough, async () => {
  const say = wordsOf('en');
  const { owner } = await academyWithLog();
  const filter = encodeURIComponent(JSON.stringify({ state: ['FAILED'] }));
  const { user } = await renderScreen(`/notification?filter=${filter}&displayedFilters={}`, { as: owner });
  await user.click(await screen.findByRole('link', { name: say('list.openRow', { name: '강민지' }) }));
  const panel = within(await screen.findByRole('dialog', { name: say('notices.record') }));
  await user.click(panel.getByRole('button', { name: say('app.close') }));
  await expect.poll(() => new URLSearchParams(currentPath().split('?')[1]).get('record')).toBeNull();
  expect(new URLSearchParams(currentPath().split('?')[1]).get('filter')).toBe('{"state":["FAILED"]}');
  expect(screen.queryByText('박서준')).toBeNull();
});
