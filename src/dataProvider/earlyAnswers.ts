declare global {
  interface Window {
    /** Answers that `public/boot.js` asked for while the console was still loading, by address. */
    earlyAnswers?: Record<string, Promise<Response>>;
  }
}

/** An answer that no one has taken by then says too little about now. */
const validMs = 20_000;

/** The answer to a call that the page made while the scripts were loading, once; undefined if there is none. */
export function takeEarlyAnswer(url: string): Promise<Response> | undefined {
  const answers = globalThis.window?.earlyAnswers;
  const answer = answers?.[url];
  if (answers === undefined || answer === undefined) return undefined;
  delete answers[url];
  return performance.now() < validMs ? answer : undefined;
}

/** Forgets what was not taken: after a change it may not be true any more. */
export const forgetEarlyAnswers = (): void => void delete globalThis.window?.earlyAnswers;
