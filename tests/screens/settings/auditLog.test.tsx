import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { contract } from '../../../src/contract/index.ts';
import { languages } from '../../../src/domain/choices.ts';
import { formatDate } from '../../../src/engine/displays/formats.ts';
import { currentPath, renderScreen } from '../../support/renderScreen.tsx';
import { wordsOf } from '../../support/wordsOf.ts';
import { createWorld } from '../../support/world.ts';

const { attendances, audits, groups, managers, students } = contract;

async function logged() {
  const world = await createWorld();
  const academy = await world.academy();
  const { owner } = academy;
  const teacher = await academy.manager({ name: '박선생', permissions: ['VIEW_STUDENT'] });
  const student = await academy.student({ name: '정하은' });
  await teacher.call(students.deactivate, { params: { id: student.customerId } });
  await teacher.refused(managers.list, {});
  await owner.stream(students.list, { query: { searchText: '정하은' } });
  return { academy, owner, teacher, student };
}
const recordOf = async (owner: Awaited<ReturnType<typeof logged>>['owner'], action: string) =>
  (await owner.call(audits.list, { query: { filter: JSON.stringify({ action }) } })).body[0]!.id;

describe.each(['ko'] as const)('the audit log in %s', language => {
  const say = wordsOf(language);

  test('is filtered by action and by person, and a record leads to the person that it is about', async () => {
    const { owner, teacher, student } = await logged();
    const filter = JSON.stringify({ actorId: teacher.customerId, action: 'student.deactivate' });
    const query = new URLSearchParams({ filter, displayedFilters: '{}' });
    const { user } = await renderScreen(`/setting/audit?${query}`, { as: owner, language });
    const table = await screen.findByRole('table');
    await waitFor(() => expect(within(table).getAllByRole('row').length).toBe(2));
    await user.click(
      screen.getByRole('button', { name: new RegExp(`^${say('resources.audits.fields.actorId')}\\s*1$`) }),
    );
    const person = await screen.findByRole('combobox', { name: say('resources.audits.fields.actorId') });
    await waitFor(() => expect(person).toHaveProperty('value', '박선생'));
    await user.keyboard('{Escape}{Escape}');
    await user.click(within(table).getByText(say('choices.auditAction.student.deactivate')));
    const panel = within(await screen.findByRole('dialog', { name: say('auditLog.record') }));
    await panel.findByRole('link', { name: say('audits.byActor', { name: '박선생' }) });
    await user.click(panel.getByRole('link', { name: '정하은' }));
    await waitFor(() => expect(currentPath()).toContain(student.customerId));
  });

  test('shows in words what was exported, what was rejected, and with which values', async () => {
    const { owner } = await logged();
    const { user } = await renderScreen('/setting/audit', { as: owner, language });
    const table = within(await screen.findByRole('table'));
    expect((await table.findAllByText(say('audits.targets.students.list'))).length).toBe(1);
    table.getByText(say('audits.targets.managers.list'));
    expect(document.body.textContent).not.toMatch(/students\.list|managers\.list/);
    await user.click(table.getByText(say('choices.auditAction.list.export')));
    const panel = within(await screen.findByRole('dialog', { name: say('auditLog.record') }));
    await panel.findByText(say('audits.fields.searchText'));
    panel.getByText('정하은');
  });
});

test.each(languages)('writes the day of a correction as people read it, in %s', async language => {
  const { owner, academy } = await logged();
  const student = await academy.student({ name: '강하늘' });
  const today = (await owner.call(attendances.todayCount)).body.date;
  await owner.call(attendances.correct, {
    params: { userId: student.userId, date: today },
    body: { status: 'PRESENT', reason: 'The card reader had failed' },
    version: 1,
  });
  await renderScreen('/setting/audit', { as: owner, language });
  const day = formatDate(today, { locale: language, timeZone: 'Asia/Seoul' });
  await within(await screen.findByRole('table')).findByText(`강하늘 · ${day}`);
  expect(document.body.textContent).not.toContain(today);
});

test('a setting that was changed is named by its own words', async () => {
  const { owner, academy } = await logged();
  const params = { groupId: academy.groupId };
  const { version, ...settings } = (await owner.call(groups.studySettings, { params })).body;
  await owner.call(groups.updateStudySettings, {
    params,
    body: { ...settings, quietHoursStart: '22:00:00', quietHoursEnd: '07:00:00' },
    version,
  });
  const say = wordsOf('ko');
  await renderScreen(`/setting/audit?record=${await recordOf(owner, 'group.settings')}`, {
    as: owner,
    language: 'ko',
  });
  await screen.findByText(say('audits.fields.quietHoursEnd'));
  expect(screen.queryByText(/Quiet hours/)).toBeNull();
});
