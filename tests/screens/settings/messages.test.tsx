import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../server/database/newId.ts';
import type { ImageOrder } from '../../../src/engine/form/image/imageWorker.ts';
import type { Caller } from '../../support/caller.ts';
import { renderScreen } from '../../support/renderScreen.tsx';
import { wordsOf } from '../../support/wordsOf.ts';
import { createWorld } from '../../support/world.ts';

/** A browser's worker that finds an image as it should be; there is none here that could draw. */
class DrawnAsItIs extends EventTarget {
  postMessage({ file }: ImageOrder) {
    this.dispatchEvent(new MessageEvent('message', { data: file }));
  }
  terminate() {}
}

const { Worker } = globalThis;
beforeEach(() => void Object.assign(globalThis, { Worker: DrawnAsItIs }));
afterEach(() => void Object.assign(globalThis, { Worker }));

/** A server that fails whenever something is to be changed. */
const failing = (caller: Caller): Caller => ({
  ...caller,
  fetch: (address, init) =>
    init?.method === undefined || init.method === 'GET'
      ? caller.fetch(address, init)
      : Promise.resolve(new Response('', { status: 500 })),
});

describe.each(['en'] as const)(
  'the messages about settings and one’s profile (specification, section 8) in %s',
  language => {
    const say = wordsOf(language);
    const save = () => screen.getAllByText(say('app.save'))[0]!;

    test('an image that could not be uploaded, and one that could not be removed [S8.11]', async () => {
      const world = await createWorld();
      const { owner, change } = await world.academy();
      await change(owner, { profileImageId: newId(world.clock()) });
      const { user } = await renderScreen('/setting/profile', { as: failing(owner), language });
      const group = (await screen.findByText(say('resources.profile.fields.profileImageId'))).closest(
        '[role=group]',
      )!;
      const input = within(group as HTMLElement);
      const drop = new Event('drop', { bubbles: true, cancelable: true });
      const file = new File(['an image'], 'a.png', { type: 'image/png' });
      group.dispatchEvent(Object.assign(drop, { dataTransfer: { files: [file] } }));
      await user.click(await screen.findByRole('button', { name: say('images.crop.choose') }));
      await input.findByText(say('images.uploadFailed'));

      await user.click(input.getByText(say('images.remove')));
      await user.click(save());
      await input.findByText(say('images.removalFailed'));
      screen.getByText(say('myProfile.failed'));
    });

    test('a password that could not be changed [S8.12]', async () => {
      const { owner } = await (await createWorld()).academy();
      const { user } = await renderScreen('/setting/profile', { as: failing(owner), language });
      await user.type(
        await screen.findByLabelText(new RegExp(say('myProfile.password.current'))),
        'studyroom1',
      );
      await user.type(screen.getByLabelText(new RegExp(`^${say('password.new')}`)), 'studyroom2');
      await user.type(screen.getByLabelText(new RegExp(`^${say('password.confirmation')}`)), 'studyroom2');
      await user.click(screen.getByRole('button', { name: say('myProfile.password.save') }));
      await screen.findByText(say('myProfile.password.failed'));
      expect(screen.getByLabelText(new RegExp(`^${say('password.new')}`))).toHaveProperty(
        'value',
        'studyroom2',
      );
    });

    test.each([
      ['/setting', 'settings.info.failed', 'resources.groups.fields.address'],
      ['/setting/group', 'settings.features.failed', 'resources.studySettings.fields.breakNotification'],
    ])('settings that could not be changed at %s [S8.12]', async (path, failed, field) => {
      const { owner } = await (await createWorld()).academy();
      const { user } = await renderScreen(path, { as: failing(owner), language });
      const input = await screen.findByLabelText(new RegExp(`^${say(field)}`));
      await (input.getAttribute('role') === 'switch' ? user.click(input) : user.type(input, '2'));
      await user.click(save());
      await screen.findByText(say(failed));
    });
  },
);
