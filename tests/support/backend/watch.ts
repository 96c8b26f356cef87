import type { TestBackend } from './backend';

type Opening = {
  app: TestBackend['app'];
  host: string;
  headers: Record<string, string>;
  method?: string;
};

/** The stream of an order's events, as a page of its diner holds it. @param menu the branch whose menu it carries */
export const watchOrder = ({ id, menu, ...opening }: Opening & { id: number; menu?: number }) =>
  watch({ ...opening, path: `/orders/${id}/events${menu === undefined ? '' : `?menu=${menu}`}` });

/** The stream of branches' orders, as a program of the restaurant holds it. */
export const watchBranches = ({ ids, ...opening }: Opening & { ids: readonly number[] }) =>
  watch({ ...opening, path: `/staff/orders/events?${ids.map((id) => `supplier_id=${id}`).join('&')}` });

/** The stream of the diner's table, as its page holds it; without what it tells of the menu. */
export async function watchTable(opening: Opening) {
  const { read, ...page } = await watch({ ...opening, path: '/on_table/events' });
  const readOfTable = async (): Promise<string> => {
    const told = await read();
    return told.startsWith('event: menu') ? readOfTable() : told;
  };
  return { ...page, read: readOfTable };
}

/** A stream that carries the menu of a branch, as a page holds it; without what else it tells. */
export async function watchMenu({ path, ...opening }: Opening & { path: string }) {
  const { read, ...page } = await watch({ ...opening, path });
  const readOfMenu = async (): Promise<string> => {
    const told = await read();
    return told === '' || told.startsWith('event: menu') ? told : readOfMenu();
  };
  return { ...page, read: readOfMenu };
}

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
    /** The next part of the stream; empty when it has ended. */
    read: async () => decoder.decode((await reader?.read())?.value),
    close: async () => reader?.cancel(),
  };
}
