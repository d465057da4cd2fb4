import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { contract } from '../../../src/contract/index.ts';
import { en } from '../../../src/i18n/en/index.ts';
import { renderScreen } from '../../support/renderScreen.tsx';
import { studyRooms } from '../../support/studyRooms.ts';
import { createWorld } from '../../support/world.ts';

async function academyWithRoom() {
  const world = await createWorld();
  const academy = await world.academy();
  const place = studyRooms(world, academy);
  return { world, ...academy, place, room: await place.room({ name: '집중실' }) };
}
/** The window of these tests has no screen to fill. */
function offerFullScreen() {
  const fill = (element: Element | null) => () => {
    Object.defineProperty(document, 'fullscreenElement', { value: element, configurable: true });
    document.dispatchEvent(new Event('fullscreenchange'));
    return Promise.resolve();
  };
  Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true });
  Object.assign(document, { exitFullscreen: fill(null) });
  Object.assign(document.documentElement, { requestFullscreen: fill(document.documentElement) });
  fill(null)();
}
afterEach(() => {
  for (const name of ['fullscreenElement', 'fullscreenEnabled', 'exitFullscreen'])
    Reflect.deleteProperty(document, name);
  Reflect.deleteProperty(document.documentElement, 'requestFullscreen');
  vi.useRealTimers();
  window.scrollTo(0, 0);
});
const wall = () => screen.findByRole('list', { name: en.wall.list });
const tiles = async () =>
  within(await wall())
    .getAllByRole('listitem')
    .map(tile => tile.textContent);

test('the wall shows who studies, and follows without a reload [S2.22]', async () => {
  const { owner, student, place, room } = await academyWithRoom();
  const [first, second] = [await student({ name: '강하늘' }), await student({ name: '문태오' })];
  await place.enter(first, room);
  await place.press(first, 'STUDY');
  await renderScreen('/study/status', { as: owner });
  await waitFor(async () => expect(await tiles()).toEqual([expect.stringContaining('강하늘')]));
  expect((await tiles())[0]).toContain(en.statuses.stopwatchStatus.STUDY);
  await screen.findByText(en.live.contact.live);

  await place.enter(second, room);
  await waitFor(async () => expect(await tiles()).toHaveLength(2));
  await place.devices(first, { camera: 'OFF' });
  await waitFor(async () => expect((await tiles())[0]).toContain(en.wall.cameraOff));
  expect((await tiles())[0]).toContain('강하늘');
  await place.leave(first);
  await waitFor(async () => expect(await tiles()).toEqual([expect.stringContaining('문태오')]));
});

test('its figures and its search narrow it down, rooms divide it, and it fills the screen', async () => {
  const { owner, student, place, room } = await academyWithRoom();
  const other = await place.room({ name: '다른 방' });
  const [studying, resting] = [await student({ name: '강하늘' }), await student({ name: '문태오' })];
  await place.enter(studying, room);
  await place.press(studying, 'STUDY');
  await place.enter(resting, other);
  await place.press(resting, 'BREAK');
  offerFullScreen();
  const { user } = await renderScreen('/study/status', { as: owner });
  await waitFor(async () => expect(await tiles()).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: new RegExp(`^${en.wall.summary.BREAK}`) }));
  await waitFor(async () => expect(await tiles()).toEqual([expect.stringContaining('문태오')]));
  await user.click(screen.getByRole('button', { name: new RegExp(`^${en.wall.summary.BREAK}`) }));
  const search = screen.getByRole('searchbox', { name: en.wall.search });
  await user.type(search, '하늘');
  await waitFor(async () => expect(await tiles()).toEqual([expect.stringContaining('강하늘')]));

  await user.clear(search);
  await user.click(screen.getByRole('combobox', { name: en.wall.sort.label }));
  await user.click(await screen.findByRole('option', { name: en.wall.sort.room }));
  await waitFor(async () =>
    expect(await tiles()).toEqual([
      '다른 방 1',
      expect.stringContaining('문태오'),
      '집중실 1',
      expect.stringContaining('강하늘'),
    ]),
  );

  await user.click(screen.getByRole('button', { name: en.wall.fullScreen.enter }));
  await user.click(await screen.findByRole('button', { name: en.wall.fullScreen.leave }));
  await screen.findByRole('button', { name: en.wall.fullScreen.enter });
});

