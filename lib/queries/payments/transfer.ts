'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '@/lib/browser/app-provider';
import { sendFile } from '@/lib/clients/send-file';
import type { Order } from '@/lib/contract/orders/orders';
import * as calls from '@/lib/contract/payments/transfer-calls';
import { orderKey } from '@/lib/queries/orders/orders';
import { type Outcome, toOutcome } from '@/lib/queries/outcome';

/** Where a placed order is transferred to, and what (rule payments/transfer). */
export function useTransfer(purchaseId: number) {
  const { http } = useApp();
  return useQuery({
    queryKey: ['transfer', purchaseId],
    queryFn: () => http(calls.getTransfer, { params: { purchase_id: String(purchaseId) } }),
  });
}

/** `share`: what of the picture has left, from 0 to 1; null while nothing is sent. */
export function useUploadProof(purchaseId: number) {
  const { http } = useApp();
  const queries = useQueryClient();
  const [share, setShare] = useState<number | null>(null);
  const change = useMutation({
    // A press without a connection fails at once, and is not sent later by itself.
    networkMode: 'always',
    mutationFn: (file: Blob) =>
      http(calls.uploadProof, {
        body: { purchase_id: String(purchaseId) },
        file: sendFile({ file, onProgress: setShare }),
      }),
    onMutate: () => setShare(0),
    onSuccess: (order) => queries.setQueryData(orderKey(order.id), order),
    // Paid, cancelled or a cart again meanwhile.
    onError: () => void queries.invalidateQueries({ queryKey: orderKey(purchaseId) }),
    onSettled: () => setShare(null),
  });
  return { upload: (file: Blob): Promise<Outcome<Order>> => toOutcome(change.mutateAsync(file)), share };
}

export function useWithdrawTransfer(purchaseId: number) {
  const { http } = useApp();
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: () => http(calls.withdrawTransfer, { params: { purchase_id: String(purchaseId) } }),
    onSuccess: (order) => queries.setQueryData(orderKey(order.id), order),
    onError: () => void queries.invalidateQueries({ queryKey: orderKey(purchaseId) }),
  });
  return {
    withdraw: (): Promise<Outcome<Order>> => toOutcome(change.mutateAsync()),
    isPending: change.isPending,
  };
}
