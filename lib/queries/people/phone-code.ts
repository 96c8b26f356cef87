'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApp } from '@/lib/browser/app-provider';
import * as calls from '@/lib/contract/people/phone-code-calls';
import type { AskedCode } from '@/lib/contract/people/phone-codes';
import { cartKey } from '@/lib/queries/cart/cart';
import { type Outcome, toOutcome } from '@/lib/queries/outcome';

/** Has a code sent to the phone of the cart (rule people/phone-code). */
export function useAskCode(purchaseId: number) {
  const { http } = useApp();
  const change = useMutation({
    mutationFn: () => http(calls.askPhoneCode, { body: { purchase_id: purchaseId } }),
  });
  const ask = (): Promise<Outcome<AskedCode>> => toOutcome(change.mutateAsync());
  return { ask, isPending: change.isPending };
}

export function useConfirmPhone(purchaseId: number) {
  const { http } = useApp();
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: (code: string) => http(calls.confirmPhone, { body: { purchase_id: purchaseId, code } }),
    onSuccess: () => void queries.invalidateQueries({ queryKey: cartKey(purchaseId) }),
  });
  const confirm = (code: string): Promise<Outcome<unknown>> => toOutcome(change.mutateAsync(code));
  return { confirm, isPending: change.isPending };
}
