type Reaching = { supplier_id: number; delivery_price: number | null };

/**
 * The branches where a dish that waited for its place may go on, the best one first: its own where that one comes, else
 * what has a price before what is priced by a list, and open ones before closed ones (rule delivery/parked).
 */
export function branchesForDish<R extends Reaching>({
  reaching,
  own,
  isOpen,
}: {
  /** The cheapest first. */
  reaching: readonly R[];
  own: number;
  isOpen: (supplierId: number) => boolean;
}): R[] {
  const stays = reaching.filter(({ supplier_id }) => supplier_id === own);
  if (stays.length > 0) return stays;
  const rank = ({ supplier_id, delivery_price }: R) =>
    (delivery_price === null ? 2 : 0) + (isOpen(supplier_id) ? 0 : 1);
  return [...reaching].sort((one, other) => rank(one) - rank(other));
}
