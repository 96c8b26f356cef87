import type { Account } from '@/lib/contract/table/account';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { type Dining, openDining } from '@/tests/support/shops/dining-shop';
import { CONTACT, type Diner, keyOf } from '@/tests/support/shops/shop';
import { branchesWith, seatOf, tablesOf } from '@/tests/support/shops/table-shop';

let backend: TestBackend;
let shop: Dining;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  // Noon in Bogotá.
  backend.clock.now = new Date('2026-03-02T17:00:00Z');
  shop = await openDining(backend);
});
afterAll(() => backend.close());

const pass = (minutes: number) => {
  backend.clock.now = new Date(backend.clock.now.getTime() + minutes * 60_000);
};
const accountIn = ({ body }: { body: unknown }) => body as Account;
const calls = async () => {
  const headers = await shop.asStaff('tables:write');
  const { body } = await shop.ask({ path: '/staff/waiter_calls.json', headers });
  return (body as { reason: string }[]).map(({ reason }) => reason);
};

const HOTEL = {
  tables: [seatOf('1'), seatOf('Suite', { kind: 'room' })],
  branches: branchesWith({ services: ['on_table', 'room'] }),
};

describe('the account of a table (rule table/account)', () => {
  it('is opened by who joins first, empty and unpaid', async () => {
    const ana = await shop.sit('1');
    expect(await shop.look(ana)).toEqual({ account: null, waiting: null });
    const { status, body } = await shop.join(ana, 'Ana');
    expect(status).toBe(200);
    expect(body).toEqual({
      id: expect.any(Number),
      version: expect.any(Number),
      number: null,
      state: 'open',
      bill_asked_by: null,
      close_reason: null,
      table: { id: expect.any(Number), label: '1' },
      supplier: { id: shop.branchId(), slug: 'centro', name: expect.any(String) },
      me: 1,
      members: [{ number: 1, name: 'Ana', is_me: true, joined_at: expect.any(String), left: false }],
      rounds: [],
      saved: 0,
      drafts: [],
      draft_versions: { mine: 0, all: 0 },
      bill: [{ kind: 'products', amount: 0 }],
      total: 0,
      paid: 0,
      in_flight: 0,
      left: 0,
      my_part: 0,
      my_due: 0,
      free: 0,
      deposit: 0,
      can_send: true,
      can_pay_online: expect.any(Boolean),
      can_pay_in_person: expect.any(Array),
      tip: { percents: [10], suggested: 10 },
      shares: [],
      ...{ opened_at: backend.clock.now.toISOString(), closed_at: null, code_secret: expect.any(String) },
      agreed: { seller: expect.any(String), includes_tax: false },
    });
    expect((await shop.look(ana)).account).toEqual(body);
  });

  it('is read by all at once, by each as their own', async () => {
    const phones = await Promise.all(['Ana', 'Eva', 'Luis'].map((name) => shop.sitDown('1', name)));
    for (const phone of phones) await shop.choose(phone);
    const alone: Account[] = [];
    for (const phone of phones) alone.push(await shop.read(phone));
    const together = await Promise.all(phones.flatMap((phone) => [shop.read(phone), shop.read(phone)]));
    expect(together).toEqual(alone.flatMap((seen) => [seen, seen]));
    const mine = alone.map(({ me, drafts }) => [
      me,
      drafts.flatMap(({ member, purchase_id }) => (purchase_id === null ? [] : [member])),
    ]);
    expect(new Set(mine.map(([me]) => me)).size).toBe(3);
    for (const [me, own] of mine) expect(own).toEqual([me]);
  });

  it('shows the whole table what each has chosen, with a name and no contact', async () => {
    const [ana, eva] = [await shop.sitDown('1', 'Ana'), await shop.sitDown('1', 'Eva')];
    const cart = await shop.choose(ana, 'limonada', { count: 2 });
    await shop.settle(ana, cart.purchase_id, { contact: CONTACT });
    await shop.choose(eva);
    const seen = await shop.read(eva);
    expect(seen.members.map(({ number, name, is_me }) => [number, name, is_me])).toEqual([
      [1, 'Ana', false],
      [2, 'Eva', true],
    ]);
    expect(seen.drafts).toMatchObject([
      { member: 1, purchase_id: null, lines: [{ count: 2, for_all: false }] },
      { member: 2, purchase_id: expect.any(Number), lines: [{ count: 1 }] },
    ]);
    const text = JSON.stringify(seen);
    for (const secret of [CONTACT.name, CONTACT.phone, CONTACT.email, CONTACT.dni])
      expect(text).not.toContain(secret);
  });

  it('is a stranger’s to nobody: only how many are there, and nothing by its id (guarantee/foreign-objects)', async () => {
    const ana = await shop.sitDown('1', 'Ana');
    const { id } = await shop.read(ana);
    const eva = await shop.sit('1');
    expect(await shop.look(eva)).toEqual({
      account: null,
      waiting: { members: 1, opened_at: expect.any(String), needs_staff: null },
    });
    const byId = (diner: Diner) =>
      shop.ask({ path: `/on_table/account.json?id=${id}`, headers: diner.headers });
    expect(keyOf(await byId(eva))).toBe('not_found');
    expect((await byId(ana)).status).toBe(200);
    for (const path of [`/orders/${id}.json`, `/shopping_cart/cart/${id}.json`])
      expect(keyOf(await shop.ask({ path, headers: eva.headers }))).toBe('not_found');
    const other = await openDining(backend);
    expect(keyOf(await byId(await other.sit('1')))).toBe('unauthorized');
  });

  it('needs a table whose class has one', async () => {
    const look = ({ headers }: Diner, there: Pick<typeof shop, 'ask'> = shop) =>
      there.ask({ path: '/on_table/account.json', headers });
    expect(await look(await shop.createDiner())).toMatchObject({ status: 200, body: null });
    expect(keyOf(await shop.join(await shop.createDiner()))).toBe('scan_table');
    for (const onTableClass of ['basic', 'checkout_no_incremental', 'checkout_plazoleta'] as const) {
      const closed = await openDining(backend, tablesOf({ onTableClass }));
      const diner = await closed.sit('1');
      const told = [keyOf(await closed.join(diner)), keyOf(await look(diner, closed))];
      expect(told).toEqual(['on_table_unavailable', 'on_table_unavailable']);
    }
    const hotel = await openDining(backend, HOTEL);
    expect(keyOf(await hotel.join(await hotel.sit('Suite')))).toBe('scan_table');
  });

  it('is one for each table, and read from another phone of the same diner', async () => {
    const [ana, luis] = [await shop.sitDown('1', 'Ana'), await shop.sitDown('2', 'Luis')];
    const [one, two] = [await shop.read(ana), await shop.read(luis)];
    expect(one.id).not.toBe(two.id);
    await shop.scan(ana, '2');
    expect((await shop.look(ana)).waiting).toMatchObject({ members: 1 });
    expect((await shop.read(ana, one.id)).table.label).toBe('1');
  });

  it('takes along to a new table what its diner has not sent', async () => {
    const [ana, eva, luis] = [
      await shop.sitDown('1', 'Ana'),
      await shop.sitDown('1', 'Eva'),
      await shop.sitDown('2', 'Luis'),
    ];
    await shop.choose(ana);
    expect((await shop.read(eva)).drafts).toHaveLength(1);
    await shop.scan(ana, '2');
    expect((await shop.read(eva)).drafts).toEqual([]);
    await shop.join(ana, 'Ana');
    expect((await shop.read(luis)).drafts).toMatchObject([{ member: 2, lines: [{ count: 1 }] }]);
  });
});

