export type Random = {
  /** Both included. */
  whole(min: number, max: number): number;
  oneIn(times: number): boolean;
  pick<T>(from: readonly T[]): T;
  shuffle<T>(list: readonly T[]): T[];
};

/** Draws the same numbers for a seed on every machine (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    whole,
    oneIn: (times) => next() * times < 1,
    pick: (from) => {
      const found = from[whole(0, from.length - 1)];
      if (found === undefined) throw new Error('nothing to pick from');
      return found;
    },
    shuffle: (list) =>
      list
        .map((one) => ({ one, order: next() }))
        .sort((a, b) => a.order - b.order)
        .map(({ one }) => one),
  };
}
