import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BACKEND_PORT, TENANT } from '@/scripts/bench/stage/stage';
import { createHttpClient } from './http-client';
import { type Diner, enterShop, own } from './shop';

const { send, call } = createHttpClient(BACKEND_PORT);

/** @throws Error when the backend refuses */
export { call };

export async function enterKitchen(host: string) {
  const { createDiner, add, fillCart, place } = await enterShop({ host, call });
  async function watch({ diner, id }: { diner: Diner; id: number }) {
    const stream = await send({ host, path: `/orders/${id}/events`, headers: own(diner) });
    const next = () =>
      new Promise<void>((resolve) => {
        const read = (part: Buffer) => {
          if (!part.toString().includes('data:')) return;
          stream.off('data', read);
          resolve();
        };
        stream.on('data', read);
      });
    return { next, close: () => stream.destroy() };
  }
  return { createDiner, add, fillCart, place, watch };
}

/** Moves an order with the key in the data folder, as the command line does. */
export function moveOrder({
  dataDir,
  id,
  status,
}: {
  dataDir: string;
  id: number;
  status: string;
}): Promise<object> {
  const { key } = JSON.parse(readFileSync(join(dataDir, 'backend.lock'), 'utf8')) as { key: string };
  return call({
    method: 'PUT',
    path: `/operator/tenants/${TENANT}/staff/orders/${id}/status.json`,
    headers: { authorization: `Bearer ${key}` },
    body: { status },
  });
}
