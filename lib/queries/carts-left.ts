'use client';

import { useEffect } from 'react';
import { useSlice, useVisit } from '@/lib/browser/visit-provider';
import { keepPurchase, purchaseOfService } from '@/lib/stores/purchase-of-service';
import { resumeCart } from '@/lib/stores/resume-cart';
import { useActualPurchases } from './orders';

/**
 * After the service was cleared (rule cart/found-again): this branch's cart, else the newest. Asks at most once.
 * @param resumes on a cart's own page: goes on with this branch's cart
 */
export function useCartsLeft({ resumes = false }: { resumes?: boolean } = {}) {
  const { stores, screen } = useVisit();
  const isLeft = useSlice('order', ({ cartsLeft }) => cartsLeft);
  const { data, error, refetch, isSuccess, isFetching } = useActualPurchases({ enabled: isLeft });
  // A cached answer may hold old carts.
  const isNow = isSuccess && !isFetching;
  useEffect(() => {
    if (!isLeft || !isNow) return;
    stores.order.setState({ cartsLeft: false });
    const carts = data.filter(({ is_cart }) => is_cart);
    const here = carts.filter(({ supplier }) => supplier.id === screen.supplier?.id);
    const { service } = stores.order.getState();
    const own = here.find((cart) => cart.service === service) ?? here[0];
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
