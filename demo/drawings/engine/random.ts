/** Returns the next pseudo-random number, between -1 and 1. */
export type Random = () => number;

/** A pseudo-random generator (mulberry32): the same seed gives the same drawing. */
export function seededRandom(seed: number): Random {
  let state = Math.imul(seed, 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 0x80000000 - 1;
  };
}
