import { likelyDomain } from './likelyDomain.ts';
import type { CellReading } from './CellReading.ts';

const address = /^[^\s@,;:<>()"]+@[^\s@,;:<>()"]+\.[^\s@,;:<>()."]+$/;
/** An address after a word for it. */
const labelled = /^[^\s@\w]*(?:\p{L}[\p{L}-]*\s*:|\p{Script=Hangul}+\s+)\s*([\w.+%-]+@[\w.-]+\.\w+)$/u;
const betweenAddresses = /[\s,;/|]+/;

/** An email address in small letters, without what copying and typing add to it. The first of several counts. */
export function readEmail(text: string): CellReading {
  const plain = text.replace(/^mailto:/i, '').toLowerCase();
  if (address.test(plain)) return withSuggestion({ text: plain });
  // `name <address>`, as mail programs copy it.
  const inAngles = /<([^<>]+)>/.exec(plain)?.[1]?.trim();
  if (inAngles !== undefined && address.test(inAngles))
    return withSuggestion({ text: inAngles, correction: 'emailForm' });
  const several = plain.split(betweenAddresses).filter(part => address.test(part));
  if (several.length > 0 && plain.split('@').length > 2)
    return withSuggestion({ text: several[0]!, correction: 'firstOfSeveral' });
  const dotted = plain.replace(/\s+/g, '').replace(/(@.*?),/g, '$1.');
  if (plain.includes(',') && address.test(dotted))
    return withSuggestion({ text: dotted, correction: 'emailDot' });
  const afterLabel = labelled.exec(plain)?.[1];
  if (afterLabel !== undefined) return withSuggestion({ text: afterLabel, correction: 'emailForm' });
  const tidy = plain
    .replace(/\([^()@]*\)/g, '')
    .replace(/\s+/g, '')
    .replace(/\.{2,}/g, '.')
    .replace(/^[<('"‘“]+|[>)'"’”.,;]+$/g, '')
    .replace(/[.]@|@[.]/g, '@');
  if (address.test(tidy)) return withSuggestion({ text: tidy, correction: 'emailForm' });
  return withSuggestion({ text: plain });
}

function withSuggestion(reading: CellReading): CellReading {
  const likely = likelyDomain(reading.text);
  return likely === null ? reading : { ...reading, suggested: { kind: 'emailDomain', text: likely } };
}
