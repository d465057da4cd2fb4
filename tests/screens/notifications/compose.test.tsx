import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contract } from '../../../src/contract/index.ts';
import { languageName } from '../../../src/domain/languageName.ts';
import { fill } from '../../support/fill.ts';
import { renderScreen } from '../../support/renderScreen.tsx';
import { studyRooms } from '../../support/studyRooms.ts';
import { createWorld } from '../../support/world.ts';
import { wordsOf } from '../../support/wordsOf.ts';

const { notifications, templates } = contract;
const enough = { timeout: 120_000 };

async function composing(language: 'ko' | 'en', now?: string) {
  const say = wordsOf(language);
  const world = await createWorld(now ? { now } : {});
  const academy = await world.academy();
  const manager = await academy.manager({ name: '이서준' });
  await academy.student({ name: '강민지', managerId: manager.customerId });
  await academy.student({ name: '박서준', email: '', managerId: manager.customerId });
  await studyRooms(world, academy).set({ quietHoursStart: '22:00:00', quietHoursEnd: '07:00:00' });
  const { owner } = academy;
  await owner.call(templates.create, {
    body: {
      name: '공지',
      trigger: 'CUSTOM',
      language: 'ko',
      channel: 'EMAIL',
      subject: '[{{academyName}}] 공지',
      body: '{{recipientName}}님, 안녕하세요.',
      enabled: true,
    },
  });
  const { user } = await renderScreen('/notification?compose=true', { as: owner, language });
  const dialog = within(await screen.findByRole('dialog', { name: say('notices.compose') }));
  return {
    say,
    user,
    dialog,
    academy,
    log: async () => (await owner.call(notifications.list)).body,
    async choose(text: string, label: string) {
      const field = dialog.getByRole('combobox', { name: new RegExp(`^${say('notices.to.label')}`) });
      await fill(user, field, text);
      await user.click(await screen.findByRole('option', { name: new RegExp(label) }));
      await user.keyboard('{Escape}');
    },
    write: async (field: 'subject' | 'body', text: string) =>
      fill(user, dialog.getByRole('textbox', { name: say(`templates.fields.${field}`) }), text),
    submit: (key: 'sendTo' | 'scheduleFor') =>
      dialog.findByRole('button', { name: say(`notices.${key}`, { smart_count: 1 }) }),
  };
}

test.each(['en'] as const)(
  'a notice by a template to a manager’s students warns of who cannot be reached, is previewed and sent, in %s',
  enough,
  async language => {
    const { say, user, dialog, academy, log, choose, submit } = await composing(language);
    await choose('이서준', say('notices.to.studentsOf', { name: '이서준' }));
    const warning = await dialog.findByRole('alert');
    expect(warning.textContent).toContain('박서준');
    expect(warning.textContent).toContain(say('choices.notificationReason.NO_ADDRESS'));
    await user.click(dialog.getByRole('tab', { name: new RegExp(`^${languageName('ko', language)}`) }));
    await user.click(await dialog.findByRole('combobox', { name: say('notices.template') }));
    await user.click(await screen.findByRole('option', { name: '공지' }));
    const preview = within(dialog.getByRole('region', { name: say('templates.preview') }));
    await preview.findByText(`[${academy.name}] 공지`);
    preview.getByText('강민지님, 안녕하세요.');
    await user.click(await submit('sendTo'));
    await screen.findByText(say('notices.sent', { smart_count: 2 }));
    expect((await log()).map(({ recipientName, state }) => [recipientName, state]).toSorted()).toEqual([
      ['강민지', 'SCHEDULED'],
      ['박서준', 'FAILED'],
    ]);
  },
);

test(
  'missing and unknown values are reported next to their field, and no input is lost',
  enough,
  async () => {
    const { say, user, dialog, log, write, choose, submit } = await composing('en');
    await user.click(dialog.getByRole('button', { name: say('notices.send') }));
    await dialog.findByText(say('notices.noRecipients'));
    await choose('강민지', '강민지');
    await write('subject', 'Hello');
    await write('body', 'See {{roomName}}');
    await user.click(await submit('sendTo'));
    await dialog.findByText(say('validation.unknownVariable'));
    dialog.getByDisplayValue('See {{roomName}}');
    expect(await log()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: say('app.cancel') }));
    const question = within(await screen.findByRole('alertdialog', { name: say('unsaved.title') }));
    await user.click(question.getByRole('button', { name: say('unsaved.keepEditing') }));
    dialog.getByDisplayValue('Hello');
  },
);

test(
  'in quiet hours the sender sees a notice and the message waits, unless they choose otherwise',
  enough,
  async () => {
    const { say, user, dialog, log, write, choose, submit } = await composing(
      'en',
      '2026-03-02T23:00:00+09:00',
    );
    await choose('강민지', '강민지');
    const quiet = await dialog.findByRole('radiogroup', {
      name: say('notices.quiet.now', { until: '07:00' }),
    });
    await write('subject', 'Hello');
    await write('body', 'Good night');
    const hold = within(quiet).getByRole('radio', { name: say('notices.quiet.HOLD', { until: '07:00' }) });
    expect(hold).toHaveProperty('checked', true);
    await user.click(await submit('scheduleFor'));
    await screen.findByText(say('notices.scheduled', { smart_count: 1 }));
    expect(await log()).toMatchObject([{ state: 'SCHEDULED', scheduledAt: '2026-03-03T07:00:00+09:00' }]);
  },
);
