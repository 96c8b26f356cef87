'use client';

import { queryOptions } from '@tanstack/react-query';
import type { Http } from '@/lib/clients/http';
import { searchCities } from '@/lib/contract/delivery/calls';

export const citiesQueryOptions = ({ http, customerId }: { http: Http; customerId: number }) =>
  queryOptions({
    queryKey: ['cities', customerId] as const,
    queryFn: () => http(searchCities, { query: { customer_id: String(customerId) } }),
    staleTime: 300_000,
  });
