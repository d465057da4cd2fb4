import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { serverWords } from '../../../server/core/serverWords.ts';
import { contract } from '../../../src/contract/index.ts';
import { languageName } from '../../../src/domain/languageName.ts';
import { password } from '../../support/person.ts';
import { renderScreen } from '../../support/renderScreen.tsx';
import { createWorld } from '../../support/world.ts';
import { wordsOf } from '../../support/wordsOf.ts';

const say = wordsOf('ko');

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
