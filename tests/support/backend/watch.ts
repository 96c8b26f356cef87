import type { TestBackend } from './backend';

/** The stream of an order's events, as a page of its diner holds it. */
export async function watchOrder({
  app,
  host,
  id,
  headers,
}: {
  app: TestBackend['app'];
  host: string;
  id: number;
  headers: Record<string, string>;
}) {
  const response = await app.request(
    `http://${host}/orders/${id}/events`,
    { headers: { host, ...headers } },
    { remoteAddress: '127.0.0.1' },
  );
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  return {
    response,
    /** What comes next; empty when the stream has ended. */
    read: async () => decoder.decode((await reader?.read())?.value),
    close: async () => reader?.cancel(),
  };
}
