import { randomUUID } from 'node:crypto';
import type { Cart } from '@/lib/contract/cart/cart';
import type { StaffAccount } from '@/lib/contract/staff/account-calls';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import type { Account } from '@/lib/contract/table/account';
import { countToMake } from '@/lib/domain/staff/stations';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { runDueJobs } from '@/tests/support/backend/run-jobs';
import { openDining } from '@/tests/support/shops/dining-shop';
import { type Diner, keyOf } from '@/tests/support/shops/shop';
import { signedCode } from '@/tests/support/shops/signed-code';

const NOON = new Date('2026-11-18T17:00:00Z');
let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(() => {
  backend.clock.now = NOON;
});
afterAll(() => backend.close());
const pass = (minutes: number) => {
  backend.clock.now = new Date(backend.clock.now.getTime() + minutes * 60_000);
};

/** Ana at table 1 has sent a lemonade for now, and one without ice for later. */
async function openCourses() {
  const shop = await openDining(backend);
  const headers = await shop.asStaff('orders:read', 'orders:write', 'tables:write');
  const ana = await shop.sitDown('1', 'Ana');
  const setLater = (
    diner: Diner,
    { purchase_id: id }: Cart,
    lineId: number | undefined,
    later: unknown = true,
  ) =>
    shop.ask({
      ...{ method: 'PUT', path: `/shopping_cart/product_cart/${lineId}.json?purchase_id=${id}` },
      ...{ headers: diner.headers, body: { product: { later } } },
    });
  await shop.choose(ana, 'limonada');
  const cart = await shop.choose(ana, 'limonada', { comment: 'Sin hielo' });
  const marked = await setLater(ana, cart, cart.products[1]?.id);
  const account = (await shop.send(ana)).body as Account;
  const { id } = account;
  const put = (path: string, body: object, as = headers) =>
    shop.ask({ method: 'PUT', path: `/staff/${path}.json`, headers: as, body });
  const list = async () => (await shop.ask({ path: '/staff/orders.json', headers })).body as StaffOrder[];
  const card = async (): Promise<StaffOrder> => {
    const order = (await list()).find((one) => one.id === id);
    if (!order) throw new Error('the account is on no board');
    return order;
  };
  const stages = async () => (await card()).products.map(({ stage }) => stage);
  const call = (called = true, as = headers) => put(`orders/${id}/called`, { called }, as);
  const lineIds = account.rounds.flatMap(({ lines }) => lines.map((line) => line.id));
  const countCalls = () =>
    backend.db.system((sql) =>
      sql<{ action: string }>(
        `select action from staff_actions where action in ('account.called', 'account.uncalled')
         and instance_id = $1 order by id`,
        [shop.instanceId],
      ),
    );
  return {
    ...shop,
    headers,
    ana,
    id,
    account,
    lineIds,
    marked,
    setLater,
    put,
    list,
    card,
    stages,
    call,
    countCalls,
  };
}

