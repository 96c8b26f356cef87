/** One way to pay of an order: `minor` is what was paid by it, `last` is its last attempt. */
type Way = { method: string; minor: number; isPaid: boolean; last: number };

/**
 * The ways by which an order was paid, the one that brought most first; where nothing was paid, the one that was tried last
 * (rule staff/orders).
 */
export function waysToPay<W extends Way>(ways: readonly W[]): W[] {
  const paid = ways.filter(({ isPaid }) => isPaid);
  if (paid.length > 0)
    return paid.sort((one, other) => other.minor - one.minor || one.method.localeCompare(other.method));
  return [...ways].sort((one, other) => other.last - one.last).slice(0, 1);
}
