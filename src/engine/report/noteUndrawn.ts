import type { jsPDF } from 'jspdf';

interface Face {
  characterToGlyph: (code: number) => number;
}

/** A line, or lines, also with their places. */
type Text = string | (Text | number)[];

/** In place of a letter that the face does not have: a reader sees that something is missing. */
const substitute = '?';
const shown = 10;

/**
 * Puts a question mark in the place of letters that the document's face does not have, such as Han characters, where the file would
 * have empty boxes.
 *
 * @returns the first ten of these letters, once everything has been drawn
 */
export function noteUndrawn(doc: jsPDF): () => string {
  const undrawn = new Set<string>();
  const drawn = new Set<string>();
  const drawable = (text: string) =>
    [...text]
      .map(letter => {
        if (drawn.has(letter)) return letter;
        const face: Face = doc.getFont().metadata;
        const isDrawn =
          letter.length === 1 && (letter < ' ' || face.characterToGlyph(letter.charCodeAt(0)) !== 0);
        if (isDrawn) drawn.add(letter);
        else undrawn.add(letter);
        return isDrawn ? letter : substitute;
      })
      .join('');
  const everyLine = (text: Text): Text =>
    typeof text === 'string'
      ? drawable(text)
      : text.map(each => (typeof each === 'number' ? each : everyLine(each)));
  doc.internal.events.subscribe('preProcessText', (payload: { text: Text }) => {
    payload.text = everyLine(payload.text);
  });
  return () => [...undrawn].slice(0, shown).join('');
}
