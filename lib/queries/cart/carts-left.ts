'use client';

import { useEffect } from 'react';
import { useApp, useSlice } from '@/lib/browser/app-provider';
import type { Order } from '@/lib/contract/orders/orders';
import { isCartHere } from '@/lib/domain/branches/same-counter';
import { sharesCart, toServiceChoice } from '@/lib/domain/branches/service-choice';
import { useActualPurchases } from '@/lib/queries/orders/order-lists';
import { keepPurchase, purchaseOfService } from '@/lib/stores/cart/purchase-of-service';
import { resumeCart } from '@/lib/stores/cart/resume-cart';
import { chosenService } from '@/lib/stores/choose-service';

/**
 * After the service was cleared (rule cart/found-again): this branch's cart, else the newest. Asks at most once.
 * @param resumes on a cart's own page: goes on with this branch's cart
 */
export function useCartsLeft({ resumes = false }: { resumes?: boolean } = {}) {
  const { stores, screen } = useApp();
  const isLeft = useSlice('order', ({ cartsLeft }) => cartsLeft);
  const { data, error, refetch, isSuccess, isFetching } = useActualPurchases({ enabled: isLeft });
  // A cached answer may hold old carts.
  const isNow = isSuccess && !isFetching;
  useEffect(() => {
    if (!isLeft || !isNow) return;
    stores.order.setState({ cartsLeft: false });
    const carts = data.filter(({ is_cart }) => is_cart);
    const here = carts.filter((one) =>
      isCartHere({ supplierId: one.supplier.id, choice: toServiceChoice(one), here: screen.supplier }),
    );
    const chosen = chosenService(stores);
    const isIts = (cart: Order) => chosen !== null && sharesCart(toServiceChoice(cart), chosen);
    const own = here.find(isIts) ?? here[0];
    if (resumes && own && purchaseOfService(stores.order.getState()) === null) {
      resumeCart({ stores, order: own });
    }
    for (const cart of [...here, ...carts]) {
      const isTaken = purchaseOfService({ ...stores.order.getState(), service: cart.service }) !== null;
      if (!isTaken) keepPurchase({ stores, service: cart.service, purchaseId: cart.id });
    }
  }, [isLeft, isNow, data, stores, screen, resumes]);
  return { isLooking: isLeft, error, refetch };
}
