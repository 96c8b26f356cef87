'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { useApp } from '@/lib/browser/app-provider';
import type { Order } from '@/lib/contract/orders/orders';
import { type RemoteChoice, toRemoteChoice, toServiceChoice } from '@/lib/domain/branches/service-choice';
import { needsNoQuestion } from '@/lib/domain/cart/unasked-move';
import { useMoveCart, useReadMove } from '@/lib/queries/cart/move-cart';
import { useCartHere } from '@/lib/queries/cart/open-carts';
import { broughtCartStore } from '@/lib/stores/cart/brought-cart';
import { askMove } from '@/lib/stores/cart/move-question';
import { toMovingCart } from '@/lib/stores/cart/moving-cart';
import { isParted, partFrom } from '@/lib/stores/cart/parted-carts';

type Props = { order: Order; choice: RemoteChoice; supplierId: number; isBusy: boolean };

/** Moves it where that changes nothing. An hour that was chosen may be lost, and a group has others in it: both are asked about. @returns whether it moved */
function useBringAsItIs({ order, choice, supplierId }: Omit<Props, 'isBusy'>) {
  const cart = toMovingCart(order);
  const readMove = useReadMove();
  const { moveCart } = useMoveCart(cart);
  const target = { supplierId, choice };
  return async (isStill: () => boolean): Promise<boolean> => {
    const from = toRemoteChoice(toServiceChoice(order));
    if (from === null || order.schedule_date !== null || order.group !== null) return false;
    const change = await readMove({ cart, target });
    if (!change || !needsNoQuestion(change) || !isStill()) return false;
    const outcome = await moveCart(target, []);
    if (outcome.kind !== 'done') return false;
    broughtCartStore.setState({ brought: { purchaseId: order.id, from, to: choice, at: Date.now() } });
    return true;
  };
}

function LeftCart({ order, choice, supplierId, isBusy }: Props): null {
  const { stores } = useApp();
  const isAsked = useRef(false);
  /** Nothing else was chosen or opened meanwhile. */
  const isFree = useRef(false);
  const bringAsItIs = useBringAsItIs({ order, choice, supplierId });
  const ask = useEffectEvent(async () => {
    const question = { cart: toMovingCart(order), target: { supplierId, choice } };
    if (isAsked.current || isParted({ stores, ...question })) return;
    isAsked.current = true;
    if (await bringAsItIs(() => isFree.current)) return;
    isAsked.current = isFree.current;
    // Closing the question is an answer too.
    if (isFree.current) askMove(question).catch(() => partFrom({ stores, ...question }));
  });
  useEffect(() => {
    isFree.current = !isBusy;
    if (!isBusy) void ask();
    return () => {
      isFree.current = false;
    };
  }, [isBusy]);
  return null;
}

/**
 * Brings the cart along when the service is changed: at once where it comes whole and for no more money, else it asks,
 * once for each cart and service (rule cart/brought-along).
 */
export function ServiceQuestion({ isBusy }: { isBusy: boolean }) {
  const supplierId = useApp().screen.supplier?.id;
  const left = useCartHere();
  if (!left || supplierId === undefined) return null;
  const { cart, choice } = left;
  return <LeftCart key={`${cart.id} ${choice}`} order={cart} {...{ choice, supplierId, isBusy }} />;
}
