'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApp } from '@/lib/browser/app-provider';
import { createId } from '@/lib/browser/create-id';
import type { AddProductToBookRequest } from '@/lib/contract/booking/booking';
import * as calls from '@/lib/contract/booking/order-ahead-calls';
import { getSupplierBySlug } from '@/lib/contract/menu/calls';
import { productQueryOptions } from '@/lib/queries/menu/product';
import { type BookingAccess, byLink, useBookingChange } from './booking-info';

const MENU_OF = ['menu-of'] as const;

/** @property unitPrice of a piece, as it was seen (rule booking/ordering-ahead) */
export type AheadChoice = { product: AddProductToBookRequest['product']; unitPrice: number };

/** The menu of a branch, from which one orders ahead. */
export function useMenuOf(slug: string) {
  const { http } = useApp();
  return useQuery({
    queryKey: [...MENU_OF, slug],
    queryFn: () => http(getSupplierBySlug, { params: { slug } }),
    staleTime: 60_000,
  });
}

/** The calls that change the dishes of a booking; each answers with the booking. */
export function useAheadCalls(access: BookingAccess) {
  const { http } = useApp();
  const queries = useQueryClient();
  const { run, isPending } = useBookingChange(access);
  const { id, token } = access;
  const add = async ({ product, unitPrice }: AheadChoice) => {
    const idempotencyKey = createId();
    const data_purchase = { ...byLink(token), unit_price: unitPrice };
    const body = { purchase_id: id, data_purchase, product };
    const outcome = await run(() => http(calls.addProductToBook, { body, idempotencyKey }));
    // A refused dish may have another price, or be gone.
    if (outcome.kind === 'failed') {
      void queries.invalidateQueries({ queryKey: MENU_OF });
      void queries.invalidateQueries({
        queryKey: productQueryOptions({ http, productId: product.id }).queryKey,
      });
    }
    return outcome;
  };
  const remove = (lineId: number) =>
    run(() =>
      token === null
        ? http(calls.removeProductOfBook, {
            params: { id: String(lineId) },
            query: { purchase_id: String(id) },
          })
        : http(calls.removeLineAhead, { params: { id: String(id) }, body: { token, line_id: lineId } }),
    );
  return { add, remove, isPending };
}
