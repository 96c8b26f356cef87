import type { TestBackend } from '@/tests/support/backend/backend';
import { createBundle } from '@/tests/support/backend/tenant-bundle';
import { groupCalls } from '@/tests/support/shops/group-calls';
import { openShop } from '@/tests/support/shops/shop';

/** A group order, from its opening to its end. */
export async function askGroup(backend: TestBackend): Promise<[name: string, body: unknown][]> {
  const shop = await openShop(backend, createBundle());
  const group = groupCalls(shop);
  const [ana, luis] = [await shop.createDiner(), await shop.createDiner()];
  const cart = await shop.fillCart(ana);
  const own = '/shopping_cart/group/{purchase_id}';
  const opened = await group.open(ana, cart);
  const token = (opened.body as { url: string }).url.split('#token=')[1] ?? '';
  const look = await group.look(luis, token);
  const joined = await group.join(luis, token);
  const done = await group.done(luis, cart);
  const left = await group.leave(luis, cart);
  await group.join(luis, token);
  const removed = await group.remove(ana, cart, 2);
  const closed = await group.close(ana, cart);
  return [
    [`POST ${own}.json`, opened.body],
    ['POST /shopping_cart/group_link.json', look.body],
    ['POST /shopping_cart/group_link/join.json', joined.body],
    [`PUT ${own}/done.json`, done.body],
    [`DELETE ${own}/me.json`, left.body],
    [`DELETE ${own}/members/{number}.json`, removed.body],
    [`DELETE ${own}.json`, closed.body],
  ];
}
