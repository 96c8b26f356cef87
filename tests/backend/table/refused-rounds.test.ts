import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { type Dining, openDining } from '@/tests/support/shops/dining-shop';
import type { Diner } from '@/tests/support/shops/shop';

let backend: TestBackend;
let shop: Dining;
let ana: Diner;
let eva: Diner;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  // Noon in Bogotá, on a Monday.
  backend.clock.now = new Date('2026-03-02T17:00:00Z');
  shop = await openDining(backend);
  ana = await shop.sitDown('1', 'Ana');
  eva = await shop.sitDown('1', 'Eva');
});
afterAll(() => backend.close());

const setOffer = (change: string) =>
  backend.db.system((sql) =>
    sql(`update supplier_products set ${change} where instance_id = $1 and id = $2`, [
      shop.instanceId,
      shop.offerId('limonada'),
    ]),
  );

describe('a round that is refused (rule table/sending)', () => {
  it.each([
    ['is off', 'available = false', { key: 'product_unavailable', values: { product: 'limonada' } }],
    ['is sold no more', 'removed_at = now()', { key: 'product_removed', values: { product: 'limonada' } }],
    ['is short', 'stock = 1', { key: 'out_of_stock', values: { product: 'limonada', stock: 1 } }],
  ])('names the dish that %s', async (_why, change, error) => {
    await shop.choose(ana, 'limonada', { count: 2 });
    await setOffer(change);
    expect((await shop.send(ana)).body).toMatchObject({ error });
  });

  it('names the dish of which two members want more than there is', async () => {
    await setOffer('stock = 3');
    for (const diner of [ana, eva]) await shop.choose(diner, 'limonada', { count: 2 });
    expect((await shop.send(ana, { whose: 'all' })).body).toMatchObject({
      error: { key: 'out_of_stock', values: { product: 'limonada', stock: 3 } },
    });
  });

  it('says at a table that there is a waiter to ask', async () => {
    await shop.choose(ana);
    backend.clock.now = new Date('2026-03-03T04:00:00Z');
    await shop.scan(ana, '1');
    expect((await shop.send(ana)).body).toMatchObject({
      error: { key: 'closed', values: { seat: 'table' } },
    });
  });
});
