'use client';

import { Plus, X } from 'lucide';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useAddToCart } from '@/components/menu/use-add-to-cart';
import { Icon } from '@/components/ui/icon';
import { DishPicture } from '@/components/ui/pictures/dish-picture';
import { useApp } from '@/lib/browser/app-provider';
import { useChosenService } from '@/lib/browser/use-chosen-service';
import type { Cart } from '@/lib/contract/cart/cart';
import type { ProductCard } from '@/lib/contract/menu/menu';
import { resolveCardPrice } from '@/lib/domain/menu/card-price';
import { formatMoney } from '@/lib/domain/money/money';
import { screenPath } from '@/lib/domain/tenant/screen-path';
import { useRelatedProducts } from '@/lib/queries/cart/related-products';

const TILE_PX = 40;

/** One that has to be chosen first leads to its page; any other is added by the tap. */
function Offer({
  product,
  slug,
  timezone,
  lines,
}: {
  product: ProductCard;
  slug: string;
  timezone: string;
  /** Those that its name may take. */
  lines: 1 | 2;
}) {
  const { currency } = useApp().tenant;
  const t = useTranslations('Cart');
  const add = useAddToCart();
  const { id, name, name_in, image } = product;
  const service = useChosenService();
  const { nowMinor } = resolveCardPrice({ product, currency, at: new Date(), timezone, service });
  const words = (
    <>
      {image && <DishPicture picture={image} size={TILE_PX} />}
      <span className="min-w-0">
        <span className={`${lines === 1 ? 'line-clamp-1' : 'line-clamp-2'} font-semibold`} lang={name_in}>
          {name}
        </span>
        <span className="price">{formatMoney({ amountMinor: nowMinor, currency })}</span>
      </span>
    </>
  );
  const look = 'card flex h-full w-[14rem] items-center gap-2 p-2 text-left text-body';
  if (product.has_required_options)
    return (
      <a className={look} href={screenPath({ screen: '*/#', slug, id })}>
        {words}
      </a>
    );
  return (
    <button
      type="button"
      className={look}
      aria-label={t('add_also', { name })}
      onClick={() => void add({ product: { id, count: 1, options: [], comment: '' }, name })}
    >
      {words}
      <Icon of={Plus} size={20} className="ml-auto flex-none" />
    </button>
  );
}

/** Up to six dishes that go with the cart (rule menu/related-products). @param onClose where it can be put away */
export function RelatedProducts({ cart, onClose }: { cart: Cart; onClose?: () => void }) {
  const { supplier } = useApp().screen;
  const [t, shell] = [useTranslations('Cart'), useTranslations('Shell')];
  const heading = useId();
  const products = useRelatedProducts(cart);
  if (!supplier || products.length === 0) return null;
  const { slug, timezone } = supplier;
  return (
    <section aria-labelledby={heading} className={onClose ? 'dock-upsell card mb-2 p-2 pt-0' : 'mt-6'}>
      <div className="flex items-center justify-between gap-2">
        <h3 id={heading} className="font-semibold">
          {t('related')}
        </h3>
        {onClose && (
          <button type="button" className="icon-button" aria-label={shell('close')} onClick={onClose}>
            <Icon of={X} size={20} />
          </button>
        )}
      </div>
      <ul className={`${onClose ? '' : 'mt-1 '}flex gap-2 overflow-x-auto pb-1`}>
        {products.map((product) => (
          <li key={product.id} className="flex-none">
            <Offer product={product} slug={slug} timezone={timezone} lines={onClose ? 1 : 2} />
          </li>
        ))}
      </ul>
    </section>
  );
}
