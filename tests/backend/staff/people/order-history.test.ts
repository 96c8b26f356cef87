import type { History } from '@/lib/contract/staff/history-calls';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { joinStaff } from '@/tests/support/shops/person';
import { openShop, type Shop } from '@/tests/support/shops/shop';

let backend: TestBackend;
let shop: Shop;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  shop = await openShop(backend);
});
afterAll(() => backend.close());

async function placeOrder() {
  const diner = await shop.createDiner();
  const cart = await shop.fillCart(diner);
  const { body } = await shop.placeCart(diner, cart);
  return { diner, id: cart.purchase_id, number: (body as { number: number }).number };
}
const joinOwner = async () => {
  const { at } = await joinStaff({ backend, slug: shop.slug, role: 'owner' });
  return {
    at,
    history: async (query: string) => (await at({ path: `/staff/history.json?${query}` })).body as History,
    move: (id: number, body: object) => at({ method: 'PUT', path: `/staff/orders/${id}/status.json`, body }),
  };
};

describe('the history of one order (rule staff/history)', () => {
  it('says that its diner cancelled it and why, and names no diner', async () => {
    const owner = await joinOwner();
    const { diner, id, number } = await placeOrder();
    const path = `/orders/${id}.json?reason=too_late`;
    await shop.ask({ method: 'DELETE', path, headers: diner.headers });
    const { actions } = await owner.history('topic=orders');
    expect(actions).toMatchObject([
      {
        ...{ action: 'order.cancelled_by_diner', by: { kind: 'diner', id: null, name: null } },
        ...{ about: { order: number }, details: { id, reason: 'too_late' } },
      },
    ]);
    expect(Object.keys(actions[0]?.details ?? {}).sort()).toEqual(['id', 'reason']);
  });

  it('says why one of the staff rejected it', async () => {
    const owner = await joinOwner();
    const { id } = await placeOrder();
    await owner.move(id, { status: 'cancelled', reason: 'Se acabó el pollo' });
    expect((await owner.history('topic=orders')).actions).toMatchObject([
      { action: 'order.status', details: { to: 'cancelled', reason: 'Se acabó el pollo' } },
    ]);
  });

  it('is found by its number, with what its diner wrote, and without another order', async () => {
    const owner = await joinOwner();
    const { diner, id, number } = await placeOrder();
    const other = await placeOrder();
    for (const one of [id, other.id]) await owner.move(one, { status: 'accepted' });
    const asked = await shop.ask({
      ...{ method: 'POST', path: `/orders/${id}/help.json` },
      headers: { ...diner.headers, 'idempotency-key': 'help' },
      body: { reason: 'other', words: '¿Sin huevo?' },
    });
    const [message] = (asked.body as { messages: { id: number }[] }).messages;
    await owner.at({
      ...{ method: 'PUT', path: `/staff/help_requests/${message?.id}.json` },
      body: { answer: 'Claro que sí' },
    });
    const kindsOf = async (of: number) =>
      (await owner.history(`number=${of}`)).actions.map(({ action }) => action);
    expect(await kindsOf(number)).toEqual(['help.answered', 'order.status']);
    expect(await kindsOf(other.number)).toEqual(['order.status']);
    expect(await kindsOf(999_999)).toEqual([]);
  });
});
