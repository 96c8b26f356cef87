import type { ServiceChoice } from '@/lib/domain/branches/services';
import type { Choice, GroupRule } from './options/option-limits';
import { priceChoices } from './options/option-price';
import { isPromoActive, type PromoTerms } from './promo';

/** A running promotion's price if lower. Minor units. */
export function currentPrice({
  listMinor,
  promo,
  ...moment
}: {
  listMinor: number;
  promo: PromoTerms<number> | null;
  at: Date;
  timezone: string;
  service: ServiceChoice | null;
}): number {
  if (promo === null || promo.price === null || !isPromoActive({ promo, ...moment })) return listMinor;
  return Math.min(promo.price, listMinor);
}

/** The product now plus its options. Minor units. */
export const unitPrice = ({
  priceMinor,
  ...chosen
}: {
  priceMinor: number;
  groups: readonly GroupRule[];
  choices: readonly Choice[];
}): number => priceMinor + priceChoices(chosen);
