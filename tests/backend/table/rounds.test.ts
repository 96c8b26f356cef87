import type { Cart } from '@/lib/contract/cart/cart';
import type { Account } from '@/lib/contract/table/account';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createBundle } from '@/tests/support/backend/tenant-bundle';
import { type Dining, openDining } from '@/tests/support/shops/dining-shop';
import { type Diner, keyOf } from '@/tests/support/shops/shop';

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

const accountIn = ({ body }: { body: unknown }) => body as Account;
const write = (text: string, ...values: unknown[]) =>
  backend.db.system((sql) => sql(text, [shop.instanceId, ...values]));
const setOffer = (sku: string, change: string) =>
  write(`update supplier_products set ${change} where instance_id = $1 and id = $2`, shop.offerId(sku));
const stockOf = async (sku: string) => {
  const [row] = await backend.db.system((sql) =>
    sql<{ stock: number | null }>('select stock from supplier_products where instance_id = $1 and id = $2', [
      shop.instanceId,
      shop.offerId(sku),
    ]),
  );
  return row?.stock ?? null;
};
const setStatus = (diner: Diner, cart: Pick<Cart, 'purchase_id'>) =>
  shop.settle(diner, cart.purchase_id, { product_status: 'send_to_prepare' });
describe('sending a round (rule table/rounds)', () => {
  it('brings what a member chose to the kitchen and on the bill, and empties the cart', async () => {
    await setOffer('limonada', 'stock = 5');
    await shop.choose(ana, 'limonada', { count: 2, comment: 'sin hielo' });
    await shop.choose(eva);
    const answer = await shop.send(ana);
    expect(answer.status).toBe(200);
    expect(accountIn(answer)).toMatchObject({
      number: 1,
      state: 'open',
      rounds: [
        {
          number: 1,
          member: 1,
          state: 'sent',
          lines: [
            {
              member: 1,
              count: 2,
              subtotal: 25_000,
              comment: 'sin hielo',
              state: 'sent',
              for_all: false,
              void_reason: null,
              open: 25_000,
            },
          ],
        },
      ],
      drafts: [{ member: 2 }],
      bill: [{ kind: 'products', amount: 25_000 }],
      total: 25_000,
      left: 25_000,
      my_part: 25_000,
    });
    expect(await shop.read(eva)).toMatchObject({ total: 25_000, my_part: 0 });
    expect(await stockOf('limonada')).toBe(3);
  });

  it('adds up rounds, keeps the number, and the price of the moment', async () => {
    await shop.sent(ana);
    await setOffer('limonada', 'price_minor = 20000');
    const second = await shop.sent(eva);
    expect(second.rounds.map(({ number, member }) => [number, member])).toEqual([
      [1, 1],
      [2, 2],
    ]);
    expect(second.rounds.flatMap(({ lines }) => lines.map((line) => line.subtotal))).toEqual([
      12_500, 20_000,
    ]);
    expect([second.number, second.total]).toEqual([1, 32_500]);
  });

  it('of everybody sends what everybody chose, each line its member’s', async () => {
    await shop.choose(ana);
    await shop.choose(eva, 'limonada', { count: 3 });
    const sent = accountIn(await shop.send(eva, { whose: 'all' }));
    expect(sent.rounds).toMatchObject([
      {
        member: 2,
        lines: [
          { member: 1, count: 1 },
          { member: 2, count: 3 },
        ],
      },
    ]);
    expect(sent.drafts).toEqual([]);
  });

  it('is refused where the drafts changed since they were seen, and by nobody else’s', async () => {
    await shop.choose(ana);
    const seen = (await shop.read(ana)).draft_versions;
    await shop.choose(eva);
    expect(keyOf(await shop.send(ana, { whose: 'all', version: seen.all }))).toBe('account_changed');
    expect((await shop.send(ana, { version: seen.mine })).status).toBe(200);
    await shop.choose(ana);
    const { mine } = (await shop.read(ana)).draft_versions;
    await shop.choose(ana);
    expect(keyOf(await shop.send(ana, { version: mine }))).toBe('account_changed');
    expect((await shop.read(ana)).rounds).toHaveLength(1);
  });

  it('happens once for a key, also when the answer was lost with its server', async () => {
    await shop.choose(ana);
    const { mine: version } = (await shop.read(ana)).draft_versions;
    const first = await shop.send(ana, { key: 'one', version });
    expect((await shop.send(ana, { key: 'one', version })).text).toBe(first.text);
    await write('delete from idempotency_keys where instance_id = $1');
    await shop.choose(ana);
    const again = accountIn(await shop.send(ana, { key: 'one', version }));
    expect([again.rounds.length, again.drafts.length]).toEqual([1, 1]);
  });

  it('is another one for the same key of another member', async () => {
    for (const diner of [ana, eva]) await shop.choose(diner);
    for (const diner of [ana, eva]) await shop.send(diner, { key: 'same-key' });
    expect((await shop.read(ana)).rounds.map(({ member }) => member)).toEqual([1, 2]);
  });

  it.each([
    ['nothing was chosen', async () => undefined, 'empty'],
    [
      'a product is off',
      async () => {
        await shop.choose(ana);
        await setOffer('limonada', 'available = false');
      },
      'product_unavailable',
    ],
    [
      'less is there',
      async () => {
        await shop.choose(ana, 'limonada', { count: 4 });
        await setOffer('limonada', 'stock = 3');
      },
      'out_of_stock',
    ],
    [
      'the branch is closed',
      async () => {
        await shop.choose(ana);
        backend.clock.now = new Date('2026-03-03T04:00:00Z');
        await shop.scan(ana, '1');
      },
      'closed',
    ],
  ])('is refused when %s, and leaves nothing behind', async (_why, before, key) => {
    await before();
    expect(keyOf(await shop.send(ana))).toBe(key);
    expect(await shop.read(ana)).toMatchObject({ rounds: [], number: null, total: 0 });
  });

  it('is refused where two members want what is left for one', async () => {
    await setOffer('limonada', 'stock = 3');
    await shop.choose(ana, 'limonada', { count: 2 });
    await shop.choose(eva, 'limonada', { count: 2 });
    expect(keyOf(await shop.send(ana, { whose: 'all' }))).toBe('out_of_stock');
    expect(await stockOf('limonada')).toBe(3);
    expect((await shop.send(ana)).status).toBe(200);
    expect(await stockOf('limonada')).toBe(1);
  });

  it('leaves the carts and makes no round where the waiter has copied it from the phone (rule table/waiter-code)', async () => {
    await shop.choose(ana);
    await shop.choose(eva);
    const { draft_versions: versions } = await shop.read(ana);
    const take = (version: number) =>
      shop.ask({
        method: 'POST',
        path: '/on_table/account/send.json',
        headers: { ...ana.headers, 'idempotency-key': `taken-${shop.slug}-${version}` },
        body: { whose: 'mine', version, taken: true },
      });
    // Other drafts than those that the waiter has read.
    expect(keyOf(await take(versions.mine - 1))).toBe('account_changed');
    expect((await take(versions.mine)).status).toBe(200);
    expect(await shop.read(ana)).toMatchObject({ rounds: [], drafts: [{ member: 2 }], total: 0 });
  });

  it('asks the age of who chose alcohol (rule people/age)', async () => {
    const products = createBundle().products.map((one) =>
      one.sku === 'limonada' ? { ...one, isAlcoholic: true } : one,
    );
    const bar = await openDining(backend, { products });
    const luis = await bar.sitDown('1', 'Luis');
    await bar.tellAge(luis, '1990-01-01');
    const { purchase_id } = await bar.choose(luis);
    await bar.settle(luis, purchase_id, { birth_date: null });
    expect(keyOf(await bar.send(luis))).toBe('age_required');
    await bar.settle(luis, purchase_id, { birth_date: '2015-01-01' });
    expect(keyOf(await bar.send(luis))).toBe('under_age');
    await bar.settle(luis, purchase_id, { birth_date: '1990-01-01' });
    expect((await bar.send(luis)).status).toBe(200);
  });

  it('keeps to a table’s own: a stranger sends nothing there, and a visit that is over neither', async () => {
    const leo = await shop.sit('1');
    await shop.choose(leo);
    expect(keyOf(await shop.send(leo))).toBe('not_found');
    expect((await shop.read(ana)).drafts).toEqual([]);
    await shop.choose(ana);
    backend.clock.now = new Date(backend.clock.now.getTime() + 6 * 3_600_000);
    expect(keyOf(await shop.send(ana, { version: 2 }))).toBe('scan_table');
  });

  it('opens the account of a table that has none, under the first name of the profile', async () => {
    const luis = await shop.sit('2');
    const path = `/profiles/account/${luis.id}.json`;
    const profile = { name: 'Luis Alberto Gómez' };
    await shop.ask({ method: 'PUT', path, headers: luis.headers, body: { profile } });
    expect((await setStatus(luis, await shop.choose(luis))).status).toBe(200);
    expect(await shop.read(luis)).toMatchObject({ me: 1, members: [{ name: 'Luis' }], total: 12_500 });
  });
});
