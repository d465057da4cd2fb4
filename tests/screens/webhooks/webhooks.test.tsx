import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { contract } from '../../../src/contract/index.ts';
import { en } from '../../../src/i18n/en/index.ts';
import { pathOf, pathOfRecord } from '../../../src/screens.ts';
import { renderScreen } from '../../support/renderScreen.tsx';
import { hookWorld } from '../../server/webhooks/hookWorld.ts';

const { webhooks: words } = en;
const closing: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  await vi.dynamicImportSettled();
  for (const each of closing.splice(0)) await each.close();
});
async function opened(...given: Parameters<typeof hookWorld>) {
  const of = await hookWorld(...given);
  closing.push(of.receiver);
  return of;
}

test('a webhook is created, errors show next to their fields, and its secret is shown once', async () => {
  const { owner } = await opened();
  const { user } = await renderScreen(pathOf('webhooks'), { as: owner });
  await screen.findByText(words.empty.title);
  await user.click(screen.getByRole('button', { name: words.add }));
  const dialog = within(await screen.findByRole('dialog'));
  const address = dialog.getByRole('textbox', { name: new RegExp(words.fields.url) });
  await user.type(address, 'https://10.0.0.1/hooks');
  await user.click(dialog.getByRole('checkbox', { name: words.events.student.entered }));
  await user.click(dialog.getByRole('checkbox', { name: words.events.student.absent }));
  await user.click(dialog.getByRole('button', { name: words.create }));
  await dialog.findByText(en.validation.webhookPrivate);
  expect(address).toHaveProperty('value', 'https://10.0.0.1/hooks');
  await user.clear(address);
  await user.type(address, 'https://rooms.example.com/hooks');
  await user.click(dialog.getByRole('button', { name: words.create }));
  await dialog.findByText(en.validation.required);
  await user.type(dialog.getByLabelText(new RegExp(words.fields.absentAt)), '10:30');
  await user.click(dialog.getByRole('button', { name: words.create }));
  const shown = await screen.findByRole('status', { name: words.secret.label });
  const secret = shown.textContent;
  expect(secret).toMatch(/^whsec_/);
  await user.click(screen.getByRole('button', { name: words.secret.done }));
  const card = within(await screen.findByRole('region', { name: 'https://rooms.example.com/hooks' }));
  card.getByText(`${words.events.student.absent} · 10:30`);
  expect(document.body.textContent).not.toContain(secret);
  const { body } = await owner.call(contract.webhooks.list);
  expect(body.content).toMatchObject([
    { eventTypes: ['student.entered', 'student.absent'], absentAt: '10:30:00' },
  ]);
});

test('deliveries show the result of each attempt, and a failed one is sent again', async () => {
  const { owner, webhook, send, world, receiver } = await opened((_, index) => (index === 0 ? 410 : 200));
  const hook = await webhook({ description: '룸 서버' });
  const params = { webhookId: hook.webhookId };
  await owner.call(contract.webhooks.test, { params });
  await send();
  const { user } = await renderScreen(pathOfRecord('webhooks', hook.webhookId), { as: owner });
  const panel = within(await screen.findByRole('dialog', { name: words.deliveries }));
  const item = within(await panel.findByRole('article', { name: words.testEvent }));
  item.getByText(en.statuses.webhookDeliveryState.FAILED);
  item.getByText(/HTTP 410/);
  expect(item.getByRole('button', { name: words.resend })).toHaveProperty('disabled', true);
  const [gone] = (await owner.call(contract.webhooks.list)).body.content;
  const { url, description, eventTypes, absentAt, version } = gone!;
  const body = { url, description, eventTypes, absentAt, active: true };
  await owner.call(contract.webhooks.update, { params, body, version });
  await user.click(panel.getByRole('button', { name: en.app.close }));
  await renderAgain();
  async function renderAgain() {
    const { user: again } = await renderScreen(pathOfRecord('webhooks', hook.webhookId), { as: owner });
    const [button] = await screen.findAllByRole('button', { name: words.resend });
    await again.click(button!);
    await screen.findByText(words.resent);
  }
  world.clock.advance({ seconds: 1 });
  await send();
  expect(receiver.received).toHaveLength(2);
});

test('replacing the secret and deleting ask first', async () => {
  const { owner, webhook } = await opened();
  await webhook();
  const { user } = await renderScreen(pathOf('webhooks'), { as: owner });
  await user.click(await screen.findByRole('button', { name: words.rotate.label }));
  const requested = within(await screen.findByRole('dialog', { name: words.rotate.title }));
  await user.click(requested.getByRole('button', { name: words.rotate.confirm }));
  expect((await screen.findByRole('status', { name: words.secret.label })).textContent).toMatch(/^whsec_/);
  await user.click(screen.getByRole('button', { name: words.secret.done }));
  await user.click(await screen.findByRole('button', { name: words.delete.label }));
  const last = within(await screen.findByRole('dialog', { name: words.delete.title }));
  await user.click(last.getByRole('button', { name: words.delete.confirm }));
  await screen.findByText(words.empty.title);
});
