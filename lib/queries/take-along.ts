'use client';

import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useVisit } from '@/lib/browser/visit-provider';
import { isFinal } from '@/lib/clients/api-error';
import * as calls from '@/lib/contract/cart/calls';
import type { Cart, CartLine } from '@/lib/contract/cart/cart';
import { chooseService } from '@/lib/stores/choose-service';
import { purchaseOfService } from '@/lib/stores/purchase-of-service';
import { isGoneCart, useCartAnswer } from './cart';
import { type Outcome, toOutcome } from './outcome';

const TARGETS = {
  take_away: { service: 'take_away', subservice: null },
  delivery: { service: 'delivery', subservice: null },
  schedule: { service: 'delivery', subservice: 'schedule' },
} as const;

const dishOf = ({ product_supplier_id, options, comment }: CartLine) =>
  JSON.stringify([product_supplier_id, options.map(({ option_id, count }) => [option_id, count]), comment]);

/** Copies a cart to another service of its branch, without what is there. Refused lines are reported once. */
export function useTakeAlong(cart: Cart, choice: 'take_away' | 'delivery' | 'schedule') {
  const { http, stores } = useVisit();
  const answer = useCartAnswer();
  const target = TARGETS[choice];
  const told = useRef(new Set<number>());
  const findThere = async (): Promise<readonly CartLine[]> => {
    const purchaseId = purchaseOfService({ ...stores.order.getState(), ...target });
    if (purchaseId === null) return [];
    const params = { purchaseId: String(purchaseId) };
    const there = await http(calls.getCart, { params }).catch((error: unknown) => {
      if (isGoneCart(error)) return null;
      throw error;
    });
    const isThere = there?.is_cart && there.supplier_id === cart.supplier_id;
    return isThere && there.subservice === target.subservice ? there.products : [];
  };
  const accept = (came: Cart) => {
    answer(came);
    // Deliveries share a store field: a cart that does not fit the choice is hidden.
    if (came.service === cart.service) chooseService({ stores, choice });
  };
  const change = useMutation({
    mutationFn: async () => {
      const there = await findThere();
      const data_purchase = { ...target, supplier_id: cart.supplier_id };
      const refusals: unknown[] = [];
      for (const line of cart.products) {
        const count = line.count - (there.find((one) => dishOf(one) === dishOf(line))?.count ?? 0);
        if (count <= 0 || told.current.has(line.id)) continue;
        const { product_supplier_id: id, comment } = line;
        const options = line.options.map(({ option_id, count: times }) => ({ option_id, count: times }));
        const product = { id, count, options, comment };
        await http(calls.addProductToCart, { body: { product, purchase_id: null, data_purchase } }).then(
          accept,
          (error: unknown) => {
            if (!isFinal(error)) throw error;
            told.current.add(line.id);
            refusals.push(error);
          },
        );
      }
      if (refusals.length > 0) throw refusals[0];
    },
  });
  const takeAlong = (): Promise<Outcome<void>> => toOutcome(change.mutateAsync());
  return { takeAlong, isPending: change.isPending };
}
