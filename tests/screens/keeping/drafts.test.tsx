import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contract } from '../../../src/contract/index.ts';
import { limits } from '../../../src/domain/limits.ts';
import { deleteExpiredDrafts, draftPlaces, readDraft, writeDraft } from '../../../src/drafts/draftStore.ts';
import { en } from '../../../src/i18n/en/index.ts';
import type { Person } from '../../support/person.ts';
import { currentPath, renderScreen } from '../../support/renderScreen.tsx';
import { createWorld } from '../../support/world.ts';

/** Whole screens are opened twice. */

const accountOf = ({ groupId, customerId }: Person) => `${groupId}/${customerId}`;
const stored = (person: Person) =>
  waitFor(async () => expect(await draftPlaces(accountOf(person))).toHaveLength(1));
const memoField = () =>
  screen.findByRole<HTMLTextAreaElement>(
    'textbox',
    { name: en.resources.students.fields.memo },
    { timeout: 30_000 },
  );

/** Types a memo into a student's form; then the browser crashes. */
async function typedAndCrashed() {
  const academy = await (await createWorld()).academy();
  const student = await academy.student({ memo: '처음' });
  const path = `/student/${student.customerId}`;
  const { user } = await renderScreen(path, { as: academy.owner });
  await user.type(await memoField(), '과 나중');
  await stored(academy.owner);
  cleanup();
  return { academy, student, path };
}

test('a form that was not saved is restored for the same person, and discarded on request', async () => {
  const { academy, path } = await typedAndCrashed();
  const { user } = await renderScreen(path, { as: academy.owner });
  const notice = within((await screen.findByText(en.drafts.restored, { exact: false })).parentElement!);
  expect((await memoField()).value).toBe('처음과 나중');
  expect(screen.getByRole('button', { name: en.app.save }).hasAttribute('disabled')).toBe(false);
  await user.click(notice.getByRole('button', { name: en.drafts.discard }));
  expect((await memoField()).value).toBe('처음');
  await waitFor(async () => expect(await draftPlaces(accountOf(academy.owner))).toEqual([]));
});

test('another person at the same browser does not get it', async () => {
  const { academy, path } = await typedAndCrashed();
  const manager = await academy.manager({ permissions: ['VIEW_STUDENT'] });
  await renderScreen(path, { as: manager });
  expect((await memoField()).value).toBe('처음');
  expect(screen.queryByText(en.drafts.restored, { exact: false })).toBeNull();
  expect((await memoField()).value).toBe('처음');
});

test('input on an older version is saved through the choice between mine and theirs', async () => {
  const { academy, student, path } = await typedAndCrashed();
  const params = { id: student.customerId };
  const { body } = await academy.owner.call(contract.students.one, { params });
  await academy.owner.call(contract.students.update, {
    params,
    version: body.version,
    body: contract.students.update.body!.cast({ ...body, memo: '상대방' }, { stripUnknown: true }) as never,
  });
  const { user } = await renderScreen(path, { as: academy.owner });
  await screen.findByText(en.drafts.outdated, { exact: false });
  expect((await memoField()).value).toBe('처음과 나중');
  await user.click(screen.getByRole('button', { name: en.app.save }));
  const dialog = within(await screen.findByRole('dialog', { name: en.form.conflict.title }));
  expect(dialog.getByRole('radio', { name: /처음과 나중/ })).toHaveProperty('checked', true);
  await user.click(dialog.getByRole('button', { name: en.form.conflict.apply }));
  await screen.findByText(en.form.saved);
  expect((await academy.account(student)).memo).toBe('처음과 나중');
  await waitFor(async () => expect(await draftPlaces(accountOf(academy.owner))).toEqual([]));
});

test('signing out deletes drafts, after asking', async () => {
  const { academy } = await typedAndCrashed();
  const { user } = await renderScreen('/setting/profile', { as: academy.owner });
  await user.click(await screen.findByRole('button', { name: en.app.profileMenu }));
  await user.click(await screen.findByRole('menuitem', { name: en.app.signOut }));
  const question = within(await screen.findByRole('alertdialog', { name: en.unsaved.title }));
  await user.click(question.getByRole('button', { name: en.unsaved.signOut }));
  await waitFor(() => expect(currentPath()).toBe('/auth/login'));
  expect(await draftPlaces(accountOf(academy.owner))).toEqual([]);
});

test('a draft is restored until it is too old', async () => {
  const dayMs = 86_400_000;
  const now = Date.now();
  await writeDraft('academy/person', 'old', 'text', { now: now - limits.draft.days * dayMs - 1 });
  await writeDraft('academy/person', 'young', 'text', {
    now: now - limits.draft.days * dayMs + 60_000,
  });
  expect(await readDraft('academy/person', 'old', now)).toBeNull();
  expect(await readDraft('academy/person', 'young', now)).toMatchObject({ value: 'text' });
  expect(await readDraft('academy/somebody-else', 'young', now)).toBeNull();
  await deleteExpiredDrafts(now);
  expect(await draftPlaces('academy/person')).toEqual(['young']);
});
