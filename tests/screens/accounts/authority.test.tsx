import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { contract } from '../../../src/contract/index.ts';
import { permissions } from '../../../src/domain/permissions.ts';
import { pathOf, pathOfRecord } from '../../../src/screens.ts';
import { currentPath, renderScreen } from '../../support/renderScreen.tsx';
import { studyRooms } from '../../support/studyRooms.ts';
import { wordsOf } from '../../support/wordsOf.ts';
import { createWorld } from '../../support/world.ts';

/** An observer with every permission, a student, and a room that is open. */
async function observed() {
  const world = await createWorld();
  const academy = await world.academy();
  const observer = await academy.manager({
    name: '지켜보는이',
    observer: true,
    permissions: [...permissions],
  });
  const student = await academy.student({
    name: '나의학생',
    managerId: observer.customerId,
    memo: '메모 글',
  });
  const manager = await academy.manager({ name: '다른매니저', memo: '매니저 메모' });
  const room = await studyRooms(world, academy).room({ name: '집중실' });
  return { world, academy, observer, student, manager, room };
}
type Observed = Awaited<ReturnType<typeof observed>>;

/** Screens that write for others, with something that they show to who only watches. */
const readOnly: [string, (of: Observed) => string, (of: Observed) => string][] = [
  ['students', () => pathOf('students'), () => '나의학생'],
  ['a student', ({ student }) => pathOf('student', { id: student.customerId }), () => '메모 글'],
  [
    'a profile',
    ({ student }) => `${pathOf('student', { id: student.customerId })}?tab=profile`,
    () => '나의학생',
  ],
  ['managers', () => pathOf('managers'), () => '다른매니저'],
  ['a manager', ({ manager }) => pathOf('manager', { id: manager.customerId }), () => '매니저 메모'],
  ['rooms', () => pathOf('roomStatus'), () => '집중실'],
  ['a room', ({ room }) => pathOfRecord('roomStatus', room.roomId), () => '집중실'],
  ['the academy', () => pathOf('groupInfo'), ({ academy }) => academy.name],
  ['templates', () => pathOf('templates'), () => ''],
  ['notifications', () => pathOf('notifications'), () => ''],
];

/** The same academy, viewed read-only by a super administrator. */
async function viewed() {
  const of = await observed();
  const superAdmin = await of.world.superAdmin();
  const { groupId } = of.academy;
  await superAdmin.call(contract.admin.viewAs, { body: { groupId, reason: '문의 확인' } });
  return { ...of, observer: superAdmin };
}
/** Each in a language of their own, so that all screens are read in both. */
const readers = [
  { who: 'an observer', make: observed, language: 'ko' },
  { who: 'a super administrator who views an academy', make: viewed, language: 'en' },
] as const;

describe.each(readers)(
  '$who sees no way to change anything, in $language',
  { timeout: 60_000 },
  ({ make, language }) => {
    const say = wordsOf(language);
    const buttons = [
      'app.save',
      'accounts.students.add',
      'accounts.managers.add',
      'rooms.end.button',
      'templates.add',
      'notices.compose',
    ];

    const reading = ['list.exportSelected', 'list.unselect', 'actions.printCards.label'].map(key => say(key));
    const selectAll = say('list.selectAll', { count: '…' }).split('…')[0]!;
    const isReading = (name: string) => reading.includes(name) || name.startsWith(selectAll);
    test.each(readOnly)('%s', async (_, path, shown) => {
      const of = await make();
      const { user } = await renderScreen(path(of), { as: of.observer, language });
      expect((await screen.findAllByText(shown(of), { exact: false })).length).toBeGreaterThan(0);
      await waitFor(() => expect(document.querySelector('.MuiSkeleton-root')).toBeNull());
      for (const key of buttons) {
        expect([key, screen.queryByRole('button', { name: say(key) })]).toEqual([key, null]);
        expect([key, screen.queryByRole('link', { name: say(key) })]).toEqual([key, null]);
      }
      expect(document.querySelector('button[type=submit]')).toBeNull();
      expect(screen.queryByRole('button', { name: new RegExp(say('list.actions')) })).toBeNull();
      // Selected records can be exported or printed, which only reads.
      const box = document.querySelector('tbody .select-cell input');
      if (box === null || screen.queryByRole('dialog') !== null) return;
      await user.click(box);
      const bar = await screen.findByRole('region', {
        name: say('ra.action.bulk_actions', { smart_count: 1 }),
      });
      const offered = within(bar).getAllByRole('button');
      expect(
        offered
          .map(button => button.getAttribute('aria-label') ?? button.textContent)
          .filter(name => name !== null && !isReading(name)),
      ).toEqual([]);
    });

    test.each(['studentAdd', 'managerAdd', 'group'] as const)('%s is closed', async name => {
      const { observer } = await make();
      await renderScreen(pathOf(name), { as: observer, language });
      await waitFor(() => expect(currentPath()).toBe(pathOf('error', undefined, { type: 'notfound' })));
    });
  },
);

