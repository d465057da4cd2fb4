export interface Kept {
  tag: string;
  answer: unknown;
}

const most = 40;
/** The last answers of calls that are made again and again, by their addresses. */
const kept = new Map<string, Kept>();

export const keptAnswer = (url: string): Kept | undefined => kept.get(url);

export function storeResponse(url: string, tag: string | null, answer: unknown): void {
  kept.delete(url);
  if (tag !== null) kept.set(url, { tag, answer });
  if (kept.size > most) kept.delete(kept.keys().next().value!);
}

/** Forgets everything, for another visitor. */
export const forgetAnswers = () => kept.clear();
