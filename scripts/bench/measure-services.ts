import { call, enterKitchen, moveOrder } from './load/kitchen';
import { measureRaw } from './load/raw-transactions';
import { runLoad, runPaced } from './load/run-load';
import type { Services } from './report/results';
import { toSpread } from './report/statistics';
import { NO_POSTGRESQL, withDatabases } from './stage/own-database';
import {
  HOST,
  LARGE_HOST,
  LARGE_TENANT,
  memoryOf,
  type Place,
  PRODUCTS,
  startBackend,
  stopProgram,
  TENANT,
  WORK,
} from './stage/stage';

const CLIENTS = 8;
const range = (count: number) => Array.from({ length: count }, (_, index) => index);

const readLoad = ({ host, path, count }: { host: string; path: string; count: number }) =>
  runLoad({ items: range(count), clients: CLIENTS, work: async () => void (await call({ host, path })) });

/** Carts of up to four lines, one for each diner. */
async function addLoad({ host, diners: count }: { host: string; diners: number }) {
  const kitchen = await enterKitchen(host);
  const diners = await Promise.all(range(count).map(kitchen.createDiner));
  const purchases = new Map<number, number>();
  // All first dishes, then all second ones: nobody adds twice at once.
  const turns = range(4).flatMap((turn) =>
    diners.map((diner, index) => ({ diner, seed: index + turn * 11 })),
  );
  return runLoad({
    items: turns,
    clients: CLIENTS,
    work: async ({ diner, seed }) => {
      const { purchase_id } = await kitchen.add({ diner, seed, purchaseId: purchases.get(diner.id) ?? null });
      purchases.set(diner.id, purchase_id);
    },
  });
}

async function fillCarts({ host, count }: { host: string; count: number }) {
  const kitchen = await enterKitchen(host);
  // Alone, so that a refusal is shown.
  const carts = [await kitchen.fillCart(0)];
  await runLoad({
    items: range(count).slice(1),
    clients: CLIENTS,
    work: async (seed) => void carts.push(await kitchen.fillCart(seed)),
  });
  return { kitchen, carts };
}

/** From the kitchen's move to the diner's page. */
async function timeEvents({ host, dataDir }: { host: string; dataDir: string }): Promise<number[]> {
  const { kitchen, carts } = await fillCarts({ host, count: 10 });
  const times: number[] = [];
  for (const cart of carts) {
    const { id } = await kitchen.place(cart);
    const page = await kitchen.watch({ diner: cart.diner, id });
    await page.next();
    const heard = page.next();
    const start = performance.now();
    await Promise.all([heard, moveOrder({ dataDir, id, status: 'accepted' })]);
    times.push(performance.now() - start);
    page.close();
  }
  return times;
}

async function measureOn({ place, scale }: { place: Place; scale: number }): Promise<Services> {
  const backend = await startBackend({ place, sizes: { [TENANT]: PRODUCTS, [LARGE_TENANT]: 2_000 } });
  const [config, menu] = ['/domain/config.json', '/domain/suppliers/centro.json'];
  await addLoad({ host: HOST, diners: 50 });
  const results = {
    config: await readLoad({ host: HOST, path: config, count: 2_000 * scale }),
    menu: await readLoad({ host: HOST, path: menu, count: 600 * scale }),
    cartAdd: await addLoad({ host: HOST, diners: 300 * scale }),
    large: {
      config: await readLoad({ host: LARGE_HOST, path: config, count: 2_000 * scale }),
      cartAdd: await addLoad({ host: LARGE_HOST, diners: 300 * scale }),
    },
  };
  const { databaseUrl } = place;
  const raw = databaseUrl
    ? await measureRaw({ databaseUrl, clients: CLIENTS, count: 1_000 * scale })
    : undefined;
  const closed = await fillCarts({ host: HOST, count: 500 * scale });
  const placeOrder = await runLoad({
    items: closed.carts,
    clients: CLIENTS,
    work: async (cart) => void (await closed.kitchen.place(cart)),
  });
  const even = await fillCarts({ host: HOST, count: 400 });
  const paced = await runPaced({
    items: even.carts,
    perSecond: 50,
    work: async (cart) => void (await even.kitchen.place(cart)),
  });
  const eventMs = toSpread(await timeEvents({ host: HOST, dataDir: place.dataDir }));
  const memoryMb = memoryOf(backend);
  await stopProgram(backend);
  return { kind: 'services', ...results, placeOrder, paced, eventMs, memoryMb, ...(raw ? { raw } : {}) };
}

export const measurePglite = (): Promise<Services> =>
  measureOn({ place: { dataDir: `${WORK}/pglite` }, scale: 1 });

export const measurePostgresql = async (): Promise<Services | string> =>
  (await withDatabases(['services'], ({ services }) =>
    measureOn({ place: { dataDir: `${WORK}/postgresql`, databaseUrl: services }, scale: 2 }),
  )) ?? NO_POSTGRESQL;
