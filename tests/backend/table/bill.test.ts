import { makeContext } from '@/backend/make-context';
import { closeIdleAccount } from '@/backend/table';
import type { WaiterCall } from '@/lib/contract/staff/waiter-calls';
import type { Account } from '@/lib/contract/table/account';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { runDueJobs } from '@/tests/support/backend/run-jobs';
import { createBundle } from '@/tests/support/backend/tenant-bundle';
import { type Dining, openDining } from '@/tests/support/shops/dining-shop';
import { type Diner, keyOf } from '@/tests/support/shops/shop';

let backend: TestBackend;
let shop: Dining;
let ana: Diner;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  backend.clock.now = new Date('2026-03-02T17:00:00Z');
  shop = await openDining(backend);
  ana = await shop.sitDown('1', 'Ana');
});
afterAll(() => backend.close());

const BILL = '/on_table/account/bill.json';
const ask = (diner: Diner) => shop.post(diner, BILL, {});
const reopen = ({ headers }: Diner) => shop.ask({ method: 'DELETE', path: BILL, headers });
const accountIn = ({ body }: { body: unknown }) => body as Account;
const pass = (minutes: number) => {
  backend.clock.now = new Date(backend.clock.now.getTime() + minutes * 60_000);
};
const calls = async (at = shop) => {
  const headers = await at.asStaff('tables:write');
  return (await at.ask({ path: '/staff/waiter_calls.json', headers })).body as WaiterCall[];
};
const turn = () => runDueJobs(backend.deps);
/** As a payment in person that staff have confirmed. */
const pay = (id: number, amountMinor: number) =>
  backend.db.system((sql) =>
    sql(
      `insert into payments (instance_id, purchase_id, attempt, method, status, amount_minor, reference, created_at, payer_id)
       values ($1, $2, 1, 'cash', 'success', $3, gen_random_uuid()::text, $4, $5)`,
      [shop.instanceId, id, amountMinor, backend.clock.now, ana.id],
    ),
  );

describe('asking for the bill (rule table/bill)', () => {
  it('says on every phone and to staff who asked for it, and why staff closed the account', async () => {
    const eva = await shop.sitDown('1', 'Eva');
    const { id } = await shop.sent(ana);
    await ask(eva);
    // A second request for the bill changes nothing.
    await ask(ana);
    expect(await shop.read(ana)).toMatchObject({ bill_asked_by: 2, close_reason: null });
    const headers = await shop.asStaff('tables:write');
    const listed = await shop.ask({ path: '/staff/accounts.json', headers });
    expect(listed.body).toMatchObject([{ id, bill_asked_by: 2 }]);
    await reopen(ana);
    expect(await shop.read(eva)).toMatchObject({ bill_asked_by: null });
    await ask(ana);
    await shop.ask({
      ...{ method: 'PUT', path: `/staff/accounts/${id}/status.json`, headers },
      body: { status: 'closed_account', reason: 'Se cobró en la caja' },
    });
    expect(await shop.read(eva)).toMatchObject({
      ...{ state: 'closed', bill_asked_by: 1, close_reason: 'Se cobró en la caja' },
    });
  });

  it('stops sending until the account is opened again, and calls the waiter', async () => {
    const eva = await shop.sitDown('1', 'Eva');
    await shop.sent(ana);
    await shop.choose(eva);
    expect(accountIn(await ask(ana))).toMatchObject({ state: 'bill_asked', can_send: false, drafts: [{}] });
    expect((await calls()).map(({ reason }) => reason)).toEqual(['bill']);
    expect(keyOf(await shop.send(eva))).toBe('bill_asked');
    expect((await ask(eva)).status).toBe(200);
    expect(accountIn(await reopen(eva))).toMatchObject({ state: 'open', can_send: true });
    expect((await reopen(eva)).status).toBe(200);
    expect((await shop.send(eva)).status).toBe(200);
  });

  it('is nothing for a table that sent nothing, nor for who has not joined', async () => {
    expect(keyOf(await ask(ana))).toBe('empty');
    const eva = await shop.sit('1');
    await shop.sent(ana);
    for (const answer of [await ask(eva), await reopen(eva)]) expect(keyOf(answer)).toBe('not_found');
  });

  it('closes at once what is paid already, and calls nobody', async () => {
    const { id } = await shop.sent(ana);
    await pay(id, 12_500);
    expect(accountIn(await ask(ana))).toMatchObject({ id, state: 'closed', paid: 12_500, left: 0 });
    expect(await calls()).toEqual([]);
    expect(keyOf(await ask(ana))).toBe('scan_table');
  });

  it('calls nobody where the tenant hides the waiter', async () => {
    const flags = { ...createBundle().flags, hideCallWaiter: true };
    const quiet = await openDining(backend, { flags });
    const luis = await quiet.sitDown('1', 'Luis');
    await quiet.sent(luis);
    expect((await quiet.post(luis, BILL, {})).status).toBe(200);
    expect(await calls(quiet)).toEqual([]);
  });
});