describe('a dish for later (rule table/courses)', () => {
  it('is chosen in the cart of a table, is on the bill, and waits on the board: no ring, no count', async () => {
    const shop = await openCourses();
    expect((shop.marked.body as Cart).products.map(({ later = false }) => later)).toEqual([false, true]);
    const [now, later] = shop.account.rounds[0]?.lines ?? [];
    expect([now?.later, later?.later]).toEqual([undefined, true]);
    expect(shop.account.total).toBe((now?.subtotal ?? 0) + (later?.subtotal ?? 0));
    expect(await shop.stages()).toEqual(['new', 'later']);
    const card = await shop.card();
    expect(countToMake({ orders: [card], station: null })).toMatchObject([{ comment: '', count: 1 }]);
    await shop.put(`orders/${shop.id}/lines`, { lines: shop.lineIds, state: 'preparation' });
    expect(await shop.stages()).toEqual(['making', 'later']);
    await shop.put(`orders/${shop.id}/lines`, { lines: shop.lineIds, state: 'served' });
    expect(await shop.card()).toMatchObject({ status: 'preparation', placed_at: null });
    expect(await shop.stages()).toEqual(['later']);
    expect((await shop.read(shop.ana)).rounds[0]?.state).toBe('served');
    expect((await shop.put(`orders/${shop.id}/lines/${later?.id}/struck`, { struck: true })).status).toBe(
      404,
    );
  });

  it('is new work once a waiter calls it, and waits again until somebody has begun it', async () => {
    const shop = await openCourses();
    await shop.put(`orders/${shop.id}/lines`, { lines: shop.lineIds, state: 'served' });
    pass(20);
    const called = await shop.call();
    expect(called.body).toEqual({ id: shop.id, lines: [shop.lineIds[1]] });
    expect(await shop.card()).toMatchObject({
      ...{ status: 'in_progress', placed_at: '2026-11-18T17:20:00.000Z' },
      products: [{ stage: 'called' }],
    });
    expect((await shop.call(false)).body).toEqual({ id: shop.id, lines: [shop.lineIds[1]] });
    expect(await shop.stages()).toEqual(['later']);
    await shop.call();
    await shop.put(`orders/${shop.id}/lines`, { lines: shop.lineIds, state: 'preparation' });
    expect((await shop.call(false)).body).toEqual({ id: shop.id, lines: [] });
    expect(await shop.stages()).toEqual(['making']);
    expect(await shop.countCalls()).toEqual([
      { action: 'account.called' },
      { action: 'account.uncalled' },
      { action: 'account.called' },
    ]);
  });

  it('is called by the table, whoever is there, also once the bill was asked for', async () => {
    const shop = await openCourses();
    const luis = await shop.sitDown('1', 'Luis');
    await shop.post(shop.ana, '/on_table/account/bill.json', {});
    const answer = await shop.post(luis, '/on_table/account/next.json', {});
    expect((answer.body as Account).rounds[0]?.lines.map(({ later }) => later)).toEqual([
      undefined,
      undefined,
    ]);
    expect(await shop.stages()).toEqual(['new', 'called']);
    const again = await shop.post(luis, '/on_table/account/next.json', {});
    expect(again.status).toBe(200);
    expect((again.body as Account).version).toBe((answer.body as Account).version);
    const stranger = await shop.createDiner();
    expect((await shop.post(stranger, '/on_table/account/next.json', {})).status).not.toBe(200);
    const reader = await shop.asStaff('orders:read');
    expect((await shop.call(true, reader)).status).toBe(403);
  });

  it('is called once by two who call at once', async () => {
    const shop = await openCourses();
    const answers = await Promise.all([shop.call(), shop.call(), shop.call()]);
    expect(answers.flatMap(({ body }) => (body as { lines: number[] }).lines)).toEqual([shop.lineIds[1]]);
    expect(await shop.countCalls()).toHaveLength(1);
  });

  it('keeps its round from being served unless it is named itself', async () => {
    const shop = await openCourses();
    const round = (state: string) => shop.put(`accounts/${shop.id}/rounds/1`, { state });
    expect(((await round('served')).body as StaffAccount).rounds[0]?.lines.map(({ state }) => state)).toEqual(
      ['served', 'sent'],
    );
    await shop.put(`accounts/${shop.id}/lines/${shop.lineIds[0]}`, { void_reason: 'x' });
    expect(keyOf(await round('served'))).toBe('illegal_transition');
    expect(await shop.stages()).toContain('later');
    await shop.put(`accounts/${shop.id}/lines/${shop.lineIds[1]}`, { state: 'served' });
    expect(await shop.list()).toEqual([]);
  });

  it('is no alarm however long it waits, and stays when the account is closed', async () => {
    const shop = await openCourses();
    await shop.put(`orders/${shop.id}/lines`, { lines: shop.lineIds, state: 'served' });
    pass(15);
    await runDueJobs(backend.deps);
    expect((await shop.card()).news).toEqual([]);
    await shop.put(`accounts/${shop.id}/status`, { status: 'closed_account', reason: 'x' });
    expect(await shop.stages()).toEqual(['later']);
    await shop.call();
    expect(await shop.stages()).toEqual(['called']);
  });

  it('that is cancelled while it waits leaves the board without a word', async () => {
    const shop = await openCourses();
    await shop.put(`orders/${shop.id}/lines`, { lines: shop.lineIds, state: 'served' });
    await shop.put(`accounts/${shop.id}/lines/${shop.lineIds[1]}`, { void_reason: 'Ya comieron' });
    expect(await shop.list()).toEqual([]);
    expect((await shop.read(shop.ana)).total).toBe(shop.account.rounds[0]?.lines[0]?.subtotal);
  });

  it('is chosen at a table alone, and by who has it in their cart', async () => {
    const shop = await openCourses();
    const fetched = await shop.fillCart(shop.ana);
    const refused = await shop.setLater(shop.ana, fetched, fetched.products[0]?.id);
    expect(keyOf(refused)).toBe('invalid_input');
    const cart = await shop.choose(shop.ana);
    const luis = await shop.sitDown('1', 'Luis');
    expect((await shop.setLater(luis, cart, cart.products[0]?.id)).status).toBe(404);
    expect((await shop.setLater(shop.ana, cart, 999_999)).status).toBe(404);
    expect(keyOf(await shop.setLater(shop.ana, cart, cart.products[0]?.id, 'yes'))).toBe('invalid_input');
    const undone = await shop.setLater(shop.ana, cart, cart.products[0]?.id, false);
    expect((undone.body as Cart).products[0]?.later).toBeUndefined();
  });

  it('is added by staff, and shown to the waiter by a phone without a signal', async () => {
    const shop = await openCourses();
    const key = { ...shop.headers, 'idempotency-key': randomUUID() };
    const product = { id: shop.offerId('limonada'), count: 1 };
    const path = `/staff/accounts/${shop.id}/lines.json`;
    const added = await shop.ask({ method: 'POST', path, headers: key, body: { product, later: true } });
    expect((added.body as StaffAccount).rounds[1]?.lines).toMatchObject([{ later: true }]);
    const { table, code_secret: secret, me } = await shop.read(shop.ana);
    const line = { offerId: product.id, count: 1, choices: [], comment: '', member: me ?? 0, forAll: false };
    await shop.choose(shop.ana);
    const code = signedCode(
      { tableId: table.id, member: me ?? 0, key: randomUUID(), lines: [{ ...line, later: true }] },
      secret ?? undefined,
    );
    const taken = await shop.ask({
      ...{ method: 'POST', path: '/staff/accounts/from_code.json' },
      ...{ headers: shop.headers, body: { code } },
    });
    expect((taken.body as StaffAccount).rounds[2]?.lines).toMatchObject([{ later: true }]);
  });
});