describe.each(['ko'] as const)('authority over managers, in %s', { timeout: 60_000 }, language => {
  const say = wordsOf(language);
  const reason = say('errors.TARGET_HOLDS_MORE');

  async function lesser() {
    const academy = await (await createWorld()).academy();
    const editor = await academy.manager({ permissions: ['VIEW_MANAGER'] });
    const full = await academy.manager({
      name: '더높은이',
      memo: '비고 내용',
      permissions: [...permissions],
      authenticatedAt: null,
      registrationStatus: 'PENDING',
    });
    const path = (tab: string) => `${pathOf('manager', { id: full.customerId })}?tab=${tab}`;
    return { academy, editor, full, path };
  }

  test('a manager with more permissions is shown without a form, with the reason and those permissions', async () => {
    const { editor, path } = await lesser();
    const { user } = await renderScreen(path('info'), { as: editor, language });
    await screen.findByText('비고 내용');
    screen.getByText(reason, { exact: false });
    screen.getByText(say('permissions.names.MANAGE_GROUP'), { exact: false });
    expect(screen.queryByRole('button', { name: say('app.save') })).toBeNull();
    const again = screen.getByRole('button', { name: say('accounts.invitation.first') });
    expect(again.matches(':disabled')).toBe(true);

    await user.click(screen.getByRole('button', { name: /더높은이/ }));
    const menu = within(await screen.findByRole('menu'));
    for (const name of ['deactivate', 'resendInvitation', 'delete']) {
      const item = menu.getByRole('menuitem', { name: new RegExp(say(`actions.${name}.label`)) });
      expect(item.getAttribute('aria-disabled')).toBe('true');
      expect(item.textContent).toContain(reason);
    }
  });

  test.each(['permissions', 'alerts'])('their %s are shown and not changed', async tab => {
    const { editor, path } = await lesser();
    await renderScreen(path(tab), { as: editor, language });
    await screen.findByText(reason, { exact: false });
    const switches = await screen.findAllByRole<HTMLInputElement>('switch').catch(() => []);
    const boxes = switches.length > 0 ? switches : screen.getAllByRole<HTMLInputElement>('checkbox');
    for (const each of boxes) expect(each.disabled).toBe(true);
  });

  test('a student’s manager is chosen by who may assign students', async () => {
    const academy = await (await createWorld()).academy();
    const clerk = await academy.manager({ permissions: ['VIEW_STUDENT'] });
    const { customerId } = await academy.student({ managerId: clerk.customerId });
    await renderScreen(pathOf('student', { id: customerId }), { as: clerk, language });
    await screen.findByText(say('accounts.students.assignNotHeld'));
    const label = new RegExp(say('resources.students.fields.managerId'));
    expect(screen.getByLabelText<HTMLInputElement>(label).disabled).toBe(true);
  });
});
