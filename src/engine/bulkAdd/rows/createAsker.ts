import type { Send } from '../../../dataProvider/createRepeatableSend.ts';
import type { Cells, GridDefinition } from '../definition.ts';
import { eachInSlices, manyItems } from '../slices.ts';
import { ask, emailOf, type Answer } from './answers.ts';

/** Debounce in milliseconds before the server is asked about what was typed. */
const restMs = 500;
/** How many rows a call is about: browsers copy what is sent in one task. */
const rowsOfCall = 1_000;
/** The server works on one call while the answer to another is read. */
const callsAtOnce = 2;
/** After so many answers the verdicts are found out again, of all rows. */
const rowsOfChange = 5_000;

interface Options {
  send: Send;
  definition: GridDefinition;
  /** Called when more is known, with null, and when the server could not be asked, with the failure. */
  onChange: (failure: unknown) => void;
}

/** Asks the server about rows, in calls of many, and remembers its answers until they are forgotten. */
export function createAsker({ send, definition, onChange }: Options) {
  const known = new Map<string, Answer>();
  let wanted = new Map<string, Cells>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | null = null;

  /** The next questions that are not known and have not been asked. */
  function nextQuestions(asked: ReadonlySet<string>): [string, Cells][] {
    const found: [string, Cells][] = [];
    for (const entry of wanted) {
      if (found.length === rowsOfCall) break;
      if (!known.has(entry[0]) && !asked.has(entry[0])) found.push(entry);
    }
    return found;
  }
  async function askAll(): Promise<void> {
    const own = new AbortController();
    running = own;
    const asked = new Set<string>();
    let unreportedCount = 0;
    const askInTurn = async () => {
      for (;;) {
        const some = nextQuestions(asked);
        if (some.length === 0) return;
        for (const [question] of some) asked.add(question);
        const cells = some.map(([, each]) => each);
        const answers = await ask(send, definition, cells, own.signal);
        const isStored = await eachInSlices(
          some,
          ([question], index) => {
            known.set(question, answers[index]!);
            wanted.delete(question);
          },
          own.signal,
        );
        if (!isStored) return;
        unreportedCount += some.length;
        if (unreportedCount < rowsOfChange) continue;
        unreportedCount = 0;
        onChange(null);
      }
    };
    try {
      while (nextQuestions(asked).length > 0)
        await Promise.all(Array.from({ length: callsAtOnce }, askInTurn));
      if (unreportedCount > 0 && !own.signal.aborted) onChange(null);
    } catch (error) {
      if (own.signal.aborted) return;
      own.abort();
      onChange(error);
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
    /** Asks these questions, and no longer those that were wanted before. What is being asked already is awaited. */
    want(questions: Map<string, Cells>) {
      wanted = questions;
      clearTimeout(timer);
      // Thousands of rows were not typed.
      const waitMs = wanted.size > manyItems ? 0 : restMs;
      if (wanted.size > 0 && running === null) timer = setTimeout(() => void askAll(), waitMs);
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
