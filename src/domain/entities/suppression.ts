import { notificationReasons } from '../choices.ts';
import { choice, instant, listOf, shape, text } from './fields.ts';

/** The addresses of an account that get no more emails from its academy, because earlier ones came back or were marked as spam. */
export const suppressions = shape({
  content: listOf(
    shape({
      address: text,
      reason: choice(notificationReasons),
      /** What the mail service said, without addresses. */
      failure: text,
      suppressedAt: instant,
    }),
  ),
});
