/** A record without one of its fields. */
export const omit = <T extends object, K extends keyof T>(record: T, field: K): Omit<T, K> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== field)) as Omit<T, K>;
