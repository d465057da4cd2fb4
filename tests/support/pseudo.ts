/**
 * A pseudo-language: a text in accented letters, some 40 % longer and between brackets, so that words which are typed
 * into code, and places that are too narrow, can be found. Gaps (`%{…}`, `{{…}}`) stay. It is also run in browsers as
 * source text, so it uses nothing from outside itself.
 */
export function pseudo(text: string): string {
  const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const accented = [...'áƀçđéƒǧĥíĵķľɱñóƥʠřšţúṽŵẋýžÁɃÇĐÉƑǦĤÍĴĶĽⱮÑÓƤɊŘŠŢÚṼŴẊÝŽ'];
  const change = (form: string) => {
    const pieces = form.split(/(%\{\w+\}|\{\{\w+\}\})/);
    const words = pieces.filter((_, index) => index % 2 === 0).join('');
    if (!/[a-z]/i.test(words)) return form;
    const longer = pieces.map((piece, index) =>
      index % 2 === 1
        ? piece
        : piece.replace(/[aeiou]/gi, '$&$&').replace(/[a-z]/gi, letter => accented[plain.indexOf(letter)]!),
    );
    const added = longer.join('').length - form.length;
    return `[${longer.join('')}${'~'.repeat(Math.max(0, Math.ceil(words.length * 0.4) - added))}]`;
  };
  return text.split(' |||| ').map(change).join(' |||| ');
}
