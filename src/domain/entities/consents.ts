import type * as yup from 'yup';
import { legalNames } from '../legal/legalNames.ts';
import { choice, date, flag, instant, listOf, maybe, shape, text } from './fields.ts';

const document = choice(legalNames);

/** What an owner has agreed to, and what there is to agree to now. Versions are the days from which they apply. */
export const consents = shape({
  documents: listOf(
    shape({
      document,
      /** The version that is published; null where only its address is known. */
      version: maybe(date),
      /** What it changes, in words; empty if that is not said. */
      changes: text,
      agreedVersion: maybe(date),
      agreedAt: maybe(instant),
      /** Whether it was published after what the owner agreed to. */
      isNew: flag,
    }),
  ),
  /** The consent to advertising: null where it never was given, or never withdrawn. */
  marketingConsentAt: maybe(instant),
  marketingWithdrawnAt: maybe(instant),
});
export type Consents = yup.InferType<typeof consents>;

/** The versions that an owner agrees to. */
export const agreement = shape({ documents: listOf(shape({ document, version: date })) });
