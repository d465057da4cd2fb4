interface StoredResponse {
  tag: string;
  answer: unknown;
}

const most = 40;
/** The last responses of calls that are made again and again, by their addresses. */
const stored = new Map<string, StoredResponse>();

export const storedResponse = (url: string): StoredResponse | undefined => stored.get(url);

export function storeResponse(url: string, tag: string | null, answer: unknown): void {
  stored.delete(url);
  if (tag !== null) stored.set(url, { tag, answer });
  if (stored.size > most) stored.delete(stored.keys().next().value!);
}

/** Forgets everything, for another visitor. */
export const forgetAnswers = () => stored.clear();
