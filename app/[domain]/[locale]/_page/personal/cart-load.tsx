'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { FollowMenu } from '@/components/cart/follow-menu';
import { FollowGroup } from '@/components/cart/group/follow-group';
import { GroupElsewhere } from '@/components/cart/group/group-elsewhere';
import { EditedLine } from '@/components/cart/lines/edited-line';
import { RemovedNote } from '@/components/cart/lines/removed-note';
import { AskedMove } from '@/components/cart/move/asked-move';
import { OngoingLink } from '@/components/cart/ongoing-order';
import { OtherCarts } from '@/components/cart/other-carts';
import { SentByOthers } from '@/components/cart/sent-by-others';
import { FailedLoad } from '@/components/layout/failed-load';
import { LoadingShape } from '@/components/layout/loading-shape';
import { useLeaveFor } from '@/components/layout/use-leave-for';
import { useApp, useSlice } from '@/lib/browser/app-provider';
import { whenIdle } from '@/lib/browser/parts/boot';
import { useMenuPath } from '@/lib/browser/use-menu-path';
import { ApiError } from '@/lib/clients/api-error';
import type { Cart } from '@/lib/contract/cart/cart';
import { orderPath } from '@/lib/domain/tenant/order-path';
import { isGoneCart, useCart } from '@/lib/queries/cart/cart';
import { useCartsLeft } from '@/lib/queries/cart/carts-left';
import { useCartHere } from '@/lib/queries/cart/open-carts';
import { useActualPurchases } from '@/lib/queries/orders/order-lists';

/** After an order the browser keeps no cart: «back» leads here. An order of another service, or beside a cart, is not it. */
function NoCart({ slug, emptied }: { slug: string; emptied: Cart | null }) {
  const t = useTranslations('Cart');
  const { tenant, screen } = useApp();
  const { establishment } = tenant;
  const menu = useMenuPath(slug);
  const service = useSlice('order', (state) => state.service);
  const { data, isLoading, failureCount } = useActualPurchases();
  if (!emptied && isLoading && failureCount === 0) return <LoadingShape className="h-[320px]" />;
  const here = data?.filter(({ supplier }) => supplier.id === screen.supplier?.id) ?? [];
  const order = here.find(({ is_cart }) => !is_cart);
  const isOrdered =
    order && (service === null || order.service === service) && !here.some(({ is_cart }) => is_cart);
  return (
    <div className="grid gap-4 py-8 text-center">
      <h2 className="text-section">{t(isOrdered ? 'ordered_title' : 'empty_title')}</h2>
      {!isOrdered && <p>{t('empty_text', { establishment })}</p>}
      {emptied && <RemovedNote cart={emptied} />}
      {order && <OngoingLink purchaseId={order.id} />}
      <OtherCarts />
      <a className={order ? 'button button-quiet' : 'button'} href={menu}>
        {t('to_menu', { establishment })}
      </a>
    </div>
  );
}

/** Our own faults get the cart's sentence, which says that it is kept. */
const toCartError = (error: unknown) =>
  error instanceof ApiError && error.status !== null && error.status >= 500
    ? new ApiError({ kind: error.kind, status: error.status, key: 'cart_load' })
    : error;

/** True once the browser is idle. Parts that only keep the page current load then. */
function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}

/** The cart, or its loading, failed or missing state. A placed order leads to its own page. */
export function CartLoad(props: { slug: string; children: (cart: Cart) => ReactNode }) {
  const { cart, data } = useCart();
  const isIdle = useIdle();
  return (
    <>
      <AskedMove />
      <EditedLine />
      {data?.group && <FollowGroup cart={data} />}
      {isIdle && cart?.is_cart && <FollowMenu supplierId={cart.supplier_id} />}
      <SentByOthers cart={cart} follows />
      <LoadedCart {...props} />
    </>
  );
}

function LoadedCart({ slug, children }: { slug: string; children: (cart: Cart) => ReactNode }) {
  const left = useCartsLeft({ resumes: true });
  useCartHere();
  const { cart, data, isLoading, isPaused, error, refetch, purchaseId, elsewhere } = useCart();
  const ordered = cart && !cart.is_cart ? cart : null;
  useLeaveFor(ordered && orderPath({ ...ordered, slug, id: ordered.purchase_id }));
  const isLost = purchaseId === null && left.isLooking;
  const failure = isLost ? left.error : data || isGoneCart(error) ? null : error;
  const ask = isLost ? left.refetch : refetch;
  if ((isLost || purchaseId !== null) && failure) {
    return <FailedLoad error={toCartError(failure)} onRetry={() => void ask()} />;
  }
  if (isLost || (purchaseId !== null && (isLoading || (isPaused && !data))))
    return <LoadingShape className="h-[320px]" />;
  if (ordered) return <OngoingLink purchaseId={ordered.purchase_id} />;
  if (elsewhere) return <GroupElsewhere cart={elsewhere} />;
  return cart && cart.products.length > 0 ? children(cart) : <NoCart slug={slug} emptied={cart} />;
}
