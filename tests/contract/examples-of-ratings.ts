import { hashToken } from '@/backend/people';
import type { OrderHelp } from '@/lib/contract/orders/help-calls';
import type { Order } from '@/lib/contract/orders/orders';
import type { TestBackend } from '@/tests/support/backend/backend';
import { moveOrderAsOperator } from '@/tests/support/backend/move-order';
import { PIXEL, toPictureForm } from '@/tests/support/backend/to-form';
import { openShop } from '@/tests/support/shops/shop';

/** An order that has come, and what was said of it. */
export async function askRating(backend: TestBackend): Promise<[name: string, body: unknown][]> {
  const shop = await openShop(backend);
  const ana = await shop.createDiner();
  const { id } = (await shop.placeCart(ana, await shop.fillCart(ana))).body as Order;
  for (const status of ['accepted', 'preparation', 'packed', 'delivered'] as const)
    await moveOrderAsOperator({ deps: backend.deps, id: String(id), status });
  const token = 'x'.repeat(43);
  await backend.db.system((sql) =>
    sql(
      `insert into purchase_links (instance_id, purchase_id, token_hash, purpose, expires_at)
       values ($1, $2, $3, 'rate', $4)`,
      [shop.instanceId, id, hashToken(token), new Date(backend.clock.now.getTime() + 60_000)],
    ),
  );
  const link = await shop.ask({
    method: 'POST',
    path: `/orders/${id}/rating_link.json`,
    headers: ana.headers,
    body: { token },
  });
  const { body } = await shop.ask({
    method: 'POST',
    path: `/orders/${id}/rating.json`,
    headers: ana.headers,
    body: { score: 9, comment: 'Muy rico' },
  });
  const asked = await shop.ask({
    ...{ method: 'POST', path: `/orders/${id}/help.json` },
    headers: { ...ana.headers, 'idempotency-key': `help-${id}` },
    body: { reason: 'missing', words: 'Falta el jugo' },
  });
  const [request] = (asked.body as OrderHelp).messages;
  const pictured = await shop.ask({
    ...{ method: 'POST', path: `/orders/${id}/help/${request?.id}/photo`, headers: ana.headers },
    body: toPictureForm(PIXEL),
  });
  const answered = await shop.ask({
    method: 'POST',
    path: '/surveys/answers.json',
    headers: ana.headers,
    body: {
      ...{ supplier_id: shop.branchId(), service: 'on_table', key: 'visita' },
      answers: [{ key: 'sabor', value: 9 }],
    },
  });
  return [
    ['GET /orders/{id}/help.json', pictured.body],
    ['POST /orders/{id}/help.json', asked.body],
    ['POST /orders/{id}/help/{request}/photo', pictured.body],
    ['POST /surveys/answers.json', answered.body],
    ['POST /orders/{id}/rating.json', body],
    ['POST /orders/{id}/rating_link.json', link.body],
  ];
}
