/** Students that were asked for together, with one key; acknowledged once their ids have been answered. */
export interface Batch {
  key: string;
  emails: string[];
  ids: string[] | null;
}

/** A student whose memo counts the edits. `tried` is greater than `acknowledged` while an edit is under way. */
export interface Edited {
  id: string;
  tried: number;
  acknowledged: number;
  /** The version that the next edit is made on. */
  version: number;
}

/** What the server was asked for and what it has promised, across all of its lives. */
export interface Ledger {
  batches: Batch[];
  edited: Edited[];
  /** The secrets of sessions whose sign-in was acknowledged. */
  sessions: string[];
}

export const createLedger = (studentIds: string[]): Ledger => ({
  batches: [],
  edited: studentIds.map(id => ({ id, tried: 0, acknowledged: 0, version: 1 })),
  sessions: [],
});

export const acknowledgedIn = ({ batches, edited, sessions }: Ledger) => ({
  creations: batches.filter(({ ids }) => ids !== null).length,
  edits: edited.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
  signIns: sessions.length,
});
