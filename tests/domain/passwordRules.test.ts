import fc from 'fast-check';
import { expect, test } from 'vitest';
import { passwordRules } from '../../src/domain/passwordRules.ts';
import { rules } from '../../src/domain/rules.ts';

const meetsAll = (text: string) => passwordRules.every(({ test: isMet }) => isMet(text));

test('the checklist shown while typing matches the rule [S5.5]', () => {
  const character = fc.constantFrom(...'aZ09~!@#$%^&*+=- é한_');
  fc.assert(
    fc.property(fc.string({ unit: character, maxLength: 20 }), text => {
      expect(meetsAll(text)).toBe(rules.password.required().isValidSync(text));
    }),
    { numRuns: 2_000 },
  );
});

test.each(['abcdefg1', 'studyroom1', 'A1~!@#$%^&*+=-bc'])('%s meets all of them', text => {
  expect(meetsAll(text)).toBe(true);
});
