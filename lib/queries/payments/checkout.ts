'use client';

import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useApp } from '@/lib/browser/app-provider';
import { updateCart } from '@/lib/contract/cart/calls';
import type { Cart, CartChanges } from '@/lib/contract/cart/cart';
import { listBanks } from '@/lib/contract/payments/calls';
import { getPaymentMethods } from '@/lib/contract/payments/method-calls';
import type { ServiceChoice } from '@/lib/domain/branches/services';
import { cartScope, useCartAnswer } from '@/lib/queries/cart/cart';
import { type Outcome, toOutcome } from '@/lib/queries/outcome';

export function usePaymentMethods({ supplierId, service }: { supplierId: number; service: ServiceChoice }) {
  const { http } = useApp();
  return useQuery({
    queryKey: ['methods', supplierId, service],
    queryFn: () =>
      http(getPaymentMethods, { query: { supplier_id: String(supplierId), tipe: 'array', service } }),
    staleTime: 60_000,
    // An hour may change which there are: the known ones stay meanwhile.
    placeholderData: keepPreviousData,
  });
}

const banksKey = (supplierId: number) => ['banks', supplierId] as const;

/** The banks for PSE, by name (rule payments/pse). */
export function useBanks(supplierId: number) {
  const { http } = useApp();
  return useQuery({
    queryKey: banksKey(supplierId),
    queryFn: () => http(listBanks, { query: { supplier_id: String(supplierId) } }),
    staleTime: 300_000,
  });
}

/** Keeps the draft, also while the page closes. */
export function useKeepDraft(purchaseId: number) {
  const { http } = useApp();
  const answer = useCartAnswer();
  const change = useMutation({
    scope: cartScope(purchaseId),
    mutationFn: (cart: CartChanges) =>
      http(updateCart, { params: { id: String(purchaseId) }, body: { cart }, keepalive: true }),
    onSuccess: answer,
  });
  return (changes: CartChanges): Promise<Outcome<Cart>> => toOutcome(change.mutateAsync(changes));
}
