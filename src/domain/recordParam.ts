/** The query parameter that names the record whose panel is open next to a list. */
export const recordParam = 'record';
