'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ApiError } from '@/lib/clients/api-error';
import type { Cart } from '@/lib/contract/cart/cart';
import { hostOf, isGuestOf } from '@/lib/domain/cart/group';
import { removedLines } from '@/lib/queries/cart/cart';
import { useFollowGroup } from '@/lib/queries/cart/group';
import { showNotice } from '@/lib/stores/error-store';

/** Follows a cart that several people fill, and tells a guest what its owner did to it (rule cart/group). */
export function FollowGroup({ cart }: { cart: Cart }) {
  const { purchase_id: purchaseId } = cart;
  const queries = useQueryClient();
  const { error } = useFollowGroup(purchaseId);
  const before = useRef(cart);
  const host = hostOf(cart.group);
  const isGuest = isGuestOf(cart);
  useEffect(() => {
    const last = before.current;
    before.current = cart;
    if (!isGuest || !cart.is_cart || cart.products.length > 0) return;
    const removed = removedLines({ queries, purchaseId });
    const isLost = last.products.some(({ id, member }) => member === cart.group?.me && !removed.has(id));
    if (isLost) showNotice({ key: 'group_emptied', values: { host } });
  }, [cart, isGuest, host, purchaseId, queries]);
  const isOut = isGuest && error instanceof ApiError && error.status === 404;
  useEffect(() => {
    if (isOut) showNotice({ key: 'group_left', values: { host } });
  }, [isOut, host]);
  return null;
}
