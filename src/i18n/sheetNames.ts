/** By a grid's resource, what files may call its columns and the values of those that have a choice. */
export type SheetNames = Record<
  string,
  {
    columns: Record<string, readonly string[]>;
    values: Record<string, Record<string, readonly string[]>>;
  }
>;