test('what was chosen at a table is there again after a room was opened (rule table/joining)', async () => {
  const hotel = await openDining(backend, HOTEL);
  const ana = await hotel.sitDown('1', 'Ana');
  await hotel.choose(ana);
  await hotel.scan(ana, 'Suite');
  expect(keyOf(await hotel.send(ana, { version: 1 }))).toBe('scan_table');
  await hotel.scan(ana, '1');
  expect((await hotel.read(ana)).drafts).toMatchObject([{ lines: [{ count: 1 }] }]);
  expect((await hotel.send(ana)).status).toBe(200);
});

describe('joining an account (rule table/joining)', () => {
  it('again changes the name alone', async () => {
    const ana = await shop.sitDown('1', 'Ana');
    const first = await shop.read(ana);
    const again = accountIn(await shop.join(ana, '  Ana   María\u0007\n'));
    expect(keyOf(await shop.join(ana, 'x'.repeat(41)))).toBe('invalid_input');
    expect(again.id).toBe(first.id);
    expect(again.members).toMatchObject([{ number: 1, name: 'Ana María' }]);
  });

  it.each([
    ['nothing', '', 'invalid_input'],
    ['blanks', ' \u200b\u2028 ', 'invalid_input'],
    ['ten thousand letters', 'a'.repeat(10_000), 'invalid_input'],
    ['a card number', '4242 4242 4242 4242', 'card_data_not_accepted'],
  ])('under %s is refused', async (_what, name, key) => {
    const ana = await shop.sit('1');
    expect(keyOf(await shop.join(ana, name))).toBe(key);
    expect(await shop.look(ana)).toEqual({ account: null, waiting: null });
  });

  it('keeps markup as the text that it is', async () => {
    const ana = await shop.sitDown('1', '<b>Ana</b>');
    expect((await shop.read(ana)).members).toMatchObject([{ name: '<b>Ana</b>' }]);
  });

  it('ends at twenty people', async () => {
    const [first] = await Promise.all(
      Array.from({ length: 20 }, (_, index) => shop.sitDown('1', `P${index}`)),
    );
    if (!first) throw new Error('nobody sits');
    expect((await shop.read(first)).members.map(({ number }) => number)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
    expect(keyOf(await shop.join(await shop.sit('1')))).toBe('table_full');
  });

  it('is for staff to allow once nobody touched it for an hour, who hear of it', async () => {
    const ana = await shop.sitDown('1', 'Ana');
    await shop.sent(ana);
    pass(59);
    const luis = await shop.sitDown('1', 'Luis');
    expect((await shop.read(luis)).me).toBe(2);
    pass(60);
    const eva = await shop.sit('1');
    expect((await shop.look(eva)).waiting).toMatchObject({ needs_staff: 'left_alone' });
    expect(keyOf(await shop.join(eva, 'Eva'))).toBe('table_needs_staff');
    expect(await calls()).toEqual(['join']);
    expect((await shop.ask({ path: '/on_table/visit.json', headers: eva.headers })).body).toMatchObject({
      calls: [],
    });
    expect((await shop.read(ana)).members).toHaveLength(2);
    expect((await shop.join(ana, 'Ana')).status).toBe(200);
  });

  it('is for staff to allow again once they took somebody off, who reads nothing of it any more', async () => {
    const [ana, eva] = [await shop.sitDown('1', 'Ana'), await shop.sitDown('1', 'Eva')];
    const { id } = await shop.sent(ana);
    await shop.choose(eva);
    const headers = await shop.asStaff('tables:write');
    await shop.ask({ method: 'DELETE', path: `/staff/accounts/${id}/members/2.json`, headers });
    await shop.scan(eva, '1');
    for (const path of [`/on_table/account.json?id=${id}`, `/orders/${id}.json`])
      expect(keyOf(await shop.ask({ path, headers: eva.headers }))).toBe('not_found');
    expect((await shop.look(eva)).waiting).toMatchObject({ members: 1, needs_staff: 'taken_off' });
    expect(keyOf(await shop.post(eva, '/on_table/account/bill.json', {}))).toBe('not_found');
    expect(keyOf(await shop.join(eva, 'Eva'))).toBe('table_needs_staff');
    expect(await shop.read(ana)).toMatchObject({ members: [{}, { name: 'Eva', left: true }], drafts: [] });
    // In another browser nobody knows who they are.
    const newcomer = await shop.sit('1');
    expect((await shop.look(newcomer)).waiting).toMatchObject({ needs_staff: 'taken_off' });
    expect(keyOf(await shop.join(newcomer, 'Lola'))).toBe('table_needs_staff');
    const path = `/staff/accounts/${id}/wishes/${eva.id}.json`;
    await shop.ask({ method: 'PUT', path, headers, body: { admit: true } });
    expect((await shop.join(newcomer, 'Lola')).status).toBe(200);
  });

  it('is open while somebody chooses, also without sending', async () => {
    const ana = await shop.sitDown('1', 'Ana');
    await shop.sent(ana);
    pass(45);
    await shop.choose(ana);
    pass(45);
    expect((await shop.join(await shop.sit('1'))).status).toBe(200);
  });

  it('begins a new one where an earlier party has sent nothing for an hour', async () => {
    const ana = await shop.sitDown('1', 'Ana');
    const { id } = await shop.read(ana);
    await shop.choose(ana);
    pass(60);
    const eva = await shop.sit('1');
    expect(await shop.look(eva)).toEqual({ account: null, waiting: null });
    expect(accountIn(await shop.join(eva, 'Eva'))).toMatchObject({ me: 1, drafts: [] });
    expect((await shop.read(ana, id)).state).toBe('closed');
    await shop.scan(ana, '1');
    expect((await shop.look(ana)).waiting).toMatchObject({ members: 1 });
  });

  it('goes on for everybody of the next party, whoever of them joins first', async () => {
    const [ana, old] = [await shop.sitDown('1', 'Ana'), await shop.sit('1')];
    pass(30);
    await shop.choose(ana);
    pass(60);
    const [eva, tom] = [await shop.sit('1'), await shop.sit('1')];
    await shop.join(eva, 'Eva');
    expect((await shop.join(tom, 'Tom')).status).toBe(200);
    expect((await shop.read(eva)).members.map(({ name }) => name)).toEqual(['Eva', 'Tom']);
    // Diners of the earlier party have to scan again, whether or not they had joined.
    for (const gone of [ana, old]) expect(keyOf(await shop.join(gone))).toBe('scan_table');
  });

  it('goes on for whom staff took off, who opens the next one', async () => {
    const [ana, eva] = [await shop.sitDown('1', 'Ana'), await shop.sitDown('1', 'Eva')];
    const { id } = await shop.read(ana);
    const headers = await shop.asStaff('tables:write');
    await shop.ask({ method: 'DELETE', path: `/staff/accounts/${id}/members/2.json`, headers });
    await shop.scan(eva, '1');
    pass(60);
    expect(accountIn(await shop.join(eva, 'Eva'))).toMatchObject({ me: 1 });
    expect((await shop.read(eva)).me).toBe(1);
  });
});