test('in full screen it turns its pages every 15 seconds while no one uses it', async () => {
  const { owner, student, place, room } = await academyWithRoom();
  for (const name of ['강하늘', '고은별', '문태오', '서지우'])
    await place.enter(await student({ name }), room);
  offerFullScreen();
  const { user } = await renderScreen('/study/status', { as: owner });
  await waitFor(async () => expect(await tiles()).toHaveLength(4));
  await user.click(screen.getByRole('button', { name: en.wall.fullScreen.enter }));
  const mark = (first: number, last: number) =>
    screen.findByText(`${first}–${last} of 4`, {}, { timeout: 4_000 });
  await mark(1, 2);
  vi.useFakeTimers({ toFake: ['Date'] });
  const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000);
  pass(14);
  fireEvent.pointerMove(window);
  pass(14);
  await new Promise(requestAnimationFrame);
  expect(window.scrollY).toBe(0);
  // This window says nothing of having been scrolled.
  const turned = async () => {
    const before = window.scrollY;
    await waitFor(() => expect(window.scrollY).not.toBe(before), { timeout: 4_000 });
    fireEvent.scroll(window);
  };
  pass(2);
  await turned();
  await mark(3, 4);
  pass(16);
  await turned();
  await mark(1, 2);
});

test('a tile opens its student, with the room they are in; on a phone the filters are in a sheet', async () => {
  const { owner, student, place, room } = await academyWithRoom();
  await place.enter(await student({ name: '강하늘' }), room);
  await place.enter(await student({ name: '문태오' }), await place.room({ name: '다른 방' }));
  const { user } = await renderScreen('/study/status', { as: owner, isPhone: true });
  await waitFor(async () => expect(await tiles()).toHaveLength(2));
  await user.click(await screen.findByRole('button', { name: en.list.filters }));
  const sheet = within(await screen.findByRole('dialog', { name: en.list.filters }));
  await user.click(sheet.getByRole('combobox', { name: en.wall.room }));
  await user.click(await screen.findByRole('option', { name: '집중실' }));
  const found = en.list.showMatches.replace('%{count}', '1 student');
  await user.click(await sheet.findByRole('button', { name: found }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await within(await wall()).findByRole('button', { name: /강하늘/ }));
  const panel = await screen.findByRole('dialog', { name: '강하늘' });
  within(panel).getByText('집중실');
  expect(within(panel).getByRole('link', { name: en.wall.details.room }).getAttribute('href')).toBe(
    `/room/status?record=${room.roomId}`,
  );
});

test('students of the wall are selected, messaged together and written a memo', async () => {
  const { owner, student, place, room } = await academyWithRoom();
  const [first, second] = [await student({ name: '강하늘' }), await student({ name: '문태오' })];
  for (const each of [first, second]) await place.enter(each, room);
  const { user } = await renderScreen('/study/status', { as: owner });
  const tile = async (name: RegExp) => within(await wall()).findByRole('button', { name });
  await tile(/강하늘/);
  await user.click(screen.getByRole('button', { name: en.wall.selection.begin }));
  await user.click(await tile(/강하늘/));
  expect((await tile(/강하늘/)).getAttribute('aria-pressed')).toBe('true');
  expect(screen.queryByRole('dialog', { name: '강하늘' })).toBeNull();
  const bar = within(await screen.findByRole('region', { name: /1/ }));
  bar.getByRole('button', { name: en.list.exportSelected });
  bar.getByRole('button', { name: en.actions.message.label });
  await user.click(bar.getByRole('button', { name: /2/ }));
  expect((await tile(/문태오/)).getAttribute('aria-pressed')).toBe('true');
  await user.click(bar.getByRole('button', { name: en.actions.setMemo.label }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByRole('textbox'), '상담 예정');
  const confirm = dialog.getByRole('button', { name: /^Apply to/ });
  await waitFor(() => expect(confirm).toHaveProperty('disabled', false));
  await user.click(confirm);
  await waitFor(async () => {
    const { body } = await owner.call(contract.students.list);
    expect(body.content.map(({ memo }) => memo)).toEqual(['상담 예정', '상담 예정']);
  });
});

test('an empty wall has a message and a drawing', async () => {
  const { owner } = await academyWithRoom();
  await renderScreen('/study/status', { as: owner });
  const title = await screen.findByText(en.wall.empty.title);
  await waitFor(() => expect(title.parentElement!.querySelector('[aria-hidden] > svg')).not.toBeNull());
});

test('where the host has no stream, the wall polls; a lost connection is shown and restored', async () => {
  const { owner, student, place, room } = await academyWithRoom();
  let isDown = false;
  const withoutStream = {
    ...owner,
    fetch: (address: string, init?: RequestInit) => {
      if (isDown) return Promise.reject(new TypeError('fetch failed'));
      if (address.endsWith(contract.session.events.path))
        return Promise.resolve(new Response('', { status: 404 }));
      return owner.fetch(address, init);
    },
  };
  await renderScreen('/study/status', { as: withoutStream });
  await screen.findByText(en.live.contact.polling);
  await place.enter(await student({ name: '강하늘' }), room);
  await waitFor(async () => expect(await tiles()).toHaveLength(1), { timeout: 8_000 });
  isDown = true;
  await screen.findByText(en.live.lost.title);
  isDown = false;
  await waitFor(() => expect(screen.queryByText(en.live.lost.title)).toBeNull(), { timeout: 8_000 });
});
