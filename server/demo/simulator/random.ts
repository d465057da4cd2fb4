/** Chance that repeats itself: the same key, the same numbers. */
export interface Random {
  /** From 0 up to, but not, 1. */
  next(): number;
  between(min: number, max: number): number;
  /** A whole number, both ends included. */
  whole(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(from: readonly T[]): T;
  /** Around a mean, most of it within the spread to either side. */
  around(mean: number, spread: number): number;
  /** Bytes for `newId`. */
  bytes(size: number): Uint8Array;
}

/** Chance of its own for each key, so that one more draw here changes nothing there. */
export function randomFor(...key: (string | number)[]): Random {
  const next = sfc32(...hash(key.join('|')));
  const random: Random = {
    next,
    between: (min, max) => min + next() * (max - min),
    whole: (min, max) => min + Math.floor(next() * (max - min + 1)),
    chance: probability => next() < probability,
    pick: from => from[Math.floor(next() * from.length)]!,
    around: (mean, spread) => mean + (next() + next() + next() - 1.5) * spread * 1.3,
    bytes: size => {
      const words = Uint32Array.from({ length: Math.ceil(size / 4) }, () => next() * 4_294_967_296);
      return new Uint8Array(words.buffer, 0, size);
    },
  };
  return random;
}

/** Four words out of a text (cyrb128). */
function hash(text: string): [number, number, number, number] {
  let [a, b, c, d] = [1_779_033_703, 3_144_134_277, 1_013_904_242, 2_773_480_762];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = b ^ Math.imul(a ^ code, 597_399_067);
    b = c ^ Math.imul(b ^ code, 2_869_860_233);
    c = d ^ Math.imul(c ^ code, 951_274_213);
    d = a ^ Math.imul(d ^ code, 2_716_044_179);
  }
  return [a >>> 0, b >>> 0, c >>> 0, d >>> 0];
}

/** Numbers out of four words (sfc32), the first few thrown away. */
function sfc32(a: number, b: number, c: number, d: number): () => number {
  const next = () => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return (sum >>> 0) / 4_294_967_296;
  };
  for (let i = 0; i < 12; i++) next();
  return next;
}
