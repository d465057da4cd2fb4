import type * as yup from 'yup';
import { choice, count, instant, maybe, shape } from './fields.ts';

/** Whether an academy is being closed, and the latest export of everything it has stored. */
export const closing = shape({
  /** When its data is erased; null while it is open. */
  closesAt: maybe(instant),
  export: maybe(
    shape({
      state: choice(['PREPARING', 'READY']),
      requestedAt: instant,
      /** Until when it can be downloaded. */
      expiresAt: maybe(instant),
      bytes: maybe(count),
    }),
  ),
});
export type Closing = yup.InferType<typeof closing>;
