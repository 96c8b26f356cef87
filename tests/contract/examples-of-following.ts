import { moveOrderAsOperator } from '@/backend/operator/move-order-as-operator';
import type { Order } from '@/lib/contract/orders/orders';
import type { TestBackend } from '@/tests/support/backend/backend';
import { openShop } from '@/tests/support/shops/shop';

/** An order that the kitchen has, as its owner follows it and shares how it stands. */
export async function askFollowing(backend: TestBackend): Promise<[name: string, body: unknown][]> {
  const shop = await openShop(backend);
  const [ana, eva] = [await shop.createDiner(), await shop.createDiner()];
  const { id } = (await shop.placeCart(ana, await shop.fillCart(ana))).body as Order;
  await moveOrderAsOperator({ deps: backend.deps, id: String(id), status: 'accepted' });
  const post = (end: string, headers: Record<string, string>, body: object) =>
    shop.ask({ method: 'POST', path: `/orders/${id}/${end}.json`, headers, body });
  const shared = await post('status_links', ana.headers, {});
  const token = (shared.body as { url: string }).url.split('#token=')[1] ?? '';
  const notices = { path: `/orders/${id}/notices.json`, headers: ana.headers };
  const read = await shop.ask(notices);
  const chosen = await shop.ask({ ...notices, method: 'PUT', body: { by: null } });
  const opened = await post('status_link', eva.headers, { token });
  return [
    ['GET /orders/{id}/notices.json', read.body],
    ['PUT /orders/{id}/notices.json', chosen.body],
    ['POST /orders/{id}/status_links.json', shared.body],
    ['POST /orders/{id}/status_link.json', opened.body],
  ];
}
