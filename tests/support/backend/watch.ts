import type { TestBackend } from './backend';

type Opening = {
  app: TestBackend['app'];
  host: string;
  headers: Record<string, string>;
  method?: string;
};

/** The stream of an order's events, as a page of its diner holds it. */
export const watchOrder = ({ id, ...opening }: Opening & { id: number }) =>
  watch({ ...opening, path: `/orders/${id}/events` });

/** The stream of branches' orders, as a program of the restaurant holds it. */
export const watchBranches = ({ ids, ...opening }: Opening & { ids: readonly number[] }) =>
  watch({ ...opening, path: `/staff/orders/events?${ids.map((id) => `supplier_id=${id}`).join('&')}` });

/** The stream of the diner's table, as its page holds it. */
export const watchTable = (opening: Opening) => watch({ ...opening, path: '/on_table/events' });

async function watch({ app, host, path, headers, method = 'GET' }: Opening & { path: string }) {
  const response = await app.request(
    `http://${host}${path}`,
    { method, headers: { host, ...headers } },
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
