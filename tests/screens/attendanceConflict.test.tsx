import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { pathOf } from '../../src/screens.ts';
import { renderScreen } from '../support/renderScreen.tsx';
import { wordsOf } from '../support/wordsOf.ts';
import { createWorld } from '../support/world.ts';

const date = '2026-03-05';

describe.each(['en'] as const)('a correction of attendance that comes second, in %s', language => {
  const say = wordsOf(language);
  const status = say('statuses.attendanceStatus.PRESENT');

  async function second() {
    const world = await createWorld({ now: '2026-03-06T09:00:00+09:00' });
    const academy = await world.academy();
    const joined = new Date('2026-03-04T00:00:00Z');
    const student = await academy.student({ name: '강하늘', createdAt: joined, authenticatedAt: joined });
    const params = { userId: student.userId, date };
    const query = { since: date, until: date };
    const day = async () =>
      (await academy.owner.call(contract.attendances.details, { params, query })).body.content[0]!;
    const path = `${pathOf('student', { id: student.customerId })}?tab=attendance`;
    const { user } = await renderScreen(path, { as: academy.owner, language });
    // Days are listed newest first: the second one is the day before.
    const opener = await waitFor(() => {
      const found = document.querySelectorAll<HTMLElement>('main li button')[1];
      if (found === undefined) throw new Error('The days are not there yet.');
      return found;
    });
    await user.click(opener);
    return { academy, params, day, user };
  }

  test('shows the other person’s change, and keeps the input', async () => {
    const { academy, params, day, user } = await second();
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByRole('textbox'), '직접 확인');
    const other = await academy.manager({ name: '먼저온이', permissions: ['VIEW_ATTENDANCE_HISTORY'] });
    await other.call(contract.attendances.correct, {
      params,
      body: { status: 'PRESENT', reason: '먼저 고침' },
      version: (await day()).version,
    });
    await user.click(dialog.getByRole('button', { name: say('attendance.correctTo', { status }) }));
    expect((await dialog.findByRole('alert')).textContent).toContain(say('errors.STALE'));
    await dialog.findByText('먼저 고침', { exact: false });
    expect(dialog.getByRole<HTMLInputElement>('textbox').value).toBe('직접 확인');
    await user.click(dialog.getByRole('button', { name: say('attendance.keepMine', { status }) }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await day()).correction).toMatchObject({ reason: '직접 확인' });
  });
});
