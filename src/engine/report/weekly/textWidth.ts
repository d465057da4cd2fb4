const mmPerPoint = 25.4 / 72;
const wide = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7ff\uf900-\ufaff\uff00-\uff60]/;

/** Parts of the letters' height, a little more than the typeface takes, so that nothing is drawn over its bounds. */
function partOf(letter: string): number {
  if (wide.test(letter)) return 0.9;
  if (letter === ' ') return 0.26;
  if (/[il.,:;'|!()[\]]/.test(letter)) return 0.34;
  if (/[mwMW%@]/.test(letter)) return 0.92;
  if (/[A-Z]/.test(letter)) return 0.7;
  return letter > '\u00ff' ? 1 : 0.6;
}

/** How wide a text of a size in points is at most, in millimetres: the same wherever a page is drawn. */
export const textWidth = (text: string, size: number): number =>
  [...text].reduce((sum, letter) => sum + partOf(letter), 0) * size * mmPerPoint;
