/** The class of a cell with what people have typed, such as names. */
export const freeText = 'free';
/** How wide such a cell may be at most; set where a table would be too wide (`useWideTable`). */
export const freeTextWidth = '--free';
