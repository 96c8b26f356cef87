import { getTranslations } from 'next-intl/server';
import { DishBadges } from '@/components/ui/dish-badges';
import { DishPicture } from '@/components/ui/dish-picture';
import type { ProductCard } from '@/lib/contract/menu';
import { listBadges } from '@/lib/domain/badges';
import { resolveCardPrice } from '@/lib/domain/card-price';
import type { Currency } from '@/lib/domain/currencies';
import { formatMoney } from '@/lib/domain/money';

/** A product on the menu: name, two lines, price, picture on the right (screens.md). The whole card opens it. */
export async function DishCard({
  product,
  supplierSlug,
  currency,
  timezone,
  now,
}: {
  product: ProductCard;
  supplierSlug: string;
  currency: Currency;
  timezone: string;
  now: Date;
}) {
  const t = await getTranslations('Menu');
  const price = resolveCardPrice({ product, currency, at: now, timezone });
  const print = (amountMinor: number) => formatMoney({ amountMinor, currency });
  const promoActive = price.promoActive && product.promo !== null;
  const badges = listBadges({ product, promoActive }).map((badge) =>
    badge === 'promo' ? (product.promo?.label ?? '') : t(badge),
  );
  return (
    <li className={product.available ? 'dish' : 'dish dish-off'}>
      <div className="flex min-w-0 flex-col gap-1">
        <DishBadges labels={badges} />
        <h3>
          <a href={`/${supplierSlug}/${product.id}`}>{product.name}</a>
        </h3>
        {product.description && <p>{product.description}</p>}
        <div>
          <span className="price">{print(price.nowMinor)}</span>
          {price.beforeMinor !== null && <s className="was">{print(price.beforeMinor)}</s>}
        </div>
      </div>
      <DishPicture picture={product.image} initial={product.name.slice(0, 1)} />
    </li>
  );
}
