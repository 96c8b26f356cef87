import { hashToken } from '@/backend/people';
import type { Order } from '@/lib/contract/orders/orders';
import type { TestBackend } from '@/tests/support/backend/backend';
import { moveOrderAsOperator } from '@/tests/support/backend/move-order';
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
  const chosen = await shop.ask({ ...notices, method: 'PUT', body: { by: null } });
  const opened = await post('status_link', eva.headers, { token });
  const back = 'r'.repeat(43);
  await backend.db.system((sql) =>
    sql(
      `insert into purchase_links (instance_id, purchase_id, token_hash, purpose, payment_id, expires_at)
       select instance_id, purchase_id, $2, 'return', id, $3 from payments where purchase_id = $1`,
      [id, hashToken(back), new Date(backend.clock.now.getTime() + 60_000)],
    ),
  );
  const returned = await post('return_link', eva.headers, { token: back });
  return [
    ['POST /orders/{id}/return_link.json', returned.body],
    ['PUT /orders/{id}/notices.json', chosen.body],
    ['POST /orders/{id}/status_links.json', shared.body],
    ['POST /orders/{id}/status_link.json', opened.body],
  ];
}
