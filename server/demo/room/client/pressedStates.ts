/** What the buttons of the stopwatch report, and the state in which they leave it. */
export const pressedStates = {
  'stopwatch.started': 'STUDY',
  'stopwatch.break': 'BREAK',
  'stopwatch.stopped': 'STOP',
} as const;
export type PressedType = keyof typeof pressedStates;
