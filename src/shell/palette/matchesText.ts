import { convertHangulToQwerty, convertQwertyToHangul, getChoseong } from 'es-hangul';

const isInitials = /^[ㄱ-ㅎ\s]+$/;
const hasHangul = /\p{Script=Hangul}/u;
const compact = (text: string) => text.toLowerCase().replaceAll(/\s/g, '');

/** What the same keys write while the keyboard is set to the other script: ㄴㅅㅁㅅ is stat, xhdrP is 통계. */
const inOtherScript = (typed: string) =>
  (hasHangul.test(typed) ? convertHangulToQwerty : convertQwertyToHangul)(typed);

/**
 * Whether one of the texts has what is typed, also with the keyboard set to the other script, or begins its syllables with the
 * consonants that are typed (ㅎㅅ for 학생).
 */
export function matchesText(typed: string, texts: readonly string[]): boolean {
  const wanted = compact(typed);
  if (wanted === '') return true;
  const all = texts.map(compact);
  const has = (part: string) => all.some(text => text.includes(part));
  return (
    has(wanted) ||
    (isInitials.test(typed) && all.some(text => getChoseong(text).includes(wanted))) ||
    has(compact(inOtherScript(typed.trim())))
  );
}
