import type { StaffAccount } from '@/lib/contract/staff/account-calls';
import type { Room } from '@/lib/contract/staff/table-calls';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { watchBranches } from '@/tests/support/backend/watch';
import { openDining } from '@/tests/support/shops/dining-shop';
import { keyOf } from '@/tests/support/shops/shop';
import { seatOf, tablesOf } from '@/tests/support/shops/table-shop';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

/** Tables 1 and 2 and a room of a hotel; Ana sits at table 1 and has sent two lemonades. */
async function openRoom(more: string[] = []) {
  const seats = [
    ...(tablesOf().tables ?? []),
    ...more.map((label) => seatOf(label)),
    seatOf('101', { kind: 'room' }),
  ];
  const dining = await openDining(backend, { tables: seats });
  const headers = await dining.asStaff('tables:write', 'bookings:read');
  const ana = await dining.sitDown('1', 'Ana');
  const { id } = await dining.sent(ana, 'limonada', { count: 2 });
  const path = `/staff/tables.json?supplier_id=${dining.branchId()}`;
  const room = async (as = headers) => (await dining.ask({ path, headers: as })).body as Room;
  const account = async () =>
    (await dining.ask({ path: `/staff/accounts/${id}.json`, headers })).body as StaffAccount;
  return { ...dining, headers, ana, id, path, room, account };
}

describe('the room of a branch (rule staff/room)', () => {
  it('shows each table with its account in a few figures, as the account itself has them', async () => {
    const shop = await openRoom();
    const { tables, supplier_id } = await shop.room();
    const account = await shop.account();
    expect(supplier_id).toBe(shop.branchId());
    expect(tables.map(({ label }) => label)).toEqual(['1', '2']);
    expect(tables[0]?.account).toEqual({
      ...{
        id: shop.id,
        number: account.number,
        state: 'open',
        bill_asked_at: null,
        opened_at: account.opened_at,
      },
      ...{ members: 1, total: account.total, left: account.left, in_flight: 0 },
      ...{ to_begin: 1, making: 0, later: 0, waiter_id: null },
    });
    expect(tables[1]).toMatchObject({ account: null, booking: null });
  });

  it('counts what is made, and what waits to be called, and nothing that was taken off', async () => {
    const shop = await openRoom();
    const send = (method: string, part: string, body: object) =>
      shop.ask({
        ...{ method, path: `/staff/accounts/${shop.id}${part}.json`, body },
        headers: { ...shop.headers, 'idempotency-key': part },
      });
    const product = { id: shop.offerId('limonada'), count: 1 };
    await send('POST', '/lines', { product, later: true });
    await send('PUT', '/rounds/1', { state: 'preparation' });
    const [first] = (await shop.account()).rounds;
    expect((await shop.room()).tables[0]?.account).toMatchObject({ to_begin: 0, making: 1, later: 1 });
    await send('PUT', `/lines/${first?.lines[0]?.id}`, { void_reason: 'x' });
    const { left, total } = await shop.account();
    expect((await shop.room()).tables[0]?.account).toMatchObject({ making: 0, later: 1, left, total });
  });

  it('keeps a closed account that its kitchen owes something, until another is open there', async () => {
    const shop = await openRoom();
    const close = { status: 'closed_account', reason: 'x' };
    await shop.ask({
      method: 'PUT',
      path: `/staff/accounts/${shop.id}/status.json`,
      headers: shop.headers,
      body: close,
    });
    expect((await shop.room()).tables[0]?.account).toMatchObject({
      id: shop.id,
      state: 'closed',
      to_begin: 1,
    });
    const next = await shop.sent(await shop.sitDown('1', 'Eva'), 'limonada');
    expect((await shop.room()).tables[0]?.account).toMatchObject({ id: next.id, state: 'open' });
    expect(await shop.account()).toMatchObject({ id: shop.id, state: 'closed' });
  });

  it('takes as many statements for sixty tables as for two', async () => {
    const small = await openRoom();
    const large = await openRoom(Array.from({ length: 58 }, (_one, index) => `T${index}`));
    for (const label of ['2', 'T0', 'T1']) await large.sent(await large.sitDown(label, 'Eva'), 'limonada');
    const count = (shop: typeof small) => backend.countStatements(() => shop.room());
    const few = await count(small);
    expect(await count(large)).toBe(few);
    expect((await large.room()).tables).toHaveLength(60);
  });

  it('names nothing of an order that is no account, and nothing of another branch', async () => {
    const shop = await openRoom();
    const other = await shop.ask({
      path: `/staff/tables.json?supplier_id=${shop.branchId('norte')}`,
      headers: shop.headers,
    });
    expect((other.body as Room).tables).toEqual([]);
    const eva = await shop.createDiner();
    const { body } = await shop.placeCart(eva, await shop.fillCart(eva, {}));
    const path = `/staff/accounts/${(body as { id: number }).id}.json`;
    expect(keyOf(await shop.ask({ path, headers: shop.headers }))).toBe('not_found');
  });
});

describe('who waits in the room (rule staff/room)', () => {
  it('wakes an open screen, and is read with its age for half an hour (rule table/call-waiter)', async () => {
    const shop = await openRoom();
    const hears = await shop.asStaff('tables:write', 'orders:read');
    const screen = await watchBranches({
      ...{ app: backend.app, host: shop.host, headers: hears, ids: [shop.branchId()] },
    });
    await screen.read();
    await shop.post(shop.ana, '/on_table/call_waiter.json', { reason: 'waiter' });
    expect(await screen.read()).toContain('event: tables');
    const [call] = (await shop.room()).calls;
    expect(call).toMatchObject({ reason: 'waiter', table: { label: '1' } });
    await shop.ask({ method: 'PUT', path: `/staff/waiter_calls/${call?.id}.json`, headers: hears, body: {} });
    expect(await screen.read()).toContain('event: tables');
    expect((await shop.room()).calls).toEqual([]);
    await screen.close();
  });

  it('is forgotten after half an hour, when the table no longer reads it either', async () => {
    const shop = await openRoom();
    const now = backend.clock.now;
    await shop.post(shop.ana, '/on_table/call_waiter.json', { reason: 'waiter' });
    backend.clock.now = new Date(now.getTime() + 29 * 60_000);
    expect((await shop.room()).calls).toHaveLength(1);
    backend.clock.now = new Date(now.getTime() + 31 * 60_000);
    expect((await shop.room()).calls).toEqual([]);
    backend.clock.now = now;
  });

  it('stands there with a share that is paid in person, for this branch alone', async () => {
    const shop = await openRoom();
    const lists = ['/staff/waiter_calls.json', '/staff/payments.json'];
    await shop.post(shop.ana, '/on_table/call_waiter.json', { reason: 'menu' });
    const asked = (path: string, branch: string) =>
      shop.ask({ path: `${path}?supplier_id=${shop.branchId(branch)}`, headers: shop.headers });
    for (const path of lists) expect((await asked(path, 'norte')).body).toEqual([]);
    expect((await asked('/staff/waiter_calls.json', 'centro')).body).toHaveLength(1);
  });
});
