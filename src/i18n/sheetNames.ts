/** By a grid's resource, what files may call its columns and the values of those that have a choice. */
export type SheetNames = Record<
  string,
  {
    columns: Record<string, readonly string[]>;
    values: Record<string, Record<string, readonly string[]>>;
    /** Columns without a field of their own, by the field that takes one of them while nothing else goes there. */
    spare?: Record<string, readonly string[]>;
  }
>;

/** Words of uploaded files that belong to no column of a grid. */
export interface SheetTerms {
  /** Whose a column is: the person's own. */
  own: readonly string[];
  /** Whose or what else's a column is. */
  others: readonly string[];
  /** The same, so short that it counts only in brackets or around a known name. */
  othersInNotes: readonly string[];
  /** Words of a group of columns that say nothing of whose they are. */
  fillers: readonly string[];
  /** How a person is addressed, behind the name. */
  titles: readonly string[];
  familyName: readonly string[];
  givenName: readonly string[];
  /** Columns that contain nothing of the person, such as row numbers. */
  ignored: readonly string[];
  /** What the first cell of a line of totals says. */
  totals: readonly string[];
  /** The units of a length of time. */
  hours: readonly string[];
  minutes: readonly string[];
  /** What an empty cell says. */
  empty: readonly string[];
  /** By which a column of names is recognized without a header. */
  commonFamilyNames: readonly string[];
}
