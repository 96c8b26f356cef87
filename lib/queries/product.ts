'use client';

import { queryOptions } from '@tanstack/react-query';
import { painted } from '@/lib/browser/document/after-paint';
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
