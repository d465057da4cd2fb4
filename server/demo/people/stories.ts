/**
 * What happens to some students around the day on which the demo is started: from which day to which, counted from that
 * day, they study by which factor of what is usual for them.
 */
export const stories = {
  /** Has not come for days. */
  missing: [[-6, 3, 0]],
  /** Comes, and studies much less than before. */
  slipping: [[-9, 9, 0.42]],
  /** Came every day, until two days ago. */
  interrupted: [
    [-25, -3, 1.6],
    [-2, 1, 0],
  ],
  /** Stayed away for two weeks and has come back. */
  recovering: [
    [-17, -7, 0],
    [-6, 20, 1.9],
  ],
} as const satisfies Record<string, readonly (readonly [from: number, to: number, factor: number])[]>;
export type Story = keyof typeof stories;
