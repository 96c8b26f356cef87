'use client';

import { useEffect } from 'react';
import { useSlice, useVisit } from '@/lib/browser/visit-provider';
import { keepPurchase, purchaseOfService } from '@/lib/stores/purchase-of-service';
import { resumeCart } from '@/lib/stores/resume-cart';
import { useActualPurchases } from './orders';

/**
 * Finds the carts of the services again after these had been given up (rule cart/found-again): this branch's, else the
 * newest. Only a diner who had one, or may have, is asked for, and once.
 * @param resumes on a page that is a cart's alone: this branch's is gone on with, of the chosen service or the newest
 */
export function useCartsLeft({ resumes = false }: { resumes?: boolean } = {}) {
  const { stores, screen } = useVisit();
  const isLeft = useSlice('order', ({ cartsLeft }) => cartsLeft);
  const { data, error, refetch, isSuccess, isFetching } = useActualPurchases({ enabled: isLeft });
  // What was answered another time tells of the carts of then.
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
      // What was added meanwhile is the cart now.
      const isTaken = purchaseOfService({ ...stores.order.getState(), service: cart.service }) !== null;
      if (!isTaken) keepPurchase({ stores, service: cart.service, purchaseId: cart.id });
    }
  }, [isLeft, isNow, data, stores, screen, resumes]);
  return { isLooking: isLeft, error, refetch };
}
