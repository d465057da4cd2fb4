const underWay = new Set<Promise<unknown>>();

/** A server function whose requests are known until they are answered. */
export const known =
  <A extends unknown[]>(fetch: (...given: A) => Response | Promise<Response>) =>
  async (...given: A): Promise<Response> => {
    const answer = Promise.resolve(fetch(...given));
    underWay.add(answer);
    try {
      return await answer;
    } finally {
      underWay.delete(answer);
    }
  };

/** Waits for the answers to what was asked so far, of pages that are gone too. */
export const allAnswered = () => Promise.allSettled(underWay);
