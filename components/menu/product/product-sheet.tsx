'use client';

import { type UseQueryResult, useQuery } from '@tanstack/react-query';
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
import { findPeek } from '@/lib/browser/menu-markup/menu';
import type { ProductPreview } from '@/lib/browser/menu-markup/product-preview';
import { useChosenService } from '@/lib/browser/use-chosen-service';
import type { Product } from '@/lib/contract/menu/menu';
import type { OrderHint } from '@/lib/domain/branches/order-hint';
import { type SaidBadge, sayBadges } from '@/lib/domain/menu/badges';
import { type DishOffer, resolveOffer } from '@/lib/domain/menu/dish-offer';
import { productQueryOptions } from '@/lib/queries/menu/product';
import { AddBar } from './add-bar';
import { useLine } from './line/use-line';
import { ProductBar, useProductBar } from './product-bar';
import { ProductChoice } from './product-choice';
import { ProductFacts } from './product-facts';
import { ShareDish } from './share-dish';
import { useParkedDish } from './use-parked-dish';
import { useViewedProduct } from './use-viewed-product';

type Props = {
  productId: number;
  preview: ProductPreview;
  timezone: string;
  canOrder: boolean;
  hint: OrderHint | null;
  onClose: () => void;
};

function useInsteadOfPeek(): void {
  useEffect(() => findPeek()?.setAttribute('hidden', ''), []);
}

/** Paints at once with the card's content (rule menu/product-sheet, guarantee/tap-response). */
export function ProductSheet({ productId, preview, timezone, canOrder, hint, onClose }: Props) {
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
  const name = product?.name ?? preview.name;
  const hasPicture = (product ? product.image : preview.picture) !== null;
  const bar = useProductBar({ product, timezone, orders });
  const part = product && { product, line, change, timezone };
  useInsteadOfPeek();
  useViewedProduct(product);
  return (
    <Sheet
      open
      onClose={close}
      title={name}
      closeLabel={t('close')}
      tall
      {...(hasPicture ? { lead: <SheetPicture preview={preview} product={product} /> } : {})}
      footer={
        bar.isShown && (
          <ProductBar bar={bar}>
            {orders &&
              (part ? (
                <AddBar {...part} refusal={bar.refusal} onAdd={close} />
              ) : (
                <div className="skeleton h-[52px] flex-1" />
              ))}
          </ProductBar>
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
      <Preview preview={preview} product={product} timezone={timezone} />
      {part ? <ProductChoice {...part} orders={orders} hint={hint} /> : <AwaitedProduct query={query} />}
    </Sheet>
  );
}

function AwaitedProduct({ query }: { query: UseQueryResult<Product> }) {
  return (
    <div className="mt-6">
      {query.isError ? (
        <FailedLoad error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <LoadingShape className="h-[112px]" />
      )}
    </div>
  );
}

/** The card's file, cached already, then the product's own. */
function SheetPicture({ preview, product }: { preview: ProductPreview; product: Product | null }) {
  if (product?.image) return <DishHero picture={product.image} />;
  if (!preview.picture) return null;
  return (
    <div className="hero" aria-hidden>
      {/* biome-ignore lint/performance/noImgElement: already in the browser, with its own address */}
      <img src={preview.picture} alt="" width={256} height={256} />
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

function Preview({
  preview,
  product,
  timezone,
}: Pick<Props, 'preview' | 'timezone'> & { product: Product | null }) {
  const { currency, establishment, country } = useApp().tenant;
  const t = useTranslations('Product');
  const service = useChosenService();
  const sayFrom = (price: string) => t('from', { price });
  const offer = product && resolveOffer({ product, currency, at: new Date(), timezone, service, sayFrom });
  const labels = useBadgeLabels();
  const [dryLaw] = useState(readDryLaw);
  const was = offer ? offer.active && offer.was : preview.was;
  return (
    <>
      <div className="mt-2">
        <DishBadges badges={product && offer ? labels({ product, offer }) : (preview.badges ?? [])} />
      </div>
      <p className="mt-2 whitespace-pre-line [overflow-wrap:anywhere]" lang={product?.description_in}>
        {product?.description ?? preview.description}
      </p>
      <p className="prices mt-2">
        <span className="price">{offer?.price ?? preview.price}</span>
        {was && <s className="was">{was}</s>}
      </p>
      {product && <ProductFacts product={product} establishment={establishment} country={country} />}
      {product?.is_alcoholic && dryLaw !== null && <p className="mt-2">{dryLaw}</p>}
      {product && <ShareDish id={product.id} name={product.name} />}
    </>
  );
}
