import { sumLines } from '@/lib/domain/cart/bill';
import { atKeptPrice } from '@/lib/domain/cart/kept-price';
import type { PiecesBeside } from '@/lib/domain/cart/line-limits';
import type { Currency } from '@/lib/domain/money/currencies';
import { nearestMinor } from '@/lib/domain/money/money';
import { type PiecePrice, type PriceMoment, pricePiece, withBundles } from './price-lines';
import type { PromoTerms } from './promo';

/**
 * Pieces of a product beside those of it in the cart, as that prices them: what their line costs, and what the cart costs
 * more with it, which differs where pieces of both fill a bundle. Minor units. @param product in major units
 */
export function priceProduct({
  product: { price, promo },
  optionsMinor,
  count,
  currency,
  keptMinor = null,
  beside = { before: 0, after: 0 },
  ...moment
}: PriceMoment & {
  product: { price: number; promo: PromoTerms<number> | null };
  optionsMinor: number;
  count: number;
  currency: Currency;
  /** The price of a piece that its line keeps instead (rule cart/kept-price). */
  keptMinor?: number | null;
  /** Pieces of the same product, on other lines. */
  beside?: PiecesBeside;
}): { unitMinor: number; lineMinor: number; addsMinor: number } {
  const minor = (amount: number) => nearestMinor({ amount, currency });
  const today = pricePiece({
    listMinor: minor(price),
    optionsMinor,
    promo: promo && { ...promo, price: promo.price === null ? null : minor(promo.price) },
    key: '',
    ...moment,
  });
  const piece =
    keptMinor === null
      ? today
      : atKeptPrice({ price: today, kept: { unitMinor: keptMinor, beforeMinor: today.beforeMinor } });
  const at = (price: PiecePrice, pieces: number) => ({ ...price, count: pieces, offMinor: 0 });
  // The options of other lines are paid with it and without.
  const cartOf = (pieces: number) =>
    withBundles([at(today, beside.before), at(piece, pieces), at(today, beside.after)]);
  const lines = cartOf(count);
  return {
    unitMinor: piece.unitMinor,
    lineMinor: sumLines(lines.slice(1, 2)),
    addsMinor: sumLines(lines) - sumLines(cartOf(0)),
  };
}
