import { randomUUID } from 'node:crypto';
import type { StaffAccount } from '@/lib/contract/staff/account-calls';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { openDining } from '@/tests/support/shops/dining-shop';
import { type Diner, keyOf } from '@/tests/support/shops/shop';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

const key = () => ({ 'idempotency-key': randomUUID() });

/** Ana and Luis at table 1; Ana has sent two lemonades. */
async function openServed() {
  const dining = await openDining(backend);
  const headers = await dining.asStaff('tables:write');
  const ana = await dining.sitDown('1', 'Ana');
  const luis = await dining.sitDown('1', 'Luis');
  const { id } = await dining.sent(ana, 'limonada', { count: 2 });
  const staff = (method: string, path: string, body: object = {}, more: object = {}) =>
    dining.ask({
      method,
      path: `/staff/accounts/${id}${path}.json`,
      headers: { ...headers, ...more },
      ...(method === 'DELETE' ? {} : { body }),
    });
  const list = async () =>
    (await dining.ask({ path: '/staff/accounts.json', headers })).body as StaffAccount[];
  const limonada = dining.offerId('limonada');
  return { ...dining, id, ana, luis, headers, limonada, staff, list };
}
const seen = ({ body }: { body: unknown }) => body as StaffAccount;

describe('the accounts of a branch (rule staff/accounts)', () => {
  it('are listed with members, rounds and bill, and no profile', async () => {
    const shop = await openServed();
    const [account, ...others] = await shop.list();
    expect(others).toEqual([]);
    expect(account).toMatchObject({
      id: shop.id,
      table: { label: '1' },
      me: null,
      members: [{ name: 'Ana' }, { name: 'Luis' }],
      rounds: [{ number: 1, member: 1, state: 'sent', lines: [{ count: 2, state: 'sent' }] }],
      supplier_id: shop.branchId(),
      avoided: [],
      wishes: [],
    });
    expect(account?.total).toBeGreaterThan(0);
    expect(JSON.stringify(account)).not.toContain('profile');
  });

  it('are rated by each member once they are closed (rule feedback/order-rating)', async () => {
    const shop = await openServed();
    const rate = (who: Diner, score: number) =>
      shop.ask({
        method: 'POST',
        path: `/orders/${shop.id}/rating.json`,
        headers: who.headers,
        body: { score, comment: '' },
      });
    expect(keyOf(await rate(shop.luis, 9))).toBe('rating_early');
    const closing = { status: 'closed_account', reason: 'x' };
    expect((await shop.staff('PUT', '/status', closing)).status).toBe(200);
    expect((await rate(shop.ana, 8)).body).toMatchObject({ rating: { score: 8 } });
    expect((await rate(shop.luis, 4)).body).toMatchObject({ can_rate: false, rating: { score: 4 } });
    expect(keyOf(await rate(await shop.createDiner(), 4))).toBe('not_found');
  });

  it('need their scope, and are of the tenant alone', async () => {
    const [shop, other] = [await openServed(), await openServed()];
    const reader = await shop.asStaff('orders:read');
    expect((await shop.ask({ path: '/staff/accounts.json', headers: reader })).status).toBe(403);
    const body = { state: 'served' };
    const foreign = await other.ask({
      method: 'PUT',
      path: `/staff/accounts/${shop.id}/rounds/1.json`,
      headers: other.headers,
      body,
    });
    expect(foreign.status).toBe(404);
    expect((await other.list()).map(({ id }) => id)).toEqual([other.id]);
  });
});

