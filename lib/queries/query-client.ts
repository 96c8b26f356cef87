import { QueryClient } from '@tanstack/react-query';

let client: QueryClient | null = null;

/** Browsers only. */
export function getQueryClient(): QueryClient {
  client ??= new QueryClient({ defaultOptions: { queries: { refetchOnWindowFocus: true } } });
  return client;
}
