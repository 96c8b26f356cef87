import type { ServiceChoice } from '@/lib/domain/branches/services';
import { percentOf } from '@/lib/domain/money/rounding';
import type { Language } from '@/lib/domain/tenant/countries';
import { printPercent } from '@/lib/domain/text/percent';
import type { Bundle, PromoTerms, PromoWindow } from './promo';

/** The most pieces of a bundle. */
export const MAX_TAKE = 20;

/** The discount of a promotion on the product's own price, without its options (rule menu/promotions). Minor units. */
export type PromoDeal =
  | { kind: 'price'; priceMinor: number }
  | { kind: 'percent'; percent: number }
  | { kind: 'amount'; amountMinor: number }
  | ({ kind: 'bundle' } & Bundle)
  | { kind: 'words' };

/** As a tenant says it; no branch or no service: all. Products of one `mix` count together in a bundle. */
export type Promo = {
  deal: PromoDeal;
  window: PromoWindow | null;
  branches: readonly string[];
  services: readonly ServiceChoice[];
  mix: string | null;
};

/** The price under a deal, never below 0 nor above the list's. Minor units. */
export function priceOfDeal({ deal, listMinor }: { deal: PromoDeal; listMinor: number }): number | null {
  switch (deal.kind) {
    case 'price':
      return Math.min(deal.priceMinor, listMinor);
    case 'percent':
      return listMinor - percentOf({ amountMinor: listMinor, percent: deal.percent });
    case 'amount':
      return Math.max(0, listMinor - deal.amountMinor);
    case 'bundle':
    case 'words':
      return null;
  }
}

/** The label of a promotion without a name; empty where its price says all. */
export function promoMark(deal: PromoDeal, lang: Language): string {
  if (deal.kind === 'bundle') return `${deal.take}x${deal.pay}`;
  return deal.kind === 'percent' ? `−${printPercent({ percent: deal.percent, lang })}` : '';
}

/** The deal at a branch; null where it does not hold. @param branch its slug */
export function promoAt({
  promo,
  branch,
  listMinor,
}: {
  promo: Promo | null;
  branch: string;
  listMinor: number;
}): PromoTerms<number> | null {
  if (promo === null || (promo.branches.length > 0 && !promo.branches.includes(branch))) return null;
  const { deal, window, services } = promo;
  return {
    price: priceOfDeal({ deal, listMinor }),
    bundle: deal.kind === 'bundle' ? { take: deal.take, pay: deal.pay } : null,
    window,
    services,
  };
}
