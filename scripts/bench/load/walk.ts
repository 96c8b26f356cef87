import type { Diner, Shop } from './shop';
import { ADDRESS, own } from './shop';

export const STEPS = [
  'config',
  'branch',
  'product',
  'availability',
  'profile',
  'cart add',
  'second add',
  'cart',
  'settle',
  'place order',
  'order',
  'running orders',
  'past orders',
  'menu',
  'coverage',
] as const;
export type Step = (typeof STEPS)[number];
type RunStep = <Answer>(step: Step, work: () => Promise<Answer>) => Promise<Answer>;

/** Walks from the first page to the history. @param regular has past orders; the others are new */
export async function walkVisit({
  shop,
  regular,
  seed,
  run,
}: {
  shop: Shop;
  regular: Diner;
  seed: number;
  run: RunStep;
}): Promise<void> {
  const { host, call, branch } = shop;
  const point = `lat=${ADDRESS.latitude}&lon=${ADDRESS.longitude}`;
  const read = (step: Step, path: string, diner?: Diner) =>
    run(step, () => call({ host, path, ...(diner ? { headers: own(diner) } : {}) }));
  await read('config', '/domain/config.json');
  await read('branch', `/api/suppliers/${branch.id}.json`);
  await read('product', `/api/products/${shop.pick(seed)}.json`);
  await read('availability', `/api/v2/supplier_availability.json?service=delivery&${point}`);
  const diner = await run('profile', shop.createDiner);
  const { purchase_id: purchaseId } = await run('cart add', () => shop.add({ diner, seed }));
  for (const more of [1, 2]) {
    await run('second add', () => shop.add({ diner, seed: seed + more * 7, purchaseId }));
  }
  await read('cart', `/shopping_cart/cart/${purchaseId}.json`, diner);
  const { total } = await run('settle', () => shop.settle({ diner, purchaseId }));
  const { id } = await run('place order', () => shop.place({ diner, purchaseId, total }));
  await read('order', `/orders/${id}.json`, diner);
  await read('running orders', '/api/actual_purchases.json', diner);
  await read('past orders', `/api/my_purchases/${regular.id}.json`, regular);
  // Last: 10,000 zones leave garbage that is no other call's.
  await read('menu', '/domain/suppliers/centro.json');
  await read('coverage', `/api/coverage?${point}`);
}
