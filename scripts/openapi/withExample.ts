interface Carrier {
  content?: Record<string, object | undefined>;
}

/** A body or answer with an example of its JSON, if there is one. */
export function withExample<T extends Carrier | undefined>(of: T, example: object | undefined): T {
  const json = of?.content?.['application/json'];
  if (of === undefined || json === undefined || example === undefined) return of;
  return { ...of, content: { ...of.content, 'application/json': { ...json, example } } };
}
