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

/** The delivery that the diner was told of costs the same, or comes to nothing more than it did unsaid. */
const keepsDelivery = ({ before, after }: Pick<Change, 'before' | 'after'>) =>
  before.delivery === null || before.delivery === after.delivery;

/**
 * Whether a cart comes to another service whole and for the same money, so that there is nothing to ask
 * (rule cart/brought-along). @param change amounts in major units; a null delivery is priced later
 */
export const needsNoQuestion = (change: Change): boolean =>
  change.kept > 0 &&
  change.lost.length === 0 &&
  change.repriced.length === 0 &&
  change.there.length === 0 &&
  !change.coupon?.refusal &&
  change.before.total === change.after.total &&
  change.after.missing <= change.before.missing &&
  keepsDelivery(change);
