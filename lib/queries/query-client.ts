import { QueryClient } from '@tanstack/react-query';
import { isFinal } from '@/lib/clients/api-error';
import { hearOtherTabs } from '@/lib/queries/cart/cart-tabs';

const TRIES = 3;
let client: QueryClient | null = null;

/** Runs in browsers only. */
export function getQueryClient(): QueryClient {
  if (client) return client;
  client = new QueryClient({
    defaultOptions: {
      queries: {
        refetchOnWindowFocus: true,
        // A failure that a retry would not change is reported at once.
        retry: (count, error) => count < TRIES && !isFinal(error),
      },
    },
  });
  hearOtherTabs(client);
  return client;
}
