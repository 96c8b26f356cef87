import { moveOrderAsOperator } from '@/backend/operator/move-order-as-operator';
import type { Order } from '@/lib/contract/orders/orders';
import type { TestBackend } from '@/tests/support/backend/backend';
import { openShop } from '@/tests/support/shops/shop';

/** An order that has come, and what was said of it. */
export async function askRating(backend: TestBackend): Promise<[name: string, body: unknown][]> {
  const shop = await openShop(backend);
  const ana = await shop.createDiner();
  const { id } = (await shop.placeCart(ana, await shop.fillCart(ana))).body as Order;
  for (const status of ['accepted', 'preparation', 'packed', 'delivered'] as const)
    await moveOrderAsOperator({ deps: backend.deps, id: String(id), status });
  const { body } = await shop.ask({
    method: 'POST',
    path: `/orders/${id}/rating.json`,
    headers: ana.headers,
    body: { score: 9, comment: 'Muy rico' },
  });
  return [['POST /orders/{id}/rating.json', body]];
}
