interface Person {
  name: string;
  email: string;
}

/**
 * Distinguishes people with the same name among those who are shown together: of each the email address where someone with another
 * address has the same name, null where the name is enough.
 */
export function namesApart(people: readonly Person[]): (person: Person) => string | null {
  const firsts = new Map<string, string>();
  const shared = new Set<string>();
  for (const { name, email } of people) {
    const first = firsts.get(name);
    if (first === undefined) firsts.set(name, email);
    else if (first !== email) shared.add(name);
  }
  return ({ name, email }) => (shared.has(name) ? email : null);
}
