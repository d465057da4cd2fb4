import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contract } from '../../../src/contract/index.ts';
import type { Caller } from '../../support/caller.ts';
import { renderScreen } from '../../support/renderScreen.tsx';
import { createWorld } from '../../support/world.ts';
import { wordsOf } from '../../support/wordsOf.ts';

/** A caller whose student calls fail while it is set to, with a proxy's response unless another is given. */
function troubled({ fetch, ...caller }: Caller, answer = () => new Response('<html>', { status: 502 })) {
  const trouble = { isOn: true };
  const as: Caller = {
    ...caller,
    fetch: (address, init) =>
      trouble.isOn && address.includes(contract.students.list.path)
        ? Promise.resolve(answer())
        : fetch(address, init),
  };
  return { as, trouble };
}

test('a list that is refused says why, in words that come with the refusal', async () => {
  const { owner } = await (await createWorld()).academy();
  const problem = { status: 429, code: 'TOO_MANY_REQUESTS', message: '', details: { time: 7 } };
  const { as } = troubled(owner, () => Response.json(problem, { status: 429 }));
  await renderScreen('/student', { as });
  await screen.findByText(wordsOf('en')('errors.TOO_MANY_REQUESTS', { time: 7 }), { exact: false });
});

test.each(['ko'] as const)('a list that fails shows one message, and no counts, in %s', async language => {
  const { owner, students } = await (await createWorld()).academy();
  await students(1, () => ({ name: '강하늘' }));
  const { as, trouble } = troubled(owner);
  const words = wordsOf(language);
  const { user } = await renderScreen('/student', { as, language });
  await screen.findByText(words('list.failed.title'));
  expect(document.body.textContent).not.toMatch(/HTTP_|errors\./);
  expect(screen.queryByRole('combobox', { name: words('ra.navigation.page_rows_per_page') })).toBeNull();
  const figures = screen.getByRole('list', { name: words('screens.students') });
  await waitFor(() => expect(within(figures).getAllByText('—')).toHaveLength(figures.children.length), {
    timeout: 12_000,
  });

  trouble.isOn = false;
  await user.click(screen.getByRole('button', { name: words('app.retry') }));
  await screen.findByText('강하늘');
});
