import { currentLanguage } from './language.ts';
import { loadMessages } from './loadMessages.ts';

let areNeeded = false;
const listeners = new Set<() => Promise<void>>();

/** Whether something is shown, or is about to be, that says more than the first screens. */
export const areAllWordsNeeded = (): boolean => areNeeded;

/** Calls `listener` when all words are needed; what needs them waits for it. */
export const onAllWordsNeeded = (listener: () => Promise<void>): void => void listeners.add(listener);

/** Loads all words of the language, of which the first screens need a few. Afterwards they are translated. */
export async function needAllWords(): Promise<void> {
  areNeeded = true;
  await Promise.all([loadMessages(currentLanguage()), ...[...listeners].map(listener => listener())]);
}
