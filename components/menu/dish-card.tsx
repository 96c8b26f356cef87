import { useTranslations } from 'next-intl';
import { DishBadges } from '@/components/ui/dish-badges';
import { DishPicture } from '@/components/ui/dish-picture';
import { dishMarks, dishPart, productLink } from '@/lib/browser/menu-markup/dishes';
import { badgeMarks } from '@/lib/browser/menu-markup/glance';
import { promoMarks } from '@/lib/browser/menu-markup/promos';
import type { ProductCard } from '@/lib/contract/menu/menu';
import { resolveOffer } from '@/lib/domain/menu/dish-offer';
import type { Currency } from '@/lib/domain/money/currencies';
import { screenPath } from '@/lib/domain/tenant/screen-path';

export type CardContext = {
  supplierSlug: string;
  currency: Currency;
  timezone: string;
  now: Date;
};

function addingOf({ available, has_required_options }: ProductCard) {
  if (!available) return 'never';
  return has_required_options ? 'after_choice' : 'at_once';
}

/**
 * A link to the product's page, opened over the menu by script; `showAddButtons` adds the button.
 * @param isLater this card and those after it are below the first screen
 */
export function DishCard({
  product,
  isLater = false,
  ...card
}: { product: ProductCard; isLater?: boolean } & CardContext) {
  const { supplierSlug, currency, timezone, now } = card;
  const [t, words] = [useTranslations('Menu'), useTranslations('Product')];
  const sayFrom = (price: string) => words('from', { price });
  const { promo } = product;
  const offer = resolveOffer({ product, currency, at: now, timezone, sayFrom });
  const badges = offer.badges.map((badge) => ({
    label: badge === 'promo' ? (promo?.label ?? '') : t(badge),
    isPromo: badge === 'promo',
  }));
  const href = screenPath({ screen: '*/#', slug: supplierSlug, id: product.id });
  return (
    <li
      className={`dish${product.image ? '' : ' dish-plain'}${product.available ? '' : ' dish-off'}${isLater ? ' dish-later' : ''}`}
      {...dishMarks(addingOf(product))}
      {...promoMarks({ offer, window: promo?.window ?? null })}
    >
      <div className="dish-text">
        <DishBadges badges={badges} marksOf={badgeMarks} />
        <h3>
          <a href={href} {...productLink}>
            {product.name}
          </a>
        </h3>
        {product.description && <p {...dishPart('text')}>{product.description}</p>}
        <div className="prices">
          <span className="price" {...dishPart('price')}>
            {offer.price}
          </span>
          {offer.was !== null && (
            <s className="was" {...dishPart('was')}>
              {offer.was}
            </s>
          )}
        </div>
      </div>
      <div className="dish-picture" {...dishPart('picture')}>
        {product.image && <DishPicture picture={product.image} />}
      </div>
    </li>
  );
}
