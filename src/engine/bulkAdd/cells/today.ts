import { formatISO } from 'date-fns';

/** The visitor's day, `YYYY-MM-DD`; tells the centuries of birthdays apart. */
export const today = () => formatISO(new Date(), { representation: 'date' });
