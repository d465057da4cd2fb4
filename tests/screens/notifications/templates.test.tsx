import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contract } from '../../../src/contract/index.ts';
import { en } from '../../../src/i18n/en/index.ts';
import { renderScreen } from '../../support/renderScreen.tsx';
import { createWorld } from '../../support/world.ts';

const { templates: words } = en;

test('a template is previewed as it is written; an unknown variable is refused and nothing typed is lost [S2.25]', async () => {
  const { owner } = await (await createWorld()).academy();
  const { user } = await renderScreen('/notification/template', { as: owner });
  await user.click((await screen.findAllByRole('button', { name: words.add }))[0]!);
  const dialog = within(await screen.findByRole('dialog'));
  const type = async (label: string, text: string) => {
    const field = dialog.getByRole('textbox', { name: new RegExp(`^${label}`) });
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
  };
  await type(words.fields.name, 'Notice');
  await type(words.fields.subject, 'Hello {{recipientName}}');
  await type(words.fields.body, 'Room {{roomName}}');
  dialog.getByText(`Hello ${words.samples.recipientName}`);
  await user.click(dialog.getByRole('button', { name: en.app.save }));
  await dialog.findByText(en.validation.unknownVariable);
  await type(words.fields.body, 'Welcome');
  await user.click(dialog.getByRole('button', { name: en.app.save }));
  await screen.findByText(words.saved);
  const { body } = await owner.call(contract.templates.list);
  expect(body.map(({ name, body: text }) => [name, text])).toEqual([['Notice', 'Welcome']]);
});

test('a variable is inserted at the cursor', async () => {
  const { owner } = await (await createWorld()).academy();
  const { user } = await renderScreen('/notification/template', { as: owner });
  await user.click((await screen.findAllByRole('button', { name: words.add }))[0]!);
  const dialog = within(await screen.findByRole('dialog'));
  const body = dialog.getByRole<HTMLTextAreaElement>('textbox', {
    name: new RegExp(`^${words.fields.body}`),
  });
  await user.click(body);
  await user.paste('Hello everybody!');
  body.setSelectionRange(6, 15);
  await user.click(dialog.getByRole('button', { name: words.variables.recipientName }));
  expect(body.value).toBe('Hello {{recipientName}}!');
  expect([document.activeElement, body.selectionStart]).toEqual([body, 'Hello {{recipientName}}'.length]);
});
