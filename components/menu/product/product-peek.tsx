import { X } from 'lucide';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { OfferPrices } from '@/components/menu/offer-prices';
import { DishBadges } from '@/components/ui/dish-badges';
import { Icon } from '@/components/ui/icon';
import { langMark } from '@/components/ui/lang-mark';
import { DishHero } from '@/components/ui/pictures/dish-picture';
import { dishMarks, dishPart } from '@/lib/browser/menu-markup/dishes';
import { peekMarks } from '@/lib/browser/menu-markup/menu';
import { badgeMarks } from '@/lib/browser/menu-markup/product-preview';
import { promoMarks } from '@/lib/browser/menu-markup/promos';
import type { Supplier } from '@/lib/contract/branches/supplier';
import type { Product } from '@/lib/contract/menu/menu';
import type { Instance } from '@/lib/contract/tenant/instance';
import { type DishOffer, resolveOffer } from '@/lib/domain/menu/dish-offer';
import { screenPath } from '@/lib/domain/tenant/screen-path';
import { labelBadges } from './page/product-texts';

const NAME_ID = 'peek-name';

function PeekName({ product }: { product: Product }) {
  return (
    <h2
      id={NAME_ID}
      className="flex-1 text-section [overflow-wrap:anywhere]"
      {...langMark(product.name_in)}
      {...dishPart('name')}
    >
      {product.name}
    </h2>
  );
}

async function PeekBody({
  product,
  offer,
  children,
}: {
  product: Product;
  offer: DishOffer;
  children: ReactNode;
}) {
  return (
    <div className="sheet-body">
      {product.image && (
        <div className="sheet-lead" {...dishPart('picture')}>
          <DishHero picture={product.image} />
        </div>
      )}
      <div className="sheet-words">
        <DishBadges badges={await labelBadges({ product, offer })} marksOf={badgeMarks} />
        {children}
        {product.description && (
          <p
            className="mt-2 [overflow-wrap:anywhere]"
            {...langMark(product.description_in)}
            {...dishPart('text')}
          >
            {product.description}
          </p>
        )}
        <p className="prices mt-2">
          <OfferPrices offer={offer} />
        </p>
      </div>
    </div>
  );
}

/** Rendered for shared addresses; the real sheet replaces it. Its links work without script. */
export async function ProductPeek({
  product,
  supplier,
  tenant,
}: {
  product: Product;
  supplier: Supplier;
  tenant: Instance;
}) {
  const [t, cart] = [await getTranslations('Product'), await getTranslations('Cart')];
  const { timezone } = supplier.opening_hours;
  const sayFrom = (price: string) => t('from', { price });
  const offer = resolveOffer({
    product,
    currency: tenant.currency,
    at: new Date(),
    timezone,
    service: null,
    sayFrom,
  });
  const name = <PeekName product={product} />;
  return (
    <div {...peekMarks}>
      <div className="sheet-ground" />
      <section
        className={product.image ? 'sheet sheet-tall sheet-pictured' : 'sheet sheet-tall'}
        aria-labelledby={NAME_ID}
        {...dishMarks('never')}
        {...promoMarks({ offer, promo: product.promo })}
      >
        <div className="sheet-handle" aria-hidden>
          <span />
        </div>
        <div className={product.image ? 'sheet-head sheet-head-over' : 'sheet-head'}>
          {!product.image && name}
          <a className="icon-button" href={`/${supplier.slug}`} aria-label={cart('close')}>
            <Icon of={X} size={22} />
          </a>
        </div>
        <PeekBody product={product} offer={offer}>
          {product.image && name}
        </PeekBody>
        <div className="sheet-foot">
          <a
            className="button flex-1"
            href={screenPath({ screen: '*/#', slug: supplier.slug, id: product.id })}
          >
            {t('whole')}
          </a>
        </div>
      </section>
    </div>
  );
}
