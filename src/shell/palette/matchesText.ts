import { getChoseong } from 'es-hangul';

const isInitials = /^[ㄱ-ㅎ\s]+$/;
const compact = (text: string) => text.toLowerCase().replaceAll(/\s/g, '');

/** Whether one of the texts has what is typed, or begins its syllables with the consonants that are typed (ㅎㅅ for 학생). */
export function matchesText(typed: string, texts: readonly string[]): boolean {
  const wanted = compact(typed);
  if (wanted === '') return true;
  const all = texts.map(compact);
  if (isInitials.test(typed)) return all.some(text => getChoseong(text).includes(wanted));
  return all.some(text => text.includes(wanted));
}
