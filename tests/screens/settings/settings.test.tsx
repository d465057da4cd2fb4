import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contract } from '../../../src/contract/index.ts';
import { groupBody } from '../../../src/domain/entities/group.ts';
import { en } from '../../../src/i18n/en/index.ts';
import { ko } from '../../../src/i18n/ko/index.ts';
import { fill } from '../../support/fill.ts';
import { pngOf } from '../../support/png.ts';
import { renderScreen } from '../../support/renderScreen.tsx';
import { createWorld } from '../../support/world.ts';

const { groups, studySettings } = en.resources;
const save = () => screen.getByRole('button', { name: en.app.save });

test('the academy’s new name is in the top bar as soon as it is saved [S2.9 S2.27 S3.5]', async () => {
  const { owner } = await (await createWorld()).academy();
  const { body: group } = await owner.call(contract.groups.one);
  const answer = await owner.fetch('/api/v1/images', {
    method: 'POST',
    headers: { 'Content-Type': 'image/png', 'X-Requested-With': 'studyroom-console' },
    body: Buffer.from(pngOf(9, 9)),
  });
  const { imageId: logoImageId } = (await answer.json()) as { imageId: string };
  await owner.call(contract.groups.update, {
    body: { ...groupBody.cast(group, { stripUnknown: true }), logoImageId },
    version: group.version,
  });
  const { user } = await renderScreen('/setting', { as: owner });
  const name = await screen.findByRole('textbox', { name: new RegExp(groups.fields.name) });
  // An academy without a colour of its own has the product's.
  screen.getByText(en.settings.info.ownColor);
  expect(screen.queryByText(en.settings.info.resetColor)).toBeNull();
  const logo = () => screen.getByRole('banner').querySelector('img');
  await waitFor(() => expect(logo()?.getAttribute('src')).toContain(logoImageId));
  // The logo is there as it is going to be, before it is saved.
  await user.click(screen.getByRole('button', { name: en.images.remove }));
  await waitFor(() => expect(logo()).toBeNull());
  await user.clear(name);
  await user.type(name, '새빛 독서실');
  await user.click(screen.getByRole('button', { name: en.choices.weekday.SUN }));
  await user.click(save());
  await waitFor(() => expect(screen.getByRole('banner').textContent).toContain('새빛 독서실'));
  const { body: saved } = await owner.call(contract.groups.one);
  expect([saved.name, saved.studyDays.includes('SUN')]).toEqual(['새빛 독서실', false]);
});

test.each([
  ['ko', ko],
  ['en', en],
] as const)(
  'another start of the day shows before it is saved from when it counts, in %s',
  async (language, words) => {
    const { owner } = await (await createWorld({ now: '2026-03-02T20:00:00+09:00' })).academy();
    const { user } = await renderScreen('/setting', { as: owner, language });
    const { timeZone, dayStartsAt } = words.resources.groups.fields;
    const zone = await screen.findByRole<HTMLInputElement>('combobox', { name: timeZone });
    expect(zone.value).toBe('Asia/Seoul');
    expect(screen.queryByText(/27:00:00/)).toBeNull();
    await user.click(screen.getByRole('combobox', { name: dayStartsAt }));
    await user.click(await screen.findByRole('option', { name: '09:00' }));
    // The running day is 27 hours long then.
    await screen.findByText(/27:00:00/);
    await user.click(screen.getByRole('button', { name: words.app.save }));
    await screen.findByText(words.settings.info.saved);
    expect((await owner.call(contract.session.academies)).body.studyClock).toMatchObject({
      dayStartsAt: '09:00',
      former: [{ dayStartsAt: '06:00', until: '2026-03-03' }],
    });
  },
);

test('feature settings show when they apply, and are disabled with the one they depend on [S2.27 S4.17]', async () => {
  const { owner, groupId } = await (await createWorld()).academy();
  const { user } = await renderScreen('/setting/group', { as: owner });
  await screen.findByText(/up to 30 seconds/);
  await user.click(screen.getByRole('switch', { name: studySettings.fields.absenceDetection }));
  const dependent = screen.getByRole<HTMLInputElement>('switch', {
    name: studySettings.fields.absenceNotification,
  });
  expect(dependent.disabled).toBe(true);
  // Each part of the page is saved by itself.
  await user.click(within(dependent.closest('form')!).getByRole('button', { name: en.app.save }));
  await screen.findByText(en.settings.features.saved);
  const { body: saved } = await owner.call(contract.groups.studySettings, { params: { groupId } });
  expect([saved.absenceDetection, saved.absenceNotification]).toEqual([false, true]);
});

