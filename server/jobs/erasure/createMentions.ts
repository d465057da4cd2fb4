interface Person {
  name: string;
  deletedAt: Date | null;
}

/**
 * Returns whether a text of some time names one of these people, who were there then. It takes as long for thousands of
 * people as for one: their names are looked up, by each length that there is, instead of searched for one by one.
 */
export function createMentions(people: readonly Person[]): (text: string, at: Date) => boolean {
  const until = new Map<string, number>();
  for (const { name, deletedAt } of people)
    if (name !== '' && deletedAt !== null)
      until.set(name, Math.max(until.get(name) ?? 0, deletedAt.getTime()));
  const lengths = [...new Set([...until.keys()].map(({ length }) => length))];
  return (text, at) =>
    lengths.some(length => {
      for (let start = 0; start + length <= text.length; start++)
        if ((until.get(text.slice(start, start + length)) ?? -1) >= at.getTime()) return true;
      return false;
    });
}
