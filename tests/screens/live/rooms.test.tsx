import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { contract } from '../../../src/contract/index.ts';
import { en } from '../../../src/i18n/en/index.ts';
import { filled } from '../../support/bothLanguages.ts';
import { renderScreen } from '../../support/renderScreen.tsx';
import { studyRooms } from '../../support/studyRooms.ts';
import { createWorld } from '../../support/world.ts';

async function academyWithRoom() {
  const world = await createWorld();
  const academy = await world.academy();
  const place = studyRooms(world, academy);
  return { world, ...academy, place, room: await place.room({ name: '집중실' }) };
}
const panel = () => screen.findByRole('dialog', { name: '집중실' });
const { rooms: words } = en;

test('a room opens next to the list, and shows who is in it as they come [S2.20]', async () => {
  const { owner, student, place, room } = await academyWithRoom();
  const { user } = await renderScreen('/room/status', { as: owner });
  await user.click(await screen.findByRole('link', { name: /집중실/ }));
  await within(await panel()).findByText(words.users.empty.title);
  await waitFor(() => expect(window.location.search).toContain(room.roomId));
  // The stream is open once the first screen has what it wants.
  await place.enter(await student({ name: '강하늘' }), room);
  await within(await panel()).findByText('강하늘');
});

test('a row grows into its panel and back where browsers can, and not for who wants less motion', async () => {
  const { owner } = await academyWithRoom();
  const names: string[] = [];
  const nameNow = () =>
    names.push(
      ...[...document.querySelectorAll<HTMLElement>('[style*=view-transition-name]')].map(element =>
        element.hasAttribute('role') ? 'panel' : element.localName,
      ),
    );
  const startViewTransition = vi.fn((update: () => Promise<void>) => {
    nameNow();
    const finished = update().then(nameNow);
    return { finished, ready: finished, skipTransition: () => undefined };
  });
  Object.assign(document, { startViewTransition });
  onTestFinished(() => void Reflect.deleteProperty(document, 'startViewTransition'));
  const { user } = await renderScreen('/room/status', { as: owner });
  const row = await screen.findByRole('link', { name: /집중실/ });
  await user.click(row);
  await user.click(within(await panel()).getByRole('button', { name: en.app.close }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(names).toEqual(['tr', 'panel', 'panel', 'tr']);

  const matchMedia = window.matchMedia.bind(window);
  onTestFinished(() => void Object.assign(window, { matchMedia }));
  Object.assign(window, {
    matchMedia: (query: string) =>
      query.includes('reduced-motion') ? { ...matchMedia(query), matches: true } : matchMedia(query),
  });
  await user.click(row);
  await panel();
  expect(startViewTransition).toHaveBeenCalledTimes(2);
});

test('the way in is a one-time password', async () => {
  const { owner, room } = await academyWithRoom();
  const { user } = await renderScreen(`/room/status?record=${room.roomId}`, { as: owner });
  await user.click(await within(await panel()).findByRole('button', { name: words.join.button }));
  const otp = await screen.findByRole('status', { name: words.join.otp });
  expect(otp.textContent).toMatch(/^[A-Z2-9]{8}$/);
});

test('ending a room asks first and says who has to leave', async () => {
  const { owner, student, place, room } = await academyWithRoom();
  await place.enter(await student(), room);
  const { user } = await renderScreen(`/room/status?record=${room.roomId}`, { as: owner });
  await user.click(await within(await panel()).findByRole('button', { name: words.end.button }));
  const dialog = await screen.findByRole('dialog', { name: /End “집중실”/ });
  within(dialog).getByText(/^1 person in the room will be removed/);
  await user.click(within(dialog).getByRole('button', { name: words.end.confirm }));
  await screen.findByText(words.status.empty.title);
});

test('a student is removed from a room after a confirmation', async () => {
  const { owner, student, place, room } = await academyWithRoom();
  await place.enter(await student({ name: '강하늘' }), room);
  const { user } = await renderScreen(`/room/status?record=${room.roomId}`, { as: owner });
  const named = words.remove.named.replace('%{name}', '강하늘');
  await user.click(await within(await panel()).findByRole('button', { name: named }));
  const dialog = await screen.findByRole('dialog', { name: /강하늘/ });
  await user.click(within(dialog).getByRole('button', { name: words.remove.confirm }));
  await within(await panel()).findByText(words.users.empty.title);
  await screen.findByText(words.remove.left.replace('%{name}', '강하늘'));
});

test('a manager without permissions sees why there is nothing else, and whom to ask', async () => {
  const academy = await (await createWorld()).academy();
  const { name, email } = academy.owner;
  const text = filled(words.history.noPermissions, { name, email });
  const { unmount } = await renderScreen('/room/history', { as: await academy.manager() });
  await screen.findByText(text);
  unmount();
  await renderScreen('/room/history', { as: await academy.manager({ permissions: ['VIEW_STUDENT'] }) });
  await screen.findByText(words.history.empty.title);
  expect(screen.queryByText(text)).toBeNull();
});

test('the history has ended rooms with everyone who was in them [S2.21]', async () => {
  const { world, owner, student, place, room } = await academyWithRoom();
  await place.enter(await student({ name: '강하늘' }), room);
  world.clock.advance({ minutes: 30 });
  await owner.call(contract.rooms.end, { params: { roomId: room.roomId } });
  const { user } = await renderScreen('/room/history', { as: owner });
  await user.click(await screen.findByRole('link', { name: /집중실/ }));
  const open = await panel();
  await within(open).findByText('강하늘');
  within(open).getByText(en.choices.expulsionReason.ROOM_ENDED);
});
