'use client';

import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { painted } from '@/lib/browser/document/after-paint';
import { ApiError } from '@/lib/clients/api-error';
import type { Http } from '@/lib/clients/http';
import { getProduct } from '@/lib/contract/menu/calls';

export const productQueryOptions = ({ http, productId }: { http: Http; productId: number }) =>
  queryOptions({
    queryKey: ['product', productId] as const,
    queryFn: async () => {
      await painted();
      return http(getProduct, { params: { id: String(productId) } });
    },
    staleTime: 60_000,
  });

/** True where the form shows what is missing now. A sold-out dish keeps its form, with its choices. */
const changesForm = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.key === 'options_invalid' || (error.key === 'out_of_stock' && error.values.stock !== 0));

export function useProductAgain(productId: number): (refusedFor: unknown) => void {
  const queries = useQueryClient();
  return (error) => {
    if (changesForm(error)) void queries.invalidateQueries({ queryKey: ['product', productId] });
  };
}
