import { useEffect, useEffectEvent, useRef } from 'react';
import { useApp, useSlice } from '@/lib/browser/app-provider';
import type { Cart } from '@/lib/contract/cart/cart';
import { isGuestOf } from '@/lib/domain/cart/group';
import { useUpdateCart } from '@/lib/queries/cart/cart';
import { placeForCart } from '@/lib/stores/delivery/known-place';

/** Sends a cart the place that the diner gave elsewhere, once for each place (rule delivery/price). */
export function useSendPlace(cart: Cart | null): void {
  const { stores } = useApp();
  const { update } = useUpdateCart(cart?.purchase_id ?? null);
  // A place that is chosen while the page is open.
  useSlice('delivery', ({ place }) => place);
  const told = useRef<string | null>(null);
  const isOwn = cart?.is_cart === true && cart.products.length > 0 && !isGuestOf(cart);
  const known = isOwn ? placeForCart({ stores, cart }) : null;
  const key = known && `${cart?.purchase_id} ${known.place.latitude} ${known.place.longitude} ${known.zone}`;
  const tell = useEffectEvent(() => {
    if (!known || told.current === key) return;
    told.current = key;
    const { place, zone } = known;
    void update({ place, ...(zone && { shipping_zone: zone }) });
  });
  useEffect(() => {
    if (key) tell();
  }, [key]);
}
