/** A share of a bill, as far as it says who has their part already. */
export type TakenShare = { payerId: number; isEqual: boolean; isHeld: boolean };

/**
 * Counts among how many people what is left of a bill is parted equally (rule table/split): `of` people less those who have
 * their part. Each equal share is one person's. Others who pay, or paid, a share of another kind have their part too; who only
 * holds one has not, and neither has who chooses, so an early drink of their own leaves them in. Where everybody has a part,
 * all begin anew.
 * @returns from 1 to `of`
 */
export function equalPartsLeft({
  of,
  payerId,
  shares,
}: {
  of: number;
  payerId: number;
  shares: readonly TakenShare[];
}): number {
  const equal = shares.filter(({ isEqual }) => isEqual);
  const withEqual = new Set(equal.map((share) => share.payerId));
  const paying = shares.filter(({ isHeld }) => !isHeld).map((share) => share.payerId);
  const others = new Set(paying.filter((id) => id !== payerId && !withEqual.has(id)));
  return of - ((equal.length + others.size) % of);
}