describe('rounds and lines (rule table/rounds)', () => {
  it('say to the table how far the kitchen is', async () => {
    const shop = await openServed();
    expect(seen(await shop.staff('PUT', '/rounds/1', { state: 'preparation' })).rounds).toMatchObject([
      { state: 'preparation' },
    ]);
    const [round] = (await shop.read(shop.luis)).rounds;
    const line = round?.lines[0]?.id ?? 0;
    expect(round?.state).toBe('preparation');
    await shop.staff('PUT', `/lines/${line}`, { state: 'served' });
    expect((await shop.read(shop.ana)).rounds).toMatchObject([{ state: 'served' }]);
    expect((await shop.staff('PUT', '/rounds/2', { state: 'served' })).status).toBe(404);
    expect(keyOf(await shop.staff('PUT', '/rounds/1', { state: 'burnt' }))).toBe('invalid_input');
  });

  it('a void line is on no bill, gives its stock back, and says why', async () => {
    const shop = await openServed();
    const stockOf = async () =>
      (
        await backend.db.tenant(shop.instanceId, (sql) =>
          sql<{ stock: number | null }>(
            'select stock from supplier_products where instance_id = $1 and id = $2',
            [shop.instanceId, shop.limonada],
          ),
        )
      )[0]?.stock ?? null;
    await backend.db.tenant(shop.instanceId, (sql) =>
      sql('update supplier_products set stock = 5 where instance_id = $1 and id = $2', [
        shop.instanceId,
        shop.limonada,
      ]),
    );
    const added = await shop.staff('POST', '/lines', { product: { id: shop.limonada, count: 2 } }, key());
    expect(added.status).toBe(201);
    expect(await stockOf()).toBe(3);
    const line = seen(added).rounds[1]?.lines[0];
    expect(line).toMatchObject({ member: null, count: 2, state: 'sent' });
    const before = seen(added).total;
    const voided = seen(await shop.staff('PUT', `/lines/${line?.id}`, { void_reason: 'Se cayó' }));
    expect(voided.rounds[1]?.lines).toMatchObject([{ state: 'void', void_reason: 'Se cayó' }]);
    expect(voided.total).toBe(before - (line?.subtotal ?? 0));
    expect(await stockOf()).toBe(5);
    expect((await shop.staff('PUT', `/lines/${line?.id}`, { void_reason: 'x' })).status).toBe(404);
    expect((await shop.staff('PUT', `/lines/${line?.id}`, { state: 'served' })).status).toBe(404);
  });

  it('staff add what is sold there, once for each key', async () => {
    const shop = await openServed();
    const once = key();
    const product = { id: shop.limonada, count: 1 };
    await shop.staff('POST', '/lines', { product }, once);
    const again = seen(await shop.staff('POST', '/lines', { product }, once));
    expect(again.rounds).toHaveLength(2);
    const other = { id: shop.offerId('limonada', 'norte'), count: 1 };
    expect((await shop.staff('POST', '/lines', { product: other }, key())).status).toBe(404);
    const many = { id: shop.limonada, count: 10_000 };
    expect(keyOf(await shop.staff('POST', '/lines', { product: many }, key()))).toBe('invalid_input');
    expect((await shop.list())[0]?.rounds).toHaveLength(2);
  });
});

describe('the table and its people (rule table/joining)', () => {
  it('moves with its members and what they have not sent', async () => {
    const shop = await openServed();
    await shop.choose(shop.luis);
    const seats = await backend.db.tenant(shop.instanceId, (sql) =>
      sql<{ id: number; label: string }>('select id, label from tables where instance_id = $1', [
        shop.instanceId,
      ]),
    );
    const two = seats.find(({ label }) => label === '2')?.id;
    expect(seen(await shop.staff('PUT', '/table', { table_id: two })).table.label).toBe('2');
    const account = await shop.read(shop.luis);
    expect(account).toMatchObject({ id: shop.id, table: { label: '2' } });
    expect(account.drafts).toMatchObject([{ lines: [{ count: 1 }] }]);
    expect((await shop.send(shop.luis)).status).toBe(200);
  });

  it('moves to no table that has an account, and to none of another branch', async () => {
    const shop = await openServed();
    const eva = await shop.sit('2');
    await shop.join(eva, 'Eva');
    const { table } = await shop.read(eva);
    expect(keyOf(await shop.staff('PUT', '/table', { table_id: table.id }))).toBe('table_taken');
    expect((await shop.staff('PUT', '/table', { table_id: 1 })).status).toBe(404);
  });

  it('staff take somebody off, who waits to be let in again', async () => {
    const shop = await openServed();
    await shop.choose(shop.luis);
    const left = seen(await shop.staff('DELETE', '/members/2'));
    expect(left.members).toMatchObject([{ left: false }, { left: true }]);
    expect(left.drafts).toEqual([]);
    await shop.scan(shop.luis, '1');
    expect(keyOf(await shop.post(shop.luis, '/on_table/account/join.json', { name: 'Luis' }))).toBe(
      'table_needs_staff',
    );
    const [wish] = (await shop.list())[0]?.wishes ?? [];
    expect(wish?.name).toBe('Luis');
    const admitted = seen(await shop.staff('PUT', `/wishes/${wish?.id}`, { admit: true }));
    expect(admitted).toMatchObject({ wishes: [], members: [{ left: false }, { left: false }] });
    expect(await shop.read(shop.luis)).toMatchObject({ me: 2, drafts: [] });
  });
});

