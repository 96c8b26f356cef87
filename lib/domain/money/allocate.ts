/**
 * Parts of an amount by weight, which sum up to it exactly: each gets its whole minor units, the rest go to the largest
 * remainders, of equal ones to the first. Weights of 0 alone count as equal. Minor units.
 * @param amountMinor may be below 0 @param weights not below 0
 */
export function allocate({
  amountMinor,
  weights,
}: {
  amountMinor: number;
  weights: readonly number[];
}): number[] {
  const isEven = weights.every((weight) => weight === 0);
  const shares = weights.map((weight) => BigInt(isEven ? 1 : weight));
  const all = shares.reduce((sum, share) => sum + share, BigInt(0));
  // The products of two amounts may pass what a number holds exactly.
  const whole = BigInt(Math.abs(amountMinor));
  const parts = shares.map((share, place) => ({
    place,
    minor: Number((whole * share) / all),
    rest: (whole * share) % all,
  }));
  const left = Math.abs(amountMinor) - parts.reduce((sum, { minor }) => sum + minor, 0);
  const byRest = parts.toSorted((a, b) => (a.rest === b.rest ? a.place - b.place : a.rest > b.rest ? -1 : 1));
  const rounded = new Set(byRest.slice(0, left).map(({ place }) => place));
  return parts.map(({ place, minor }) => Math.sign(amountMinor) * (minor + (rounded.has(place) ? 1 : 0)) + 0);
}