test.each([
  ['ko', ko],
  ['en', en],
] as const)('the owner sets up single sign-on, in %s', async (language, words) => {
  const { owner, groupId } = await (await createWorld()).academy();
  const role = { name: '데스크', permissions: ['VIEW_STUDENT' as const] };
  const { roleId } = (await owner.call(contract.managerRoles.create, { body: role })).body;
  const { user } = await renderScreen('/setting/group', { as: owner, language });
  const { singleSignOn, security } = words.settings;
  await screen.findByText(security.title);
  const part = within(await screen.findByRole('region', { name: singleSignOn.title }));
  const input = (label: string) =>
    part.findByLabelText<HTMLInputElement>(text => text.replace(/\s*\*$/, '') === label);
  expect((await input(singleSignOn.redirectUri)).value).toMatch(new RegExp(`/callback/${groupId}$`));
  await fill(user, await input(singleSignOn.issuer), 'https://10.0.0.1');
  await fill(user, await input(singleSignOn.clientId), 'studyroom');
  await fill(user, await input(singleSignOn.name), '한빛 ID');
  const saveIt = () => part.getByRole('button', { name: words.reports.settings.save });
  await user.click(part.getByRole('button', { name: singleSignOn.try }));
  await part.findByText(words.validation.webhookPrivate);
  await user.click(saveIt());
  const wrong = await part.findByText(words.validation.webhookPrivate);
  expect((await input(singleSignOn.issuer)).getAttribute('aria-describedby')).toContain(wrong.id);

  await fill(user, await input(singleSignOn.issuer), 'https://id.example.com');
  await user.click(saveIt());
  await part.findByText(words.validation.required);
  await fill(user, await input(singleSignOn.clientSecret), 'a secret of two');
  expect(part.queryByText(singleSignOn.requiredWarning)).toBeNull();
  await user.click(part.getByRole('switch', { name: singleSignOn.isRequired }));
  await part.findByText(singleSignOn.requiredWarning);
  await user.click(part.getByRole('switch', { name: singleSignOn.createsManagers }));
  await fill(user, part.getByRole('combobox', { name: singleSignOn.domains }), 'hanbit.example');
  await user.click(saveIt());
  await screen.findByText(singleSignOn.saved);
  expect((await input(singleSignOn.clientSecret)).value).toBe('');
  part.getByText(singleSignOn.clientSecretKept);
  const { body } = await owner.call(contract.groups.singleSignOn, { params: { groupId } });
  const { provider, version } = body;
  expect(provider).toMatchObject({ isRequired: true, domains: ['hanbit.example'], roleId: null });

  await fill(user, await input(singleSignOn.groupsClaim), 'groups');
  await user.click(part.getByRole('button', { name: singleSignOn.addGroup }));
  await user.click(saveIt());
  await part.findAllByText(words.validation.required);
  await fill(user, await input(singleSignOn.group), '/desk');
  await user.click(await input(singleSignOn.groupRole));
  await user.click(await screen.findByRole('option', { name: role.name }));
  // Meanwhile another browser has saved.
  const theirs = { ...provider!, roleId, clientSecret: null };
  await owner.call(contract.groups.updateSingleSignOn, { params: { groupId }, version, body: theirs });
  await user.click(saveIt());
  const dialog = within(await screen.findByRole('dialog', { name: words.form.conflict.title }));
  dialog.getByText(role.name);
  await user.click(dialog.getByRole('button', { name: words.form.conflict.apply }));
  await waitFor(async () => {
    const now = (await owner.call(contract.groups.singleSignOn, { params: { groupId } })).body;
    expect(now).toMatchObject({
      provider: { roleId, groupsClaim: 'groups', groupRoles: [{ group: '/desk', roleId }] },
      version: version + 2,
    });
  });
});
