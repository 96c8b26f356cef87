import { useTranslations } from 'next-intl';
import { promoMarks } from '@/components/shell/promo-marks';
import { DishBadges } from '@/components/ui/dish-badges';
import { DishPicture } from '@/components/ui/dish-picture';
import type { ProductCard } from '@/lib/contract/menu';
import type { Currency } from '@/lib/domain/currencies';
import { resolveOffer } from '@/lib/domain/dish-offer';

/** What every card of a menu is printed with. */
export type CardContext = {
  supplierSlug: string;
  currency: Currency;
  timezone: string;
  now: Date;
};

/**
 * A product on the menu (screens.md): a link to its own page, which a script opens over the menu. The button over
 * the picture is put there by `showAddButtons`; without script it would only be the same link again.
 */
export function DishCard({ product, ...card }: { product: ProductCard } & CardContext) {
  const { supplierSlug, currency, timezone, now } = card;
  const [t, words] = [useTranslations('Menu'), useTranslations('Product')];
  const sayFrom = (price: string) => words('from', { price });
  const { promo } = product;
  const offer = resolveOffer({ product, currency, at: now, timezone, sayFrom });
  const badges = offer.badges.map((badge) => ({
    label: badge === 'promo' ? (promo?.label ?? '') : t(badge),
    isPromo: badge === 'promo',
  }));
  const href = `/${supplierSlug}/${product.id}`;
  return (
    <li
      className={`dish${product.image ? '' : ' dish-plain'}${product.available ? '' : ' dish-off'}`}
      {...(product.has_required_options ? { 'data-options': '' } : {})}
      {...promoMarks({ offer, window: promo?.window ?? null })}
    >
      <div className="dish-text">
        <DishBadges badges={badges} />
        <h3>
          <a href={href} data-product={product.id}>
            {product.name}
          </a>
        </h3>
        {product.description && <p>{product.description}</p>}
        <div>
          <span className="price">{offer.price}</span>
          {offer.was !== null && <s className="was">{offer.was}</s>}
        </div>
      </div>
      <div className="dish-picture">{product.image && <DishPicture picture={product.image} />}</div>
    </li>
  );
}
