'use client';

import { queryOptions } from '@tanstack/react-query';
import type { Http } from '@/lib/clients/http';
import { getProduct } from '@/lib/contract/calls/experience';

/** A product with its options, as it is now. */
export const productQueryOptions = ({ http, productId }: { http: Http; productId: number }) =>
  queryOptions({
    queryKey: ['product', productId] as const,
    queryFn: () => http(getProduct, { params: { id: String(productId) } }),
    staleTime: 60_000,
  });
