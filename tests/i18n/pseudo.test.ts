import { expect, test } from 'vitest';
import { en } from '../../src/i18n/en/index.ts';
import { mapTexts } from '../support/mapTexts.ts';
import { pseudo } from '../support/pseudo.ts';
import { flatten, variablesIn } from '../support/words.ts';

test('the pseudo-language keeps placeholders and plural forms, and has no plain letters', () => {
  expect(pseudo('Delete “%{name}”?')).toBe('[Đééľééţéé “%{name}”?~]');
  expect(pseudo('%{smart_count} row |||| %{smart_count} rows')).toBe(
    '[%{smart_count} řóóŵ~] |||| [%{smart_count} řóóŵš~]',
  );
  expect(pseudo('—')).toBe('—');
  const own = flatten(en);
  const texts = [...flatten(mapTexts(en, pseudo))];
  expect(texts.length).toBe(own.size);
  for (const [key, text] of texts) {
    expect(variablesIn(text)).toEqual(variablesIn(own.get(key)!));
    expect(text.replace(/%\{\w+\}|\{\{\w+\}\}/g, '')).not.toMatch(/[a-z]/i);
  }
  const lengthOf = (words: Iterable<string>) => [...words].join('').length;
  expect(lengthOf(texts.map(([, text]) => text)) / lengthOf(own.values())).toBeGreaterThan(1.35);
});
