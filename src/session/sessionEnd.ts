import type { Me, SessionInfo } from '../domain/entities/session.ts';

/** Who was at work when the session ended. */
export interface Ended {
  me: Me;
  session: SessionInfo;
}

/** The one question that is asked when a session ends, however many calls were refused because of it. */
export function createSessionEnd() {
  let ended: Ended | null = null;
  let answer: Promise<boolean> | null = null;
  let resolve: (isSignedIn: boolean) => void = () => undefined;
  const listeners = new Set<() => void>();
  const publish = (next: Ended | null) => {
    ended = next;
    for (const listener of listeners) listener();
  };
  return {
    current: () => ended,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Resolves when the person has signed in again (true) or has left (false). */
    ask(who: Ended): Promise<boolean> {
      if (answer === null) {
        answer = new Promise(done => (resolve = done));
        publish(who);
      }
      return answer;
    },
    settle(isSignedIn: boolean): void {
      resolve(isSignedIn);
      answer = null;
      publish(null);
    },
  };
}
export type SessionEnd = ReturnType<typeof createSessionEnd>;
