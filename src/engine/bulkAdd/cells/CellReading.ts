/** Corrections that are certain: they are made, and listed. */
export const corrections = [
  'countryCode',
  'lostZero',
  'firstOfSeveral',
  'noteRemoved',
  'emailDot',
  'emailForm',
  'emptyMark',
  'twoDigitYear',
  'serialDate',
  'nameSpaces',
  'nameJoined',
] as const;
export type Correction = (typeof corrections)[number];

/** Corrections that are likely: they are offered, and made for all rows at once. */
export const suggestions = ['emailDomain', 'dateOrder', 'letterForDigit', 'nameNote', 'fillDown'] as const;
export type Suggestion = (typeof suggestions)[number];

/** What a cell says. */
export interface CellReading {
  text: string;
  correction?: Correction;
  /** What it says when the suggestion is followed. */
  suggested?: { kind: Suggestion; text: string };
}
