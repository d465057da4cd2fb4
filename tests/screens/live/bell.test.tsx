import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { watchStays } from '../../../server/jobs/watchStays.ts';
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
