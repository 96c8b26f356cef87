import type { PurchaseRow } from '@/backend/purchases';
import type { ProductContent } from '@/backend/stored/stored-product';
import { toServiceChoice } from '@/lib/domain/branches/service-choice';
import type { Choice, GroupRule } from '@/lib/domain/menu/options/option-limits';
import { type PiecePrice, pricePiece } from '@/lib/domain/menu/price-lines';
import { type PromoDeal, promoAt } from '@/lib/domain/menu/promo-deal';
import { unitPrice } from '@/lib/domain/menu/unit-price';
import type { LocalText } from '@/lib/domain/text/local-text';

/** A promotion's name, its deal, and what a piece costs without it. */
export type LinePromo = { label: LocalText; deal: PromoDeal; beforeMinor: number };

export const toLinePromo = ({
  promo,
  beforeMinor,
}: {
  promo: ProductContent['promo'];
  beforeMinor: number;
}): LinePromo | null => promo && { label: promo.label, deal: promo.deal, beforeMinor };

/** Prices a piece of an offer now, at a branch and for a service. */
export function priceOffer({
  offer: { id, price_minor: listMinor, content },
  groups,
  choices,
  place: { supplier, branch, service, subservice },
  at,
}: {
  offer: { id: number; price_minor: number; content: Pick<ProductContent, 'promo'> };
  groups: readonly GroupRule[];
  choices: readonly Choice[];
  /** `branch`: the slug of who sells it. */
  place: Pick<PurchaseRow, 'supplier' | 'service' | 'subservice'> & { branch: string };
  at: Date;
}): PiecePrice {
  const { promo } = content;
  return pricePiece({
    listMinor,
    optionsMinor: unitPrice({ priceMinor: 0, groups, choices }),
    promo: promoAt({ promo, branch, listMinor }),
    key: promo?.mix ? `${branch} ${promo.mix}` : `${id}`,
    at,
    timezone: supplier.settings.timezone,
    service: toServiceChoice({ service, subservice }),
  });
}