describe('closing (rule table/bill)', () => {
  it('with something left needs a reason, and ends the account', async () => {
    const shop = await openServed();
    const closed = { status: 'closed_account' };
    expect(await shop.staff('PUT', '/status', closed)).toMatchObject({
      status: 422,
      body: { error: { fields: { reason: 'required' } } },
    });
    const answer = seen(await shop.staff('PUT', '/status', { ...closed, reason: 'Pagaron en caja' }));
    expect(answer.state).toBe('closed');
    expect(keyOf(await shop.staff('PUT', '/status', { ...closed, reason: 'x' }))).toBe('order_closed');
  });

  it('leaves what was sent to its kitchen until it is served', async () => {
    const shop = await openServed();
    await shop.staff('PUT', '/status', { status: 'closed_account', reason: 'Pagaron en caja' });
    const next = await shop.sitDown('1', 'Eva');
    const { id } = await shop.sent(next, 'limonada');
    expect((await shop.list()).map((one) => [one.id, one.state])).toEqual([
      [id, 'open'],
      [shop.id, 'closed'],
    ]);
    expect(keyOf(await shop.staff('PUT', '/table', { table_id: 1 }))).toBe('order_closed');
    const served = seen(await shop.staff('PUT', '/rounds/1', { state: 'served' }));
    expect(served).toMatchObject({ state: 'closed', rounds: [{ state: 'served' }] });
    expect((await shop.list()).map((one) => one.id)).toEqual([id]);
    expect(keyOf(await shop.staff('PUT', '/rounds/1', { state: 'preparation' }))).toBe('order_closed');
  });

  it('takes what nobody marked as served as served after a day', async () => {
    const shop = await openServed();
    await shop.staff('PUT', '/status', { status: 'closed_account', reason: 'x' });
    backend.clock.now = new Date(backend.clock.now.getTime() + 24 * 3_600_000);
    expect(await shop.list()).toEqual([]);
  });
});

describe('what somebody cannot eat (rule table/avoided)', () => {
  const avoid = (shop: Awaited<ReturnType<typeof openServed>>, diner: Diner, body: object) =>
    shop.ask({ method: 'PUT', path: '/on_table/account/avoided.json', headers: diner.headers, body });

  it('is told to table and kitchen together, without a name, after a consent', async () => {
    const shop = await openServed();
    expect(keyOf(await avoid(shop, shop.ana, { allergens: ['nuts'] }))).toBe('invalid_input');
    await avoid(shop, shop.ana, { allergens: ['peanuts', 'gluten'], consent: true });
    const { body } = await avoid(shop, shop.luis, { allergens: ['peanuts', 'milk'], consent: true });
    expect(body).toEqual({ mine: ['peanuts', 'milk'], table: ['gluten', 'peanuts', 'milk'] });
    expect((await shop.list())[0]?.avoided).toEqual(['gluten', 'peanuts', 'milk']);
    expect((await avoid(shop, shop.ana, { allergens: [], consent: true })).body).toEqual({
      mine: [],
      table: ['peanuts', 'milk'],
    });
    const eva = await shop.sit('2');
    expect((await avoid(shop, eva, { allergens: ['milk'], consent: true })).status).toBe(404);
  });

  it('goes with its account, and with who leaves it', async () => {
    const shop = await openServed();
    await avoid(shop, shop.ana, { allergens: ['gluten'], consent: true });
    await avoid(shop, shop.luis, { allergens: ['milk'], consent: true });
    await shop.staff('DELETE', '/members/2');
    expect((await shop.list())[0]?.avoided).toEqual(['gluten']);
    await shop.staff('PUT', '/status', { status: 'closed_account', reason: 'x' });
    const rows = await backend.db.tenant(shop.instanceId, (sql) =>
      sql('select 1 from avoided_allergens where instance_id = $1', [shop.instanceId]),
    );
    expect(rows).toEqual([]);
  });
});
