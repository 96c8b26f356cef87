type Costs = { total: number; delivery: number | null; missing: number };
type Change = {
  kept: number;
  lost: readonly unknown[];
  repriced: readonly unknown[];
  there: readonly unknown[];
  coupon: { refusal: unknown } | null;
  before: Costs;
  after: Costs;
};

type Both = Pick<Change, 'before' | 'after'>;

/** The delivery that the diner was told of costs no more, or is none. */
const keepsDelivery = ({ before, after }: Both) =>
  before.delivery === null || (after.delivery !== null && after.delivery <= before.delivery);

/** All but the delivery costs the same. */
const keepsRest = ({ before, after }: Both) =>
  before.total - (before.delivery ?? 0) === after.total - (after.delivery ?? 0);

/**
 * Whether a cart comes to another service whole and for no more money, so that there is nothing to ask
 * (rule cart/brought-along). @param change amounts in major units; a null delivery is priced later
 */
export const needsNoQuestion = (change: Change): boolean =>
  change.kept > 0 &&
  change.lost.length === 0 &&
  change.repriced.length === 0 &&
  change.there.length === 0 &&
  !change.coupon?.refusal &&
  change.after.total <= change.before.total &&
  keepsRest(change) &&
  change.after.missing <= change.before.missing &&
  keepsDelivery(change);
