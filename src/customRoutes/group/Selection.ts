/** The selected students, each with the manager whom they have. */
export type Selection = ReadonlyMap<string, string | null>;

export interface SelectableStudent {
  customerId: string;
  managerId: string | null;
}

export const selectionOf = (students: readonly SelectableStudent[]): Selection =>
  new Map(students.map(({ customerId, managerId }) => [customerId, managerId]));
