import { randomUUID } from 'node:crypto';
import type { StaffAccount } from '@/lib/contract/staff/account-calls';
import type { Today } from '@/lib/contract/staff/day/today-calls';
import type { History } from '@/lib/contract/staff/history-calls';
import type { Room } from '@/lib/contract/staff/table-calls';
import { createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { joinStaff } from '@/tests/support/shops/person';
import { openSharing, type Sharing } from '@/tests/support/shops/sharing-shop';
import { type Diner, keyOf } from '@/tests/support/shops/shop';

let paying: PayingBackend;
let shop: Sharing;
let ana: Diner;
let eva: Diner;
/** The accounts of tables 1, where Ana sits, and 2, where Eva does. */
let [one, two] = [0, 0];
beforeAll(async () => {
  paying = await createPayingBackend();
});
afterAll(() => paying.close());
beforeEach(async () => {
  paying.backend.clock.now = new Date('2026-03-02T17:00:00Z');
  shop = await openSharing(paying);
  [ana, eva] = [await shop.sitDown('1', 'Ana'), await shop.sitDown('2', 'Eva')];
  one = (await shop.sent(ana, 'limonada', { count: 2 })).id;
  two = (await shop.sent(eva, 'limonada')).id;
});

/** @param from ends @param into goes on */
const join = (from = one, into = two) =>
  shop.ask({
    ...{ method: 'PUT', path: `/staff/accounts/${into}/joined.json`, headers: shop.staff },
    body: { account_id: from },
  });
const seen = async (id: number) =>
  (await shop.ask({ path: `/staff/accounts/${id}.json`, headers: shop.staff })).body as StaffAccount;
const pay = (id: number, part: object = { kind: 'all' }) =>
  shop.ask({
    ...{ method: 'POST', path: `/staff/accounts/${id}/payments.json`, body: { method: 'cash', part } },
    headers: { ...shop.staff, 'idempotency-key': randomUUID() },
  });

describe('two accounts that become one (rule staff/join)', () => {
  it('has the people, the rounds and the dishes of both, each still whose it was, and what they chose and have not sent', async () => {
    await shop.choose(ana);
    const before = [await seen(one), await seen(two)];
    const joined = (await join()).body as StaffAccount;
    expect(joined).toMatchObject({
      ...{ id: two, number: before[1]?.number, table: { label: '2' } },
      total: (before[0]?.total ?? 0) + (before[1]?.total ?? 0),
      members: [
        { number: 1, name: 'Eva' },
        { number: 2, name: 'Ana' },
      ],
      rounds: [
        { number: 1, member: 1, lines: [{ member: 1, count: 1 }] },
        { number: 2, member: 2, lines: [{ member: 2, count: 2, id: before[0]?.rounds[0]?.lines[0]?.id }] },
      ],
    });
    const read = await shop.read(ana);
    expect(read).toMatchObject({ id: two, me: 2, table: { label: '2' }, my_part: before[0]?.total });
    expect(read.drafts).toMatchObject([{ member: 2 }]);
    expect((await shop.send(ana)).status).toBe(200);
    expect((await pay(two)).status).toBe(201);
    expect(await seen(two)).toMatchObject({ left: 0 });
  });

  it('has dishes of nobody, from either table, that the people of both share (rule table/split)', async () => {
    const dues = async () => (await seen(two)).dues.map(({ amount }) => amount).sort();
    const own = [await seen(one), await seen(two)].map(({ total }) => total);
    await shop.serve({ id: one }, null, 12_000);
    await shop.serve({ id: two }, null, 6_000);
    await join();
    expect(await dues()).toEqual(own.map((amount) => amount + 9_000).sort());
  });

  it('is one order of the day, and none that was cancelled (rule staff/today)', async () => {
    await join();
    paying.backend.clock.now = new Date('2026-03-02T17:01:00Z');
    const owner = await joinStaff({ backend: paying.backend, slug: shop.slug, role: 'owner' });
    const path = `/staff/day/today.json?supplier_id=${shop.branchId()}`;
    const today = (await owner.at({ path })).body as Today;
    expect(today.now).toMatchObject({ orders: 1, cancelled: 0 });
  });

  it('leaves the table of the other free, its account with nothing on it, and says so in the history', async () => {
    const owner = await joinStaff({ backend: paying.backend, slug: shop.slug, role: 'owner' });
    await join();
    const path = `/staff/tables.json?supplier_id=${shop.branchId()}`;
    const { tables } = (await shop.ask({ path, headers: shop.staff })).body as Room;
    expect(tables.map(({ account }) => account?.id ?? null)).toEqual([null, two]);
    expect(await seen(one)).toMatchObject({ state: 'closed', total: 0, left: 0, rounds: [] });
    const { actions } = (await owner.at({ path: '/staff/history.json?topic=tables' })).body as History;
    expect(actions[0]).toMatchObject({
      action: 'account.join',
      details: { name: '1' },
      about: { table: '2' },
    });
    const next = await shop.sitDown('1', 'Luis');
    expect((await shop.read(next)).members).toMatchObject([{ name: 'Luis' }]);
  });

  it('is done once for a wish that is sent twice, and not the other way round then', async () => {
    await join();
    expect((await join()).status).toBe(200);
    expect(await seen(two)).toMatchObject({ members: [{ name: 'Eva' }, { name: 'Ana' }] });
    expect(keyOf(await join(two, one))).toBe('order_closed');
  });

  it('has somebody who went from the one table to the other once, and there', async () => {
    await shop.scan(ana, '2');
    await shop.join(ana, 'Ana');
    await join();
    expect((await seen(two)).members).toMatchObject([
      { number: 1, name: 'Eva' },
      { number: 2, name: 'Ana', left: false },
    ]);
    expect(await shop.read(ana)).toMatchObject({ id: two, me: 2 });
  });

  it('takes allergens along and nobody’s stock', async () => {
    const avoided = '/on_table/account/avoided.json';
    await shop.ask({
      ...{ method: 'PUT', path: avoided, headers: ana.headers },
      body: { allergens: ['milk'], consent: true },
    });
    const stock = () =>
      shop.write(`select stock from supplier_products where instance_id = $1 and id = $2`, [
        shop.offerId('limonada'),
      ]);
    const before = await stock();
    expect((await join()).body).toMatchObject({ avoided: ['milk'] });
    expect(await stock()).toEqual(before);
  });

  it('is refused while somebody pays at the one that ends, and once money of it came, but not the other way round', async () => {
    const share = await shop.held(ana, { kind: 'amount', amount: 1_000 });
    expect(keyOf(await join())).toBe('payment_in_progress');
    await shop.payShareInPerson(ana, { id: one }, share.id);
    expect(keyOf(await join())).toBe('payment_in_progress');
    for (const { payment_id: id } of await shop.waiting()) await shop.take(id);
    expect(keyOf(await join())).toBe('account_paid');
    expect(await seen(one)).toMatchObject({ state: 'open', paid: 1_000, members: [{ name: 'Ana' }] });
    expect((await join(two, one)).body).toMatchObject({ id: one, paid: 1_000, table: { label: '1' } });
    expect(await shop.read(eva)).toMatchObject({ id: one, me: 2 });
  });

  it('is of one branch and one restaurant, and no account joins itself', async () => {
    expect(keyOf(await join(one, one))).toBe('not_found');
    expect(keyOf(await join(999_999))).toBe('not_found');
    const other = await openSharing(paying);
    const { id } = await other.sent(await other.sitDown('1', 'Ana'));
    expect(keyOf(await join(id))).toBe('not_found');
    await shop.write(`update purchases set supplier_id = $3 where instance_id = $1 and id = $2`, [
      ...[one, shop.branchId('norte')],
    ]);
    expect(keyOf(await join())).toBe('not_found');
  });

  it('is not more than may sit at a table', async () => {
    await shop.write(
      `with more as (insert into profiles (instance_id, created_at) select $1, now() from generate_series(1, 19) returning id)
       insert into purchase_members (instance_id, purchase_id, profile_id, role, joined_at, number, name)
       select $1, $2, id, 'guest', now(), 100 + row_number() over (), 'x' from more`,
      [two],
    );
    expect(keyOf(await join())).toBe('table_full');
    expect((await seen(one)).state).toBe('open');
  });
});
