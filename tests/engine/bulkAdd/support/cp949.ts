/** The bytes of CP949 for all characters that it has: read backwards from the platform's decoder. */
const table = (() => {
  const decoder = new TextDecoder('euc-kr');
  const bytesOf = new Map<string, number[]>();
  for (let lead = 0x81; lead <= 0xfe; lead++)
    for (let trail = 0x41; trail <= 0xfe; trail++) {
      const character = decoder.decode(new Uint8Array([lead, trail]));
      if (character.length === 1 && character !== '\uFFFD') bytesOf.set(character, [lead, trail]);
    }
  return bytesOf;
})();

/** A text in CP949, the encoding of Korean Windows. */
export const cp949 = (text: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    [...text].flatMap(character =>
      character.charCodeAt(0) < 0x80 ? [character.charCodeAt(0)] : (table.get(character) ?? [0x3f]),
    ),
  );

/** A text in UTF-16 with its mark. */
export function utf16(text: string, isBigEndian = false): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(2 + text.length * 2);
  const view = new DataView(bytes.buffer);
  [0xfeff, ...Array.from(text, (_, index) => text.charCodeAt(index))].forEach((unit, index) =>
    view.setUint16(index * 2, unit, !isBigEndian),
  );
  return bytes;
}
