import type { Send } from '../../../dataProvider/createRepeatableSend.ts';
import type { Cells, GridDefinition } from '../definition.ts';
import { eachInSlices, nextTask } from '../slices.ts';
import { ask, emailOf, type Answer } from './answers.ts';

/** Debounce in milliseconds before the server is asked about what was typed; a whole call is not typed. */
const restMs = 500;
/** How many rows a call is about: browsers copy what is sent in one task. */
export const rowsOfCall = 2_500;

interface Options {
  send: Send;
  definition: GridDefinition;
  /** Called when more is known, with null, and when the server could not be asked, with the failure. */
  onChange: (failure: unknown) => void;
}

function firstOf<T>(items: Iterable<T>, count: number): T[] {
  const found: T[] = [];
  for (const item of items) {
    if (found.length === count) break;
    found.push(item);
  }
  return found;
}

/** Asks the server about rows, in calls of many, and remembers its answers until they are forgotten. */
export function createAsker({ send, definition, onChange }: Options) {
  const known = new Map<string, Answer>();
  let wanted = new Map<string, Cells>();
  let isMoreToCome = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | null = null;

  async function askAll(): Promise<void> {
    const own = new AbortController();
    running = own;
    try {
      while (wanted.size > 0) {
        const some = firstOf(wanted, rowsOfCall);
        const answers = await ask(
          send,
          definition,
          some.map(([, cells]) => cells),
          own.signal,
        );
        const isStored = await eachInSlices(
          some,
          ([question], index) => {
            known.set(question, answers[index]!);
            wanted.delete(question);
          },
          own.signal,
        );
        if (!isStored) return;
        if (!isMoreToCome || wanted.size === 0) onChange(null);
        // What the answers change is rendered before the next call is made.
        await nextTask();
        if (own.signal.aborted) return;
      }
    } catch (error) {
      if (!own.signal.aborted) onChange(error);
    } finally {
      if (running === own) running = null;
    }
  }
  const stop = () => {
    clearTimeout(timer);
    running?.abort();
    running = null;
  };

  return {
    answerTo: (question: string) => known.get(question),
    /**
     * Asks these questions, and no longer those that were wanted before. What is being asked already is awaited. With
     * `isPart` more of them follow, until when `onChange` is called only if all so far are answered.
     */
    want(questions: Map<string, Cells>, isPart = false) {
      wanted = questions;
      isMoreToCome = isPart;
      clearTimeout(timer);
      if (wanted.size > 0 && running === null)
        timer = setTimeout(() => void askAll(), wanted.size < rowsOfCall ? restMs : 0);
    },
    /** Forgets what is known of these emails, or everything, also what is being asked. */
    forget(emails?: Iterable<string>) {
      stop();
      if (emails === undefined) return known.clear();
      const gone = new Set(emails);
      for (const question of known.keys()) if (gone.has(emailOf(question))) known.delete(question);
    },
    stop,
  };
}
