'use client';

import { queryOptions } from '@tanstack/react-query';
import type { Http } from '@/lib/clients/http';
import { openTable } from '@/lib/contract/table/calls';

export const openTableQueryOptions = ({ http, token }: { http: Http; token: string }) =>
  queryOptions({
    queryKey: ['table', token] as const,
    queryFn: () => http(openTable, { body: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
