import { useTranslations } from 'next-intl';
import { useApp } from '@/lib/browser/app-provider';
import { readChoice } from '@/lib/browser/menu-markup/chosen-service';
import type { DishLook } from '@/lib/browser/menu-markup/dish-now';
import { promoMarks } from '@/lib/browser/menu-markup/promos';
import type { DishNow } from '@/lib/contract/menu/menu-now';
import { resolveOffer } from '@/lib/domain/menu/dish-offer';

/** Its badges stand on the card already. */
const NO_BADGES = { label: null, is_new: false, is_alcoholic: false, tags: [] };

function addingOf({ available, has_required_options }: DishNow): DishLook['adding'] {
  if (!available) return 'never';
  return has_required_options ? 'after_choice' : 'at_once';
}

/** The look of a dish now, as the server draws its card. */
export function useLook(timezone: string): (now: DishNow) => DishLook {
  const { currency } = useApp().tenant;
  const t = useTranslations('Product');
  const sayFrom = (price: string) => t('from', { price });
  return (now) => {
    const offer = resolveOffer({
      product: { ...now, ...NO_BADGES },
      currency,
      at: new Date(),
      timezone,
      service: readChoice(),
      sayFrom,
    });
    return {
      adding: addingOf(now),
      price: offer.price,
      fact: offer.fact,
      was: offer.was,
      marks: promoMarks({ offer, promo: now.promo }),
    };
  };
}
