/** What leaving means: closing a form or screen, or signing out, which discards everything that is kept. */
export type Leaving = { by: 'closing' } | { by: 'signingOut'; count: number };

export interface Question {
  leaving: Leaving;
  answer: (discards: boolean) => void;
}

let question: Question | null = null;
const listeners = new Set<() => void>();

const publish = (next: Question | null) => {
  question = next;
  for (const listener of listeners) listener();
};

export const currentQuestion = () => question;

export function onQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Asks whether what was typed may be discarded; `DiscardDialog` shows the question. A question that is open is taken back. */
export function confirmDiscard(leaving: Leaving = { by: 'closing' }): Promise<boolean> {
  question?.answer(false);
  return new Promise(resolve => {
    publish({
      leaving,
      answer(discards) {
        publish(null);
        resolve(discards);
      },
    });
  });
}
