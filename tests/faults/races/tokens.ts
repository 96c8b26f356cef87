import { makeContext } from '@/backend/make-context';
import { createSmartLink, revokeSmartLinks } from '@/backend/people';
import { findInstanceBySlug } from '@/backend/tenant';
import type { Order } from '@/lib/contract/orders/orders';
import { type Answer, createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createGates, type Gates } from '@/tests/support/faults/gates';
import { outcomeOf } from '@/tests/support/faults/races';
import { type Diner, keyOf, openShop, type Shop } from '@/tests/support/shops/shop';
import { staffOf } from '@/tests/support/shops/staff-of';

let gates: Gates;
let backend: TestBackend;
let shop: Shop;
beforeAll(async () => {
  gates = await createGates();
  backend = await createTestBackend({}, { gates });
  shop = await openShop(backend);
});
afterAll(async () => {
  await backend.close();
  await gates.close();
});

async function asOperator() {
  const instance = await findInstanceBySlug({ db: backend.db, slug: shop.slug });
  if (!instance) throw new Error('the shop is gone');
  return makeContext({ deps: backend.deps, instance, actor: { kind: 'operator' } });
}
const forget = (who: Diner) =>
  shop.ask({
    method: 'POST',
    path: '/profiles/forget.json',
    headers: { ...who.headers, 'idempotency-key': `forget-${who.id}` },
    body: { session_id: null },
  });

/** An order that has come, and is paid. */
async function deliver(ana: Diner): Promise<Order> {
  const order = (await shop.placeCart(ana, await shop.fillCart(ana))).body as Order;
  const headers = await staffOf({ backend, slug: shop.slug })('orders:write');
  const path = `/staff/orders/${order.id}/status.json`;
  for (const status of ['accepted', 'preparation', 'packed', 'delivered'])
    expect((await shop.ask({ method: 'PUT', path, headers, body: { status } })).status).toBe(200);
  await backend.db.system((sql) =>
    sql(`update payments set status = 'success' where instance_id = $1 and purchase_id = $2`, [
      ...[shop.instanceId, order.id],
    ]),
  );
  return order;
}

describe('a token that is given while it is taken (guarantee/event-races)', () => {
  it('a smart link is revoked while it lets somebody in: they are nobody after', async () => {
    const [ana, ctx] = [await shop.createDiner(), await asOperator()];
    const input = { profileId: String(ana.id) };
    const { url } = await createSmartLink({ ctx, input });
    const token = /\/([0-9a-f]{64})/.exec(url)?.[1] ?? '';
    const { first, second } = await gates.interleave({
      at: 'link-opened',
      first: () => shop.ask({ path: `/profiles/login_smart_link/${ana.id}.json?token=${token}` }),
      second: () => revokeSmartLinks({ ctx, input }),
    });
    expect([first.status, second.revoked]).toEqual([200, 1]);
    const entered = first.body as { id: number; token: string };
    const headers = { profileid: String(entered.id), token: entered.token };
    expect((await shop.ask({ path: '/profiles/status.json', headers })).status).toBe(401);
    expect((await shop.ask({ path: '/profiles/status.json', headers: ana.headers })).status).toBe(200);
  });

  it('an order is shown to others while its diner is forgotten: the link opens nothing after', async () => {
    const ana = await shop.createDiner();
    const order = await deliver(ana);
    const post = (end: string, who: Diner, body?: object): Promise<Answer> =>
      shop.ask({
        method: 'POST',
        path: `/orders/${order.id}/${end}.json`,
        headers: who.headers,
        ...(body ? { body } : {}),
      });
    const { first, second } = await gates.interleave({
      at: 'link-before-write',
      first: () => post('status_links', ana),
      second: () => forget(ana),
    });
    expect([outcomeOf(first), outcomeOf(second)]).toEqual([201, 200]);
    const token = (first.body as { url: string }).url.split('#token=')[1] ?? '';
    const opened = await post('status_link', await shop.createDiner(), { token });
    expect(keyOf(opened)).toBe('link_expired');
  });
});
