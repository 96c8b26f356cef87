import type { ServiceChoice } from '@/lib/domain/branches/services';
import { type BundledPieces, discountBundles } from './bundles';
import { isPromoActive, type PromoTerms } from './promo';
import { currentPrice } from './unit-price';

/** The clock and the choice that a price depends on. */
export type PriceMoment = { at: Date; timezone: string; service: ServiceChoice | null };

/** A piece now, with its options, of which the dish itself is `ownMinor`, and what it is without a promotion. Minor units. */
export type PiecePrice = {
  unitMinor: number;
  ownMinor: number;
  beforeMinor: number;
  bundle: BundledPieces | null;
};

/** Prices one piece of a line (rule menu/promotions). @param key of what fills a bundle together */
export function pricePiece({
  listMinor,
  optionsMinor,
  promo,
  key,
  ...moment
}: PriceMoment & {
  listMinor: number;
  optionsMinor: number;
  promo: PromoTerms<number> | null;
  key: string;
}): PiecePrice {
  const bundle = promo !== null && isPromoActive({ promo, ...moment }) ? promo.bundle : null;
  const ownMinor = currentPrice({ listMinor, promo, ...moment });
  return {
    unitMinor: ownMinor + optionsMinor,
    ownMinor,
    beforeMinor: listMinor + optionsMinor,
    bundle: bundle && { ...bundle, key, ownMinor: listMinor },
  };
}

type PricedPieces = { count: number; bundle: BundledPieces | null; offMinor: number };

/** Lines with what their bundles take off; those that follow no menu any more keep what they have. */
export function withBundles<L extends PricedPieces>(lines: readonly L[]): (L & { missing: number })[] {
  const found = discountBundles(lines);
  return lines.map((line, place) => {
    const { offMinor = 0, missing = 0 } = found[place] ?? {};
    return { ...line, offMinor: line.bundle ? offMinor : line.offMinor, missing };
  });
}

/** The price of a line: never below 0. Minor units. */
export const lineTotal = ({
  unitMinor,
  count,
  offMinor,
}: {
  unitMinor: number;
  count: number;
  offMinor: number;
}): number => unitMinor * count - offMinor;

/** The discount of promotions on a line. Minor units. */
export const savedOf = ({
  beforeMinor,
  ...line
}: {
  beforeMinor: number;
  unitMinor: number;
  count: number;
  offMinor: number;
}): number => beforeMinor * line.count - lineTotal(line);