describe('an account that nobody touches (rule table/idle)', () => {
  it('is cancelled after three hours where nothing was sent, with what was chosen', async () => {
    const { id } = await shop.read(ana);
    const cart = await shop.choose(ana);
    pass(179);
    await turn();
    expect((await shop.read(ana)).state).toBe('open');
    pass(1);
    await turn();
    const closed = await shop.read(ana, id);
    expect(closed).toMatchObject({ state: 'closed', closed_at: backend.clock.now.toISOString() });
    expect((await shop.getCart(ana, cart.purchase_id)).body).toMatchObject({ products: [] });
    expect((await shop.ask({ path: `/api/my_purchases/${ana.id}.json`, headers: ana.headers })).body).toEqual(
      [],
    );
  });

  it('stays where something is to be paid, and is closed once it is', async () => {
    const { id } = await shop.sent(ana);
    pass(300);
    await turn();
    expect((await shop.read(ana, id)).state).toBe('open');
    await pay(id, 12_500);
    expect(await shop.read(ana, id)).toMatchObject({ paid: 12_500, left: 0 });
    await turn();
    expect((await shop.read(ana, id)).state).toBe('closed');
  });

  it('is looked at again under its lock: a round came after it was found', async () => {
    const { id } = await shop.sent(ana);
    pass(300);
    const ctx = makeContext({ deps: backend.deps, instance: shop.ctx.instance, actor: { kind: 'job' } });
    expect(await closeIdleAccount({ ctx, purchaseId: id })).toBeNull();
    await pay(id, 12_500);
    expect(await closeIdleAccount({ ctx, purchaseId: id })).toMatchObject({ id });
    expect(await closeIdleAccount({ ctx, purchaseId: id })).toBeNull();
  });

  it('stays where somebody touched it after it was found', async () => {
    const { id } = await shop.read(ana);
    const ctx = makeContext({ deps: backend.deps, instance: shop.ctx.instance, actor: { kind: 'job' } });
    expect(await closeIdleAccount({ ctx, purchaseId: id })).toBeNull();
    expect((await shop.read(ana, id)).state).toBe('open');
  });

  it('lives on while somebody chooses', async () => {
    pass(120);
    const { id } = await shop.read(ana);
    await shop.choose(ana);
    pass(120);
    await turn();
    expect((await shop.read(ana, id)).state).toBe('open');
  });

  it('ends with the visits of who was there, not of who sat down since (rule table/bill)', async () => {
    pass(150);
    const eva = await shop.sit('1');
    pass(30);
    await turn();
    expect(keyOf(await shop.join(ana))).toBe('scan_table');
    expect((await shop.join(eva, 'Eva')).status).toBe(200);
  });

  it('is shown for ten minutes to who was there, and the next code opens another', async () => {
    const { id } = await shop.sent(ana);
    await pay(id, 12_500);
    pass(180);
    await turn();
    expect(await shop.read(ana)).toMatchObject({
      id,
      state: 'closed',
      can_send: false,
      can_pay_online: false,
    });
    expect(keyOf(await shop.send(ana, { version: 0 }))).toBe('scan_table');
    const eva = await shop.sit('1');
    expect(await shop.look(eva)).toEqual({ account: null, waiting: null });
    // A new code is for another order, also of who was there.
    expect((await shop.scan(ana, '1')).status).toBe(200);
    expect(await shop.look(ana)).toEqual({ account: null, waiting: null });
    await shop.join(ana);
    await shop.choose(ana);
    expect((await shop.send(ana)).status).toBe(200);
  });

  it('is shown ten minutes to who was there and scans nothing', async () => {
    const { id } = await shop.sent(ana);
    await pay(id, 12_500);
    pass(180);
    await turn();
    const eva = await shop.sit('1');
    pass(11);
    const path = '/on_table/account.json';
    expect(await shop.ask({ path, headers: ana.headers })).toMatchObject({ status: 200, body: null });
    expect(accountIn(await shop.join(eva, 'Eva'))).toMatchObject({ me: 1, rounds: [], total: 0 });
    expect((await shop.read(ana, id)).total).toBe(12_500);
  });
});
