import type { BundleProduct } from '@/backend/stored/tenant-bundle';
import type { PromoDeal } from '@/lib/domain/menu/promo-deal';
import type { Currency } from '@/lib/domain/money/currencies';
import { amountCell, listCell, textCells } from './cells';
import type { CsvRow } from './write-csv';

function dealCells({ deal, currency }: { deal: PromoDeal; currency: Currency }): CsvRow {
  switch (deal.kind) {
    case 'price':
      return { promo_price: amountCell({ amountMinor: deal.priceMinor, currency }) };
    case 'amount':
      return { promo_off: amountCell({ amountMinor: deal.amountMinor, currency }) };
    case 'percent':
      return { promo_percent: deal.percent };
    case 'bundle':
      return { promo_bundle: `${deal.take}x${deal.pay}` };
    case 'words':
      return {};
  }
}

/** The cells of a product's promotion. */
export function promoCells({
  promo,
  currency,
}: {
  promo: BundleProduct['promo'];
  currency: Currency;
}): CsvRow {
  if (!promo) return {};
  const { label, deal, window, branches, services, mix } = promo;
  return {
    ...textCells('promo_label', label),
    ...dealCells({ deal, currency }),
    promo_days: window ? listCell(window.days) : '',
    promo_from: window?.from ?? '',
    promo_to: window?.to ?? '',
    promo_starts: window?.starts ?? '',
    promo_ends: window?.ends ?? '',
    promo_branches: listCell(branches),
    promo_services: listCell(services),
    promo_mix: mix ?? '',
  };
}
