import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { newId } from '../../server/database/newId.ts';
import { inquiries } from '../../server/database/schema/index.ts';
import { contract } from '../../src/contract/index.ts';
import { fill } from '../support/fill.ts';
import { renderScreen } from '../support/renderScreen.tsx';
import { wordsOf } from '../support/wordsOf.ts';
import { createWorld } from '../support/world.ts';

describe.each(['en'] as const)('a change that comes second, in %s', { timeout: 60_000 }, language => {
  const say = wordsOf(language);
  const conflict = () => screen.findByRole('dialog', { name: say('form.conflict.title') });
  const apply = async (user: Awaited<ReturnType<typeof renderScreen>>['user']) => {
    const dialog = within(await conflict());
    await user.click(dialog.getByRole('button', { name: say('form.conflict.apply') }));
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: say('form.conflict.title') })).toBeNull(),
    );
  };

  test('alert settings: both changes are saved after the choice', async () => {
    const academy = await (await createWorld()).academy();
    const { customerId } = await academy.manager();
    const params = { id: customerId };
    const settings = async () => (await academy.owner.call(contract.managers.alertSettings, { params })).body;
    const { version, ...before } = await settings();
    const { user } = await renderScreen(`/manager/${customerId}?tab=alerts`, { as: academy.owner, language });
    await user.click(await screen.findByRole('switch', { name: say('alertSettings.absence') }));
    await academy.owner.call(contract.managers.updateAlertSettings, {
      params,
      version,
      body: { ...before, cameraOff: !before.cameraOff },
    });
    await user.click(screen.getByRole('button', { name: say('app.save') }));
    within(await conflict()).getByRole('radiogroup', { name: say('alertSettings.cameraOff') });
    await apply(user);
    await screen.findByText(say('alertSettings.saved'));
    expect(await settings()).toMatchObject({
      ...before,
      cameraOff: !before.cameraOff,
      absence: !before.absence,
    });
  });

  test('permissions: each switch that differs is chosen by itself', async () => {
    const academy = await (await createWorld()).academy();
    const { customerId } = await academy.manager({ permissions: ['VIEW_STUDENT'] });
    const { user } = await renderScreen(`/manager/${customerId}?tab=permissions`, {
      as: academy.owner,
      language,
    });
    const name = (permission: string) => say(`permissions.names.${permission}`);
    await user.click(await screen.findByRole('switch', { name: name('VIEW_MANAGER') }));
    const { body } = await academy.owner.call(contract.managers.one, { params: { id: customerId } });
    await academy.owner.call(contract.managers.updatePermissions, {
      params: { customerId },
      version: body.version,
      body: { permissions: ['VIEW_STUDENT', 'VIEW_STUDY_TIME'], observer: false },
    });
    await user.click(screen.getByRole('button', { name: say('permissions.save') }));
    within(await conflict()).getByRole('radiogroup', { name: name('VIEW_STUDY_TIME') });
    await apply(user);
    await screen.findByText(say('permissions.saved'));
    expect((await academy.account({ customerId })).permissions.toSorted()).toEqual([
      'VIEW_MANAGER',
      'VIEW_STUDENT',
      'VIEW_STUDY_TIME',
    ]);
  });

  test('a subscription: the saved value is taken where it is chosen', async () => {
    const world = await createWorld();
    const academy = await world.academy({ userCount: 5 });
    const as = await world.superAdmin();
    const params = { groupId: academy.groupId };
    const subscription = async () => (await as.call(contract.admin.subscription, { params })).body;
    const { version, plan, startsOn, endsOn, trialEndsOn } = await subscription();
    const { user } = await renderScreen(`/admin/subscribe?record=${academy.groupId}`, { as, language });
    const panel = within(await screen.findByRole('dialog'));
    const labelOf = (source: string) => say(`resources.subscriptions.fields.${source}`);
    const places = await panel.findByRole('spinbutton');
    await fill(user, places, '20');
    await fill(user, panel.getByLabelText(new RegExp(labelOf('reason'))), '자리를 늘림');
    await as.call(contract.admin.updateSubscription, {
      params,
      version,
      body: { plan, startsOn, endsOn, trialEndsOn, userCount: 30, reason: '먼저 늘림' },
    });
    await user.click(panel.getByRole('button', { name: say('app.save') }));
    const group = within(await conflict()).getByRole('radiogroup', { name: labelOf('userCount') });
    await user.click(within(group).getByRole('radio', { name: new RegExp(say('form.conflict.theirs')) }));
    await apply(user);
    await panel.findByText(say('audits.reason', { reason: '자리를 늘림' }));
    expect((await subscription()).userCount).toBe(30);
  });

  test('an inquiry: my note and their state are both saved', async () => {
    const world = await createWorld();
    const as = await world.superAdmin();
    const inquiryId = newId(world.clock());
    await world.database.orm.insert(inquiries).values({
      groupId: '~system',
      inquiryId,
      company: '겹친 기관',
      department: '교육',
      position: '팀장',
      name: '문의한 이',
      email: 'conflict@inquiry.example',
      phone: '0212345678',
      mobile: '01012345678',
      userCount: '10_50',
      serviceDuration: 'UNDER_3',
      expectedStart: 'WITHIN_1',
      additionalInquiry: '',
      privacyConsentAt: world.clock(),
      createdAt: world.clock(),
    });
    const params = { id: inquiryId };
    const { user } = await renderScreen(`/admin/inquiry?record=${inquiryId}`, { as, language });
    const panel = within(await screen.findByRole('dialog'));
    // Typed at once: the opening panel may take the focus from its fields.
    fireEvent.change(await panel.findByRole('textbox', { name: say('resources.inquiries.fields.note') }), {
      target: { value: '내 메모' },
    });
    const { version, note } = (await as.call(contract.inquiries.one, { params })).body;
    await as.call(contract.inquiries.update, { params, version, body: { state: 'CONTACTED', note } });
    await user.click(panel.getByRole('button', { name: say('app.save') }));
    within(await conflict()).getByRole('radiogroup', { name: say('resources.inquiries.fields.state') });
    await apply(user);
    await screen.findByText(say('admin.inquiries.saved'));
    expect((await as.call(contract.inquiries.one, { params })).body).toMatchObject({
      state: 'CONTACTED',
      note: '내 메모',
    });
  });
});
