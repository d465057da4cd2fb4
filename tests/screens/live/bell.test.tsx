import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { watchStays } from '../../../server/jobs/watchStays.ts';
import { contract } from '../../../src/contract/index.ts';
import { en } from '../../../src/i18n/en/index.ts';
import { renderScreen } from '../../support/renderScreen.tsx';
import { studyRooms } from '../../support/studyRooms.ts';
import { createWorld } from '../../support/world.ts';

test('the bell rings without a reload, lists what happened, and is read', async () => {
  const world = await createWorld();
  const academy = await world.academy();
  const place = studyRooms(world, academy);
  const someone = await academy.student({ name: '강하늘' });
  const { user } = await renderScreen('/study/status', { as: academy.owner });
  await user.click(await screen.findByRole('button', { name: en.bell.open }));
  await screen.findByText(en.bell.empty.title);
  await screen.findByText(en.live.contact.live);

  await place.enter(someone, await place.room(), { camera: 'OFF' });
  world.clock.advance({ minutes: 11 });
  await watchStays(world);
  const list = await screen.findByRole('dialog', { name: en.bell.title });
  const item = await within(list).findByRole('link', { name: /강하늘/ });
  expect(item.textContent).toContain(en.bell.text.CAMERA_OFF);
  expect(item.getAttribute('href')).toBe(`/study/status?student=${someone.userId}`);
  within(item).getByRole('img', { name: en.bell.unread });
  await user.click(within(list).getByRole('button', { name: en.bell.markRead }));
  await waitFor(() => expect(within(list).queryByRole('img', { name: en.bell.unread })).toBeNull());
});

test('an alert that someone else takes says so without a reload, and can be taken and closed', async () => {
  const world = await createWorld();
  const academy = await world.academy();
  const place = studyRooms(world, academy);
  const manager = await academy.manager({ name: '박선영', permissions: ['VIEW_ROOM_USER'] });
  for (const name of ['강하늘', '오지호'])
    await place.enter(await academy.student({ name }), await place.room(), { camera: 'OFF' });
  world.clock.advance({ minutes: 11 });
  await watchStays(world);
  const { user } = await renderScreen('/study/status', { as: academy.owner });
  await screen.findByText(en.live.contact.live);
  await user.click(await screen.findByRole('button', { name: /^Notifications, 2 unread/ }));
  const list = await screen.findByRole('dialog', { name: en.bell.title });
  const take = (name: string) => within(list).queryByRole('button', { name: `${en.bell.take}: ${name}` });
  await waitFor(() => expect(take('강하늘')).not.toBeNull());
  const { content } = (await manager.call(contract.session.alerts)).body;
  const { alertId } = content.find(({ name }) => name === '강하늘')!;
  await manager.call(contract.session.takeAlert, { params: { alertId } });
  await within(list).findByText(/^박선영 is on it/);
  expect(take('강하늘')).toBeNull();
  // By keyboard one goes on where one was, though what was pressed is gone.
  take('오지호')!.focus();
  await user.keyboard('{Enter}');
  await within(list).findByText(new RegExp(`^${en.bell.takenByMe}`));
  const group = within(list).getByRole('group', { name: '오지호' });
  await waitFor(() => expect(document.activeElement).toBe(group));
  await user.tab();
  await user.tab();
  expect(document.activeElement?.getAttribute('aria-label')).toBe(`${en.bell.close}: 오지호`);
  await user.keyboard('{Enter}');
  await within(list).findByText(/^Closed by /);
  await waitFor(() => expect(document.activeElement).toBe(group));
  expect(within(list).queryByRole('button', { name: `${en.bell.close}: 오지호` })).toBeNull();
});
