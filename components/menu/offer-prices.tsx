import { dishPart, priceMarks } from '@/lib/browser/menu-markup/dishes';
import type { DishOffer } from '@/lib/domain/menu/dish-offer';

/** The price of a dish and the price before; scripts find both by their marks. */
export function OfferPrices({ offer, className = 'price' }: { offer: DishOffer; className?: string }) {
  return (
    <>
      <span className={className} {...priceMarks(offer.fact)}>
        {offer.price}
      </span>
      {offer.was !== null && (
        <s className="was" {...dishPart('was')}>
          {offer.was}
        </s>
      )}
    </>
  );
}
