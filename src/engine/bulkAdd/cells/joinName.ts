const isHangul = (text: string) => /^[\p{Script=Hangul}\s]+$/u.test(text);

/** A name from its two parts, in the order and with the space that its script has. */
export function joinName(family: string, given: string): string {
  if (family === '' || given === '') return family + given;
  if (isHangul(family) && isHangul(given)) return family + given;
  return /^\p{Script=Han}+$/u.test(family + given) ? family + given : `${given} ${family}`;
}
