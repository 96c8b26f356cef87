import type { Product } from '@/lib/contract/menu/menu';
import { pieceInProgress } from '@/lib/domain/menu/line-price';
import { defaultChoices } from '@/lib/domain/menu/options/default-choices';
import { toGroupRule } from '@/lib/domain/menu/options/group-rule';
import { priceProduct } from '@/lib/domain/menu/product-price';
import type { Currency } from '@/lib/domain/money/currencies';

/** The price on a page's button before anything is chosen, as its script will show it. */
export function startPrice({
  product,
  currency,
  ...moment
}: {
  product: Product;
  currency: Currency;
  at: Date;
  timezone: string;
}) {
  const chosen = new Map(product.option_groups.map((group) => [group.id, defaultChoices(group)]));
  const { unitMinor: optionsMinor, isLeast } = pieceInProgress({
    priceMinor: 0,
    groups: product.option_groups.map((group) => toGroupRule(group, currency)),
    choicesOf: (groupId) => chosen.get(groupId) ?? [],
  });
  const { lineMinor } = priceProduct({ product, optionsMinor, count: 1, currency, service: null, ...moment });
  return { lineMinor, isLeast };
}
