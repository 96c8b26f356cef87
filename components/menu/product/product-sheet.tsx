'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { FailedLoad } from '@/components/layout/failed-load';
import { LoadingShape } from '@/components/layout/loading-shape';
import { OfflineMenuNote } from '@/components/layout/offline-note';
import { DishBadges } from '@/components/ui/dish-badges';
import { DishHero } from '@/components/ui/pictures/dish-picture';
import { Sheet } from '@/components/ui/sheet';
import { useApp } from '@/lib/browser/app-provider';
import { readDryLaw } from '@/lib/browser/menu-markup/dry-law';
import type { ProductGlance } from '@/lib/browser/menu-markup/glance';
import { findPeek } from '@/lib/browser/menu-markup/menu';
import { useChosenService } from '@/lib/browser/use-chosen-service';
import type { Product } from '@/lib/contract/menu/menu';
import type { OrderHint } from '@/lib/domain/branches/order-hint';
import { type SaidBadge, sayBadges } from '@/lib/domain/menu/badges';
import { type DishOffer, resolveOffer } from '@/lib/domain/menu/dish-offer';
import { productQueryOptions } from '@/lib/queries/menu/product';
import { AddBar } from './add-bar';
import { BarNews } from './bar-news';
import { BundleNoteOfCart } from './bundle-note-of-cart';
import { useLine } from './line/use-line';
import { ProductFacts } from './product-facts';
import { ProductForm } from './product-form';
import { useProductNews } from './product-news';
import { ProductToRead } from './product-to-read';
import { ShareDish } from './share-dish';
import { UnservedBar } from './unserved-bar';
import { useParkedDish } from './use-parked-dish';
import { useRefusal } from './use-refusal';
import { useUnserved } from './use-unserved';
import { useViewedProduct } from './use-viewed-product';

type Props = {
  productId: number;
  glance: ProductGlance;
  timezone: string;
  canOrder: boolean;
  hint: OrderHint | null;
  onClose: () => void;
};

function useInsteadOfPeek(): void {
  useEffect(() => findPeek()?.setAttribute('hidden', ''), []);
}

/** Paints at once with the card's content (rule menu/product-sheet, guarantee/tap-response). */
export function ProductSheet({ productId, glance, timezone, canOrder, hint, onClose }: Props) {
  const { http } = useApp();
  const t = useTranslations('Cart');
  const query = useQuery(productQueryOptions({ http, productId }));
  const product = query.data ?? null;
  const parked = useParkedDish(productId);
  const { line, change } = useLine(product, parked.begin);
  const close = () => {
    parked.settle();
    onClose();
  };
  const orders = canOrder && product?.available !== false;
  const name = product?.name ?? glance.name;
  const hasPicture = (product ? product.image : glance.picture) !== null;
  const news = useProductNews({ product, timezone });
  const refusal = useRefusal();
  const unserved = useUnserved({ product, timezone });
  const said = orders && unserved ? unserved.said : news;
  useInsteadOfPeek();
  useViewedProduct(product);
  return (
    <Sheet
      open
      onClose={close}
      title={name}
      closeLabel={t('close')}
      tall
      {...(hasPicture ? { lead: <SheetPicture glance={glance} product={product} /> } : {})}
      footer={
        (orders || said !== null || refusal.said !== null) && (
          <>
            <BarNews said={said} refused={refusal.said} />
            {orders &&
              (unserved ? (
                <UnservedBar {...unserved} refusal={refusal} />
              ) : product ? (
                <AddBar
                  product={product}
                  line={line}
                  timezone={timezone}
                  change={change}
                  refusal={refusal}
                  onAdd={close}
                />
              ) : (
                <div className="skeleton h-[52px] flex-1" />
              ))}
          </>
        )
      }
    >
      <OfflineMenuNote canOrder={canOrder} inSheet />
      {parked.said !== null && (
        <p role="status" className="mt-2 font-semibold">
          {parked.said}
        </p>
      )}
      {hasPicture && <PictureName name={name} />}
      <Glance glance={glance} product={product} timezone={timezone} />
      {product &&
        (orders ? (
          <>
            <BundleNoteOfCart product={product} count={line.count} timezone={timezone} />
            <ProductForm product={product} line={line} change={change} />
          </>
        ) : (
          <ProductToRead product={product} hint={hint} />
        ))}
      {!product && !query.isError && (
        <div className="mt-6">
          <LoadingShape className="h-[112px]" />
        </div>
      )}
      {!product && query.isError && (
        <div className="mt-6">
          <FailedLoad error={query.error} onRetry={() => void query.refetch()} />
        </div>
      )}
    </Sheet>
  );
}

/** The card's file, cached already, then the product's own. */
function SheetPicture({ glance, product }: { glance: ProductGlance; product: Product | null }) {
  if (product?.image) return <DishHero picture={product.image} />;
  if (!glance.picture) return null;
  return (
    <div className="hero" aria-hidden>
      {/* biome-ignore lint/performance/noImgElement: already in the browser, with its own address */}
      <img src={glance.picture} alt="" width={256} height={256} />
    </div>
  );
}

function PictureName({ name }: { name: string }) {
  return (
    <p className="font-semibold text-section text-title leading-tight [overflow-wrap:anywhere]" aria-hidden>
      {name}
    </p>
  );
}

function useBadgeLabels() {
  const t = useTranslations('Menu');
  return ({ product, offer }: { product: Product; offer: DishOffer }): SaidBadge[] =>
    sayBadges({
      badges: offer.badges.filter((badge) => badge !== 'promo' || offer.active),
      product,
      say: t,
    });
}

function Glance({
  glance,
  product,
  timezone,
}: Pick<Props, 'glance' | 'timezone'> & { product: Product | null }) {
  const { currency, establishment, country } = useApp().tenant;
  const t = useTranslations('Product');
  const service = useChosenService();
  const sayFrom = (price: string) => t('from', { price });
  const offer = product && resolveOffer({ product, currency, at: new Date(), timezone, service, sayFrom });
  const labels = useBadgeLabels();
  const [dryLaw] = useState(readDryLaw);
  const was = offer ? offer.active && offer.was : glance.was;
  return (
    <>
      <div className="mt-2">
        <DishBadges badges={product && offer ? labels({ product, offer }) : (glance.badges ?? [])} />
      </div>
      <p className="mt-2 whitespace-pre-line [overflow-wrap:anywhere]" lang={product?.description_in}>
        {product?.description ?? glance.description}
      </p>
      <p className="prices mt-2">
        <span className="price">{offer?.price ?? glance.price}</span>
        {was && <s className="was">{was}</s>}
      </p>
      {product && <ProductFacts product={product} establishment={establishment} country={country} />}
      {product?.is_alcoholic && dryLaw !== null && <p className="mt-2">{dryLaw}</p>}
      {product && <ShareDish id={product.id} name={product.name} />}
    </>
  );
}
