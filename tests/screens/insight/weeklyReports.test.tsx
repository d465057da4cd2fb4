import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contract } from '../../../src/contract/index.ts';
import type { Caller } from '../../support/caller.ts';
import { fill } from '../../support/fill.ts';
import { currentPath, renderScreen } from '../../support/renderScreen.tsx';
import { wordsOf } from '../../support/wordsOf.ts';
import { studiedAcademy } from './studied.ts';

const say = wordsOf('en');

test('a comment is written, saved by keyboard, and the next student is shown; reports are sent after a check', async () => {
  const { owner, students, change } = await studiedAcademy({ 강하늘: [2, 2, 2], 오지호: [1, 1, 0] });
  await change(students['강하늘']!, { guardianEmail: 'guardian@home.example', guardianConsent: 'YES' });
  const { user } = await renderScreen('/weekly-reports?week=2026-11-02', { as: owner });
  await screen.findByRole('img', { name: say('reports.preview', { name: '강하늘' }) });
  const comment = screen.getByRole('textbox', { name: say('reports.comment.text') });
  await fill(user, comment, '잘했습니다');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByRole('img', { name: say('reports.preview', { name: '오지호' }) });
  expect(currentPath()).toContain(students['오지호']!.customerId);
  screen.getByText(say('reports.noGuardian'));
  await user.click(screen.getByRole('button', { name: say('reports.previous') }));
  await waitFor(() =>
    expect(
      screen.getByRole<HTMLTextAreaElement>('textbox', { name: say('reports.comment.text') }).value,
    ).toBe('잘했습니다'),
  );

  await user.click(screen.getByRole('button', { name: say('reports.send') }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText(/1 report will be sent/);
  within(dialog).getByText(/1 student: .*guardian/);
  const send = within(dialog).getByRole('button', { name: say('reports.sending.send') });
  await waitFor(() => expect(send).toHaveProperty('disabled', false));
  await user.click(send);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await screen.findAllByText(say('statuses.reportState.QUEUED'))).length).toBeGreaterThan(0);
});

test('reports that could not be read are not said to be none, and are asked for again', async () => {
  const { owner } = await studiedAcademy({ 강하늘: [2, 2, 2] });
  const trouble = { isOn: true };
  const as: Caller = {
    ...owner,
    fetch: (address, init) =>
      trouble.isOn && address.includes(contract.weeklyReports.list.path)
        ? Promise.resolve(new Response('{}', { status: 500 }))
        : owner.fetch(address, init),
  };
  const { user } = await renderScreen('/weekly-reports?week=2026-11-02', { as });
  const retry = await screen.findByRole('button', { name: say('app.retry') });
  expect(screen.queryByText(say('reports.none.title'))).toBeNull();
  trouble.isOn = false;
  await user.click(retry);
  await screen.findByRole('img', { name: say('reports.preview', { name: '강하늘' }) });
});
