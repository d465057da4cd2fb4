/** The consonants that syllables begin with, in the order in which Unicode has their syllables. */
const initials = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const firstSyllable = '가'.charCodeAt(0);
const syllablesEach = 588;

/**
 * A regular expression for text that is searched by initial consonants (ㄱㅁㅈ for 김민준, 김ㅁㅈ too): each matches itself and
 * the syllables that begin with it. Null for text without any, which is found faster by LIKE.
 */
export function hangulPattern(text: string): string | null {
  if (![...text].some(letter => initials.includes(letter))) return null;
  return [...text]
    .map(letter => {
      const index = initials.indexOf(letter);
      if (index === -1) return letter.replace(/[\\^$.*+?()[\]{}|]/, '\\$&');
      const from = firstSyllable + index * syllablesEach;
      return `[${letter}${String.fromCharCode(from)}-${String.fromCharCode(from + syllablesEach - 1)}]`;
    })
    .join('');
}
