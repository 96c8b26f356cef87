import { useLocale, useTranslations } from 'next-intl';
import { DishBadges } from '@/components/ui/dish-badges';
import { langMark } from '@/components/ui/lang-mark';
import { DishPicture } from '@/components/ui/pictures/dish-picture';
import { dishMarks, dishPart } from '@/lib/browser/menu-markup/dishes';
import { badgeMarks } from '@/lib/browser/menu-markup/product-preview';
import { promoMarks } from '@/lib/browser/menu-markup/promos';
import { servedMarks } from '@/lib/browser/menu-markup/served';
import type { ProductCard } from '@/lib/contract/menu/menu';
import { sayBadges } from '@/lib/domain/menu/badges';
import { resolveOffer } from '@/lib/domain/menu/dish-offer';
import type { ServedWindow } from '@/lib/domain/menu/served';
import { servedHours } from '@/lib/domain/menu/served-hours';
import type { Currency } from '@/lib/domain/money/currencies';
import { screenPath } from '@/lib/domain/tenant/screen-path';
import { serviceEntry } from '@/lib/domain/tenant/service-paths';
import { OfferPrices } from './offer-prices';
import { Seals } from './seals';

export type CardContext = {
  supplierSlug: string;
  currency: Currency;
  timezone: string;
  now: Date;
  /** Whether a dish of such hours can be ordered for later, where the branch takes that. */
  ahead?: (windows: readonly ServedWindow[]) => boolean;
};

/** Characters that two lines of a phone hold. */
const TWO_LINES = { name: 36, description: 52 };

function addingOf({ available, has_required_options }: ProductCard) {
  if (!available) return 'never';
  return has_required_options ? 'after_choice' : 'at_once';
}

export const isAheadOf = ({ served }: Pick<ProductCard, 'served'>, { ahead }: CardContext): boolean =>
  served !== undefined && (ahead?.(served) ?? false);

function ServedHours({ served }: { served: readonly ServedWindow[] }) {
  const words = useTranslations('Product');
  const hours = servedHours(served, useLocale(), (hour) => words('served_until', { hour }));
  return <p className="dish-served">{words('served', { hours })}</p>;
}

/**
 * A link to the product's page, opened over the menu by script; `showAddButtons` adds the button.
 * @param isLater this card and those after it are below the first screen
 * @param isLong of a long menu: texts are cut by the browser only where they are long, because that is dear to lay out
 */
export function DishCard({
  product,
  isLater = false,
  isLong = false,
  ...card
}: { product: ProductCard; isLater?: boolean; isLong?: boolean } & CardContext) {
  const { supplierSlug, currency, timezone, now } = card;
  const [t, words] = [useTranslations('Menu'), useTranslations('Product')];
  const sayFrom = (price: string) => words('from', { price });
  const { promo } = product;
  const cutMark = (text: string, most: number) => (isLong && text.length > most ? { className: 'cut' } : {});
  const offer = resolveOffer({ product, currency, at: now, timezone, service: null, sayFrom });
  const badges = sayBadges({ badges: offer.badges, product, say: t });
  const isAhead = isAheadOf(product, card);
  const href = screenPath({ screen: '*/#', slug: supplierSlug, id: product.id });
  return (
    <li
      className={`dish${product.image ? '' : ' dish-plain'}${product.available ? '' : ' dish-off'}${isLater ? ' dish-later' : ''}`}
      {...dishMarks(addingOf(product))}
      {...promoMarks({ offer, promo })}
      {...servedMarks(product.served, isAhead)}
    >
      <div className="dish-text">
        <DishBadges badges={badges} marksOf={badgeMarks} />
        <h3 {...cutMark(product.name, TWO_LINES.name)}>
          <a href={href} {...langMark(product.name_in)}>
            {product.name}
          </a>
        </h3>
        {product.description && (
          <p
            {...cutMark(product.description, TWO_LINES.description)}
            {...langMark(product.description_in)}
            {...dishPart('text')}
          >
            {product.description}
          </p>
        )}
        {product.seals.length > 0 ? <Seals seals={product.seals} look="lines" /> : null}
        {product.served ? <ServedHours served={product.served} /> : null}
        <div className="prices">
          <OfferPrices offer={offer} />
        </div>
      </div>
      <div className="dish-picture" {...dishPart('picture')}>
        {product.image && <DishPicture picture={product.image} />}
        {isAhead ? (
          <a className="dish-program" href={serviceEntry({ slug: supplierSlug, choice: 'schedule' })}>
            {t('program')}
            <span className="sr-only"> {product.name}</span>
          </a>
        ) : null}
      </div>
    </li>
  );
}
