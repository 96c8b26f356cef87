'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useQuoteOnMenu } from '@/components/branches/use-quote-on-menu';
import { CartDock } from '@/components/cart/cart-dock';
import { EditedLine } from '@/components/cart/lines/edited-line';
import { AskedMove } from '@/components/cart/move/asked-move';
import { ServiceQuestion } from '@/components/cart/move/service-question';
import { AskedPlace } from '@/components/delivery/parked/asked-place';
import { InDock } from '@/components/layout/dock';
import { OfflineMenuNote } from '@/components/layout/offline-note';
import { LiveMenu } from '@/components/menu/live/live-menu';
import { useLiveDue } from '@/components/menu/live/use-live-due';
import { OwnProduct } from '@/components/menu/product/page/own-product';
import { ProductSheet } from '@/components/menu/product/product-sheet';
import { useAddToCart } from '@/components/menu/use-add-to-cart';
import { AskedAge } from '@/components/people/asked-age';
import { useApp } from '@/lib/browser/app-provider';
import { watchHeight } from '@/lib/browser/document/watch-height';
import { findOwnProduct } from '@/lib/browser/menu-markup/own-product';
import { whenIdle } from '@/lib/browser/parts/boot';
import { useMenuOffer } from '@/lib/browser/use-menu-offer';
import { menuPath } from '@/lib/domain/menu/menu-address';
import { usePendingAdds } from '@/lib/queries/cart/add-product';
import { useCartsLeft } from '@/lib/queries/cart/carts-left';
import { getQueryClient } from '@/lib/queries/query-client';
import type { ParkedDish } from '@/lib/stores/slices';
import { useDishTaps } from './use-dish-taps';
import { previewOf, useOpenedProduct } from './use-opened-product';
import { useOwnService } from './use-own-service';

/** The diner's menu, whether it takes their order, and where a product that was opened by its address leads (rule menu/addresses). */
function useMenu() {
  const { screen } = useApp();
  const { menuAddress, canOrder, hint } = useMenuOffer();
  const slug = screen.supplier?.slug ?? null;
  if (slug === null || screen.view !== 'Product')
    return { slug, beneath: null, leaveTo: null, canOrder, hint };
  const menu = menuPath({ slug, menuAddress });
  // A product opens over the home's menu; the table's diners return to theirs.
  return menuAddress === 'home'
    ? { slug, beneath: menu, leaveTo: null, canOrder, hint }
    : { slug, beneath: null, leaveTo: menu, canOrder, hint };
}

function Menu() {
  const { screen } = useApp();
  const addToCart = useAddToCart();
  const { canOrder, hint, ...addresses } = useMenu();
  const { opened, open, close } = useOpenedProduct(addresses);
  const [own] = useState(findOwnProduct);
  // Before the dock is painted above it.
  useLayoutEffect(() => (own ? watchHeight({ element: own.bar, name: '--own-bar' }) : undefined), [own]);
  const timezone = screen.supplier?.timezone ?? 'UTC';
  const pending = usePendingAdds();
  useDishTaps({ open, addToCart, canOrder });
  // A dead connection may be what it has to tell of: too late then to load it.
  useEffect(() => whenIdle(() => void import('@/components/layout/error-dialog').catch(() => undefined)), []);
  const show = ({ product: { id } }: ParkedDish) => {
    if (opened?.productId !== id && own?.productId !== id) open({ productId: id, preview: previewOf(id) });
  };
  const { isDue, follows } = useLiveDue();
  useCartsLeft();
  useQuoteOnMenu();
  useOwnService();
  return (
    <>
      <InDock>
        <OfflineMenuNote canOrder={canOrder} />
      </InDock>
      {canOrder && <CartDock pending={pending} />}
      {isDue && <LiveMenu follows={follows} />}
      <ServiceQuestion isBusy={!canOrder || opened !== null} />
      <AskedMove />
      {canOrder && (
        <AskedPlace onAsk={({ product, name }) => void addToCart({ product, name })} onOpen={show} />
      )}
      <EditedLine />
      <AskedAge />
      {own && <OwnProduct own={own} timezone={timezone} canOrder={canOrder} hint={hint} />}
      {opened && (
        <ProductSheet
          key={opened.productId}
          productId={opened.productId}
          preview={opened.preview}
          timezone={timezone}
          canOrder={canOrder}
          hint={hint}
          onClose={close}
        />
      )}
    </>
  );
}

export function Ordering() {
  return (
    <QueryClientProvider client={getQueryClient()}>
      <Menu />
    </QueryClientProvider>
  );
}
