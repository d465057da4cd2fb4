import { rules } from '../rules.ts';
import { date, listOf, shape, text } from './fields.ts';

const dayStart = { zone: text, dayStartsAt: rules.dayStart.required() };

/** An academy's study clock, with the settings before it was changed. */
export const studyClock = shape({ ...dayStart, former: listOf(shape({ ...dayStart, until: date })) });
