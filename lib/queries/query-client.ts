import { QueryClient } from '@tanstack/react-query';

let client: QueryClient | null = null;

/** The one cache of a document; browsers only. */
export function getQueryClient(): QueryClient {
  client ??= new QueryClient({ defaultOptions: { queries: { refetchOnWindowFocus: true } } });
  return client;
}
