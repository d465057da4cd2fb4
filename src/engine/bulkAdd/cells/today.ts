import { formatISO } from 'date-fns';

/** The user's local date, `YYYY-MM-DD`; determines the century of birthdays. */
export const today = () => formatISO(new Date(), { representation: 'date' });
