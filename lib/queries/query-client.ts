import { QueryClient } from '@tanstack/react-query';
import { isFinal } from '@/lib/clients/api-error';

const TRIES = 3;
let client: QueryClient | null = null;

/** Browsers only. */
export function getQueryClient(): QueryClient {
  client ??= new QueryClient({
    defaultOptions: {
      queries: {
        refetchOnWindowFocus: true,
        // What asking again would not change is said at once.
        retry: (count, error) => count < TRIES && !isFinal(error),
      },
    },
  });
  return client;
}
