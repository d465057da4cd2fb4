import { expect, test } from 'vitest';
import { modulesIn } from '../support/modules.ts';

const dialogs = modulesIn('src').flatMap(({ file, text }) =>
  [...text.matchAll(/<Dialog\b[^]*?[^=]>/g)].map(([tag]) => ({ file, tag })),
);

test('every dialog can be closed [S4.16]', () => {
  expect(dialogs.length).toBeGreaterThan(10);
  expect(dialogs.filter(({ tag }) => !tag.includes('onClose=')).map(({ file }) => file)).toEqual([]);
  expect(dialogs.filter(({ tag }) => tag.includes('disableEscapeKeyDown')).map(({ file }) => file)).toEqual(
    [],
  );
});
