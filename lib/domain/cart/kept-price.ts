import type { ServiceChoice } from '@/lib/domain/branches/services';
import type { PiecePrice } from '@/lib/domain/menu/price-lines';

/** So long a cart keeps what a dish cost when it was put in (rule cart/kept-price). */
const KEPT_MS = 15 * 60_000;

/** As a line stores it: what a piece of this offer cost for this service, and would without a promotion, in minor units, and since when. */
export type KeptPrice = {
  unitMinor: number;
  beforeMinor: number;
  /** The dish alone, without options; lines from before prices were kept have none. */
  ownMinor?: number;
  at: string;
  offerId: number;
  service: ServiceChoice | null;
};
type Sold = Pick<KeptPrice, 'offerId' | 'service'>;

const isOf = (kept: KeptPrice, { offerId, service }: Sold): boolean =>
  kept.offerId === offerId && kept.service === service;

/** `keptUntil`: the end of a kept price that is paid. `keptFor`: the service that a lower one was kept for, where the line is sold for another. */
type PaidPrice = PiecePrice & { keptUntil: Date | null; keptFor: ServiceChoice | null };

const endOf = ({ at }: Pick<KeptPrice, 'at'>): Date => new Date(Date.parse(at) + KEPT_MS);

/** @param at since when */
export const isPriceKept = ({ at, now }: Pick<KeptPrice, 'at'> & { now: Date }): boolean =>
  now < endOf({ at });

/**
 * The price that a line keeps when more of it is put in: the lowest of its kept prices, while that lasts and today's is no lower.
 * @param kept of the lines that become this one
 */
export function keepPrice({
  kept,
  today,
  now,
}: {
  kept: readonly (KeptPrice | null)[];
  today: Omit<KeptPrice, 'at'>;
  now: Date;
}): KeptPrice {
  const held = kept
    .filter((one) => one !== null)
    .filter((one) => isOf(one, today) && isPriceKept({ ...one, now }) && one.unitMinor <= today.unitMinor);
  const [lowest] = held.sort((one, other) => one.unitMinor - other.unitMinor);
  return lowest ?? { ...today, at: now.toISOString() };
}

/**
 * A piece at a lower price that was kept. What a bundle may take off falls no further than the price does, nor below what the
 * dish cost then: so the line costs no more than at either price.
 */
export function atKeptPrice({
  price,
  kept: { unitMinor, beforeMinor, ownMinor: thenMinor = 0 },
}: {
  price: PiecePrice;
  kept: Pick<KeptPrice, 'unitMinor' | 'beforeMinor' | 'ownMinor'>;
}): PiecePrice {
  const { bundle } = price;
  const ownMinor = Math.max(
    0,
    thenMinor,
    (bundle?.ownMinor ?? price.ownMinor) - (price.unitMinor - unitMinor),
  );
  return { unitMinor, beforeMinor, ownMinor, bundle: bundle && { ...bundle, ownMinor } };
}

/** The lower of today's price and the kept one, while that lasts (rule cart/kept-price). Minor units. */
export function withKeptPrice({
  price,
  kept,
  sold,
  now,
}: {
  price: PiecePrice;
  kept: KeptPrice | null;
  sold: Sold;
  now: Date;
}): PaidPrice {
  const isLower = kept !== null && isPriceKept({ ...kept, now }) && kept.unitMinor < price.unitMinor;
  if (!isLower || !isOf(kept, sold)) {
    const isElsewhere = isLower && kept.offerId === sold.offerId;
    return { ...price, keptUntil: null, keptFor: isElsewhere ? kept.service : null };
  }
  return { ...atKeptPrice({ price, kept }), keptUntil: endOf(kept), keptFor: null };
}
