const bracketed = /\([^()]*\)|\[[^[\]]*\]|<[^<>]*>/g;
const marks = /[\s*_:·.,'"/\\#|&+※★☆▶■●-]/g;

const lower = (word: string) => word.normalize('NFKC').toLowerCase();

/** A word without what people vary in it: case, spaces, marks, and notes in brackets. */
export const plainWord = (word: string): string => lower(word).replace(bracketed, '').replace(marks, '');

/** The same with the notes in brackets, such as whose phone number a column contains. */
export const plainWordWithNotes = (word: string): string =>
  lower(word)
    .replace(/[()[\]<>]/g, '')
    .replace(marks, '');
