import type { IncomingMessage } from 'node:http';
import { createHttpClient } from './http-client';
import { openStream } from './open-stream';
import { type Diner, own } from './shop';

type Account = {
  version: number;
  rounds: { lines: { count: number }[] }[];
  draft_versions: { mine: number };
};
type Waiting = { version: number; done: (at: number) => void };

/** The account as a phone shows it; it is read again at each change, one reading at a time. */
async function createScreen(read: () => Promise<Account>) {
  let shown = await read();
  let waiting: Waiting[] = [];
  let reading = false;
  let isStale = false;
  return {
    async refresh(): Promise<void> {
      isStale = true;
      if (reading) return;
      reading = true;
      while (isStale) {
        isStale = false;
        shown = await read();
        const at = performance.now();
        for (const one of waiting.filter(({ version }) => version <= shown.version)) one.done(at);
        waiting = waiting.filter(({ version }) => version > shown.version);
      }
      reading = false;
    },
    /** When it shows that version or a later one. */
    sees: (version: number): Promise<number> =>
      shown.version >= version
        ? Promise.resolve(performance.now())
        : new Promise((done) => waiting.push({ version, done })),
  };
}

/** A phone at a table, which follows the table's stream. */
export async function openPhone({
  host,
  port,
  diner,
  code,
  name,
}: {
  host: string;
  port: number;
  diner: Diner;
  code: string;
  name: string;
}) {
  const { call } = createHttpClient(port);
  const headers = own(diner);
  const post = <Answer>(path: string, body: object, more: object = {}) =>
    call<Answer>({ host, method: 'POST', path, headers: { ...headers, ...more }, body });
  await post('/on_table/open.json', { token: code });
  await post('/on_table/account/join.json', { name });
  const read = async () =>
    (await call<{ account: Account }>({ host, path: '/on_table/account.json', headers })).account;
  const { refresh, sees } = await createScreen(read);
  const stream: IncomingMessage = await openStream({ port, host, path: '/on_table/events', headers });
  stream.on('data', (part: Buffer) => {
    if (part.includes('data:')) void refresh();
  });
  return {
    /** Adds a dish and sends it. @returns the account's version then */
    async order({ product, supplierId, key }: { product: number; supplierId: number; key: string }) {
      await post('/shopping_cart/add_product_cart', {
        product: { id: product, count: 1 },
        purchase_id: null,
        data_purchase: { service: 'on_table', supplier_id: supplierId },
      });
      const { draft_versions } = await read();
      const start = performance.now();
      const sent = await post<Account>(
        '/on_table/account/send.json',
        { whose: 'mine', version: draft_versions.mine },
        { 'idempotency-key': key },
      );
      return { start, version: sent.version };
    },
    sees,
    count: async () =>
      (await read()).rounds.flatMap(({ lines }) => lines).reduce((sum, { count }) => sum + count, 0),
    close: () => stream.destroy(),
  };
}
export type Phone = Awaited<ReturnType<typeof openPhone>>;
