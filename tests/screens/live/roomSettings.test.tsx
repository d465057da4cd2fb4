import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contract } from '../../../src/contract/index.ts';
import { en } from '../../../src/i18n/en/index.ts';
import { renderScreen } from '../../support/renderScreen.tsx';
import { studyRooms } from '../../support/studyRooms.ts';
import { createWorld } from '../../support/world.ts';

const { fields } = en.resources.rooms;
const { password: passwordWords } = en.rooms.form;
const panel = () => within(screen.getByRole('dialog', { name: '집중실' }));
const box = (label: string) => panel().getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const type = (label: string, value: string) => fireEvent.change(box(label), { target: { value } });

async function openSettings() {
  const world = await createWorld();
  const { owner, ...academy } = await world.academy();
  const { roomId } = await studyRooms(world, { owner, ...academy }).room({ name: '집중실' });
  const { user } = await renderScreen(`/room/status?record=${roomId}&tab=settings`, { as: owner });
  await screen.findByRole('radio', { name: passwordWords.set });
  const save = () => user.click(screen.getByRole('button', { name: en.app.save }));
  const details = async () => (await owner.call(contract.rooms.activeOne, { params: { roomId } })).body;
  return { owner, roomId, user, save, details };
}

test('a room’s settings show errors next to their fields, keep the input, and are saved', async () => {
  const { user, save, details } = await openSettings();
  const marked = [fields.name, fields.maxParticipants, fields.endsOn].map(label =>
    box(label).labels![0]!.textContent!.includes('*'),
  );
  expect(marked).toEqual([true, true, false]);
  type(fields.name, '새벽 집중실');
  type(fields.maxParticipants, '0');
  await user.click(screen.getByRole('radio', { name: passwordWords.set }));
  type(passwordWords.value, '12');
  await save();
  expect((await screen.findAllByText(en.validation.participants)).length).toBeGreaterThan(0);
  expect(screen.getAllByText(en.validation.roomPassword).length).toBeGreaterThan(0);
  expect(box(fields.name).value).toBe('새벽 집중실');
  expect((await details()).basicInfo).toMatchObject({ name: '집중실', passwordSet: false });

  type(fields.maxParticipants, '8');
  type(passwordWords.value, 'dawn-2026');
  const camera = screen.getByRole('group', { name: fields.defaultRoleCamera });
  await user.click(within(camera).getByRole('button', { name: en.statuses.deviceState.OFF }));
  await user.click(screen.getByRole('checkbox', { name: en.choices.hostPermission.EXPEL }));
  await save();
  await screen.findByRole('dialog', { name: '새벽 집중실' });
  const { basicInfo, detailInfo } = await details();
  expect(basicInfo).toMatchObject({ name: '새벽 집중실', maxParticipants: 8, passwordSet: true });
  expect(detailInfo.defaultRoleCamera).toBe('OFF');
  expect(detailInfo.hostPermissions).toContain('EXPEL');
});

test('settings that another user changed meanwhile show both values, and both changes are kept', async () => {
  const { owner, roomId, user, save, details } = await openSettings();
  type(fields.name, '내가 고친 이름');
  const { basicInfo, detailInfo, version } = await details();
  const { endsOn, recommendedStudy, defaultRoleCamera, defaultRoleMic, hostPermissions } = detailInfo;
  await owner.call(contract.rooms.update, {
    params: { roomId },
    version,
    body: {
      name: '먼저 고친 이름',
      roomMode: basicInfo.roomMode,
      maxParticipants: 12,
      recommendedStudy,
      defaultRoleCamera,
      defaultRoleMic,
      hostPermissions,
      endsOn,
    },
  });
  await save();
  const conflict = await screen.findByRole('dialog', { name: en.form.conflict.title });
  within(conflict).getByText(/먼저 고친 이름/);
  await user.click(within(conflict).getByRole('button', { name: en.form.conflict.apply }));
  await screen.findByRole('dialog', { name: '내가 고친 이름' });
  expect((await details()).basicInfo).toMatchObject({ name: '내가 고친 이름', maxParticipants: 12 });
});
