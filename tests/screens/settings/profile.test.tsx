import { screen, waitFor, within } from '@testing-library/react';
import type { DetachedWindowAPI } from 'happy-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { serverWords } from '../../../server/core/serverWords.ts';
import { contract } from '../../../src/contract/index.ts';
import { languageName } from '../../../src/domain/languageName.ts';
import { runtime } from '../../../src/runtime.ts';
import { contentFolder } from '../../support/contentFolder.ts';
import { password } from '../../support/person.ts';
import { renderScreen } from '../../support/renderScreen.tsx';
import { createWorld } from '../../support/world.ts';
import { wordsOf } from '../../support/wordsOf.ts';

const say = wordsOf('ko');

/** No script of another host is loaded here: it counts as loaded, and this is what it put into the page. */
function chatInPage() {
  const { settings } = Reflect.get(window, 'happyDOM') as DetachedWindowAPI;
  settings.handleDisabledFileLoadingAsSuccess = true;
  runtime.chat = { sdkUrl: 'https://chat.example/sdk.js', key: 'key-1' };
  const open = vi.fn();
  vi.stubGlobal('studyroomChat', { open });
  return open;
}

afterEach(() => {
  runtime.chat = null;
  vi.unstubAllGlobals();
});

test('users choose the language of their emails', async () => {
  const world = await createWorld();
  const { owner } = await world.academy();
  expect((await owner.call(contract.session.me)).body.language).toBe('ko');
  const { user } = await renderScreen('/setting/profile', { as: owner, language: 'ko' });
  await user.click(await screen.findByRole('combobox', { name: say('myProfile.info.language') }));
  await user.click(await screen.findByRole('option', { name: languageName('en') }));
  await user.click(
    within(screen.getByRole('region', { name: say('myProfile.info.title') })).getByRole('button', {
      name: say('app.save'),
    }),
  );
  await screen.findByText(say('myProfile.saved'));
  const { version } = (await owner.call(contract.session.me)).body;
  const params = { customerId: owner.customerId };
  const body = { currentPassword: password, newPassword: 'another1word' };
  await owner.call(contract.session.updateProfile, { params, version, body });
  const mails = await world.mails();
  const [, subject] = serverWords.en.mails.passwordChanged.subject.split('%{product}');
  expect(mails.at(-1)!.subject).toContain(subject);
});

test('owners see what new terms change, how to object, and agree; the profile says to what and when', async () => {
  const world = await createWorld({ env: { CONTENT_DIR: contentFolder() } });
  const { owner, change } = await world.academy();
  await change(owner, { consentedAt: new Date('2026-02-01T00:00:00Z'), marketingConsentAt: world.clock() });
  const openChat = chatInPage();
  const { user } = await renderScreen('/setting/profile', { as: owner, language: 'ko' });
  const section = within(await screen.findByRole('region', { name: say('myProfile.consents.title') }));
  const banner = within(
    (await screen.findByText(say('myProfile.consents.newTitle'))).closest('[role=status]')!,
  );
  banner.getByText('제4조에 정기 점검 시간을 추가했습니다.');
  expect(banner.getByRole('link', { name: say('app.legal.termsUrl') }).getAttribute('href')).toBe(
    '/ko/terms',
  );
  await user.click(banner.getByRole('button', { name: say('myProfile.consents.object') }));
  banner.getByText(say('myProfile.consents.objectText'));
  expect(openChat).not.toHaveBeenCalled();
  await user.click(banner.getByRole('button', { name: say('app.contactSupport') }));
  await waitFor(() => expect(openChat).toHaveBeenCalledOnce());
  await user.click(banner.getByRole('button', { name: say('myProfile.consents.agree') }));
  await waitFor(() => expect(screen.queryByText(say('myProfile.consents.newTitle'))).toBeNull());
  await waitFor(() => expect(section.getAllByText(/2026\D+12\D+1\b/)).toHaveLength(2));
  await user.click(section.getByRole('button', { name: say('myProfile.consents.withdraw') }));
  await section.findByText(/철회$/, { selector: 'p' });
});
