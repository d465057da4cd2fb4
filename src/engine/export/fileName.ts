import { tz } from '@date-fns/tz';
import { formatISO } from 'date-fns';

/** `{name}_YYYY-MM-DD.xlsx`, by the day on the academy's clock (specification, section 7). */
export const fileNameOf = (name: string, timeZone: string, now: Date, ending = 'xlsx') =>
  `${name.replace(/[\\/:*?"<>|]/g, ' ').trim()}_${formatISO(now, { in: tz(timeZone), representation: 'date' })}.${ending}`;
