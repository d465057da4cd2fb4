import type { BodyOf } from '../../../contract/call.ts';
import type { contract } from '../../../contract/index.ts';
import { languages, type Language } from '../../../domain/choices.ts';
import { forLanguages } from '../../../domain/forLanguages.ts';
import type { Audience, Recipient } from '../../../domain/entities/notification.ts';
import { instantOfWall } from '../../../domain/wallTime.ts';
import type { DuringQuietHours } from '../QuietChoice.tsx';

/**
 * One entry of the recipients: a person, a manager's students (`null`: the unassigned), everyone of a kind, or people who were
 * selected in a list; one of them has a name.
 */
export type RecipientOption =
  | { type: 'selected'; customerIds: readonly string[]; name?: string }
  | { type: 'person'; person: Recipient }
  | { type: 'studentsOf'; managerId: string | null; name: string; count: number }
  | { type: 'allStudents'; count: number }
  | { type: 'allManagers'; count: number };

export const keyOf = (choice: RecipientOption): string =>
  choice.type === 'person'
    ? choice.person.customerId
    : choice.type === 'studentsOf'
      ? `studentsOf-${choice.managerId ?? 'none'}`
      : choice.type === 'selected'
        ? choice.customerIds.join(' ')
        : choice.type;

interface Text {
  subject: string;
  body: string;
}

/** A notice that is being written. */
export interface Draft {
  choices: RecipientOption[];
  texts: Record<Language, Text>;
  /** By the academy's clock; null sends at once. */
  wall: string | null;
  duringQuietHours: DuringQuietHours;
}

export const blank: Draft = {
  choices: [],
  texts: forLanguages(() => ({ subject: '', body: '' })),
  wall: null,
  duringQuietHours: 'HOLD',
};

export const isWritten = ({ subject, body }: Text) => subject.trim() !== '' || body.trim() !== '';

/** The languages that something has been written in; the first one if nothing has. */
export const writtenIn = (texts: Draft['texts']): Language[] => {
  const written = languages.filter(language => isWritten(texts[language]));
  return written.length > 0 ? written : [languages[0]];
};

/** Whether there is something to lose; the recipients that it started with can be selected again. */
export const isDirty = ({ choices, texts }: Draft, start: Draft = blank) =>
  choices.map(keyOf).join() !== start.choices.map(keyOf).join() ||
  languages.some(language => isWritten(texts[language]));

export const audienceOf = (choices: readonly RecipientOption[]): Audience => ({
  customerIds: choices.flatMap(choice =>
    choice.type === 'person'
      ? [choice.person.customerId]
      : choice.type === 'selected'
        ? choice.customerIds
        : [],
  ),
  studentsOf: choices.flatMap(choice => (choice.type === 'studentsOf' ? [choice.managerId ?? 'none'] : [])),
  allStudents: choices.some(({ type }) => type === 'allStudents'),
  allManagers: choices.some(({ type }) => type === 'allManagers'),
});

/** What is sent of a draft. */
export const bodyOf = (
  { choices, texts, wall, duringQuietHours }: Draft,
  { timeZone, isQuiet }: { timeZone: string; isQuiet: boolean },
): BodyOf<typeof contract.notifications.create> => ({
  to: audienceOf(choices),
  texts: writtenIn(texts).map(language => ({ language, ...texts[language] })),
  scheduledAt: wall === null ? null : instantOfWall(wall, timeZone),
  duringQuietHours: isQuiet ? duringQuietHours : null,
});
