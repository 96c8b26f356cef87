'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { LastOrder } from '@/components/orders/last-order';
import { getQueryClient } from '@/lib/queries/query-client';

export function LastOrderPart() {
  return (
    <QueryClientProvider client={getQueryClient()}>
      <LastOrder />
    </QueryClientProvider>
  );
}
