/** How long one focuses and rests, in minutes; the first is what the timer begins with. */
export const rhythms = [
  { name: 'usual', focus: 25, rest: 5 },
  { name: 'long', focus: 50, rest: 10 },
] as const;
export type Rhythm = (typeof rhythms)[number];

export const noiseKinds = ['off', 'white', 'pink', 'brown'] as const;
export type NoiseKind = Exclude<(typeof noiseKinds)[number], 'off'>;
