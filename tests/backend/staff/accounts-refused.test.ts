import { renewCodes } from '@/backend/table';
import type { StaffAccount } from '@/lib/contract/staff/account-calls';
import { MOST_WISHES } from '@/lib/domain/table/members';
import { ACCOUNT_LINES } from '@/lib/domain/table/rounds';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { openDining } from '@/tests/support/shops/dining-shop';
import { keyOf } from '@/tests/support/shops/shop';
import { seatOf } from '@/tests/support/shops/table-shop';

const CARD = '4242 4242 4242 4242';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(() => {
  backend.clock.now = new Date('2026-03-02T17:00:00Z');
});
afterAll(() => backend.close());

/** Ana and Luis at table 1; Ana has sent a lemonade. */
async function openServed() {
  const tables = [
    seatOf('1'),
    seatOf('2'),
    seatOf('3', { active: false }),
    seatOf('Suite', { kind: 'room' }),
  ];
  const dining = await openDining(backend, { tables });
  const headers = await dining.asStaff('tables:write');
  const [ana, luis] = [await dining.sitDown('1', 'Ana'), await dining.sitDown('1', 'Luis')];
  const { id } = await dining.sent(ana);
  const query = <T extends Record<string, unknown>>(text: string, ...values: unknown[]) =>
    backend.db.system((sql) => sql<T>(text, [dining.instanceId, ...values]));
  const tableOf = async (label: string) =>
    (await query<{ id: number }>('select id from tables where instance_id = $1 and label = $2', label))[0]
      ?.id;
  const staff = (method: string, path: string, body: object = {}, more: object = {}) =>
    dining.ask({
      method,
      path: `/staff/accounts/${id}${path}.json`,
      headers: { ...headers, ...more },
      ...(method === 'DELETE' ? {} : { body }),
    });
  const add = (product: object, key?: string) =>
    staff('POST', '/lines', { product }, key ? { 'idempotency-key': key } : {});
  return { ...dining, id, ana, luis, query, tableOf, staff, add, limonada: dining.offerId('limonada') };
}
type Served = Awaited<ReturnType<typeof openServed>>;
const seen = ({ body }: { body: unknown }) => body as StaffAccount;
/** As many lines as an account may have. */
const fill = ({ query, id, limonada }: Served) =>
  query(
    `insert into purchase_lines (instance_id, purchase_id, offer_id, count, unit_minor, content, created_at, round, state)
     select $1, $2, $3, 1, 0, '{"name":{"es":"x"},"image":null,"isAlcoholic":false,"options":[]}', now(), 1, 'sent'
     from generate_series(2, $4)`,
    id,
    limonada,
    ACCOUNT_LINES,
  );

describe('a line that staff add (rule staff/accounts)', () => {
  it('is cooked once for a key, also when the answer was lost with its server (guarantee/killed-backend)', async () => {
    const shop = await openServed();
    const product = { id: shop.limonada, count: 1 };
    expect((await shop.add(product, 'one-key-for-it')).status).toBe(201);
    await shop.query('delete from idempotency_keys where instance_id = $1');
    const again = await shop.add(product, 'one-key-for-it');
    expect([again.status, seen(again).rounds.length]).toEqual([201, 2]);
  });

  it('is there, holds no card number, and has a place on the account', async () => {
    const shop = await openServed();
    expect(keyOf(await shop.add({ id: shop.offerId('bandeja'), count: 1 }))).toBe('out_of_stock');
    expect(keyOf(await shop.add({ id: shop.limonada, count: 1, comment: CARD }))).toBe(
      'card_data_not_accepted',
    );
    const setOffer = (available: boolean) =>
      shop.query(
        'update supplier_products set available = $3 where instance_id = $1 and id = $2',
        shop.limonada,
        available,
      );
    await setOffer(false);
    expect(keyOf(await shop.add({ id: shop.limonada, count: 1 }))).toBe('product_unavailable');
    await setOffer(true);
    await fill(shop);
    expect(keyOf(await shop.add({ id: shop.limonada, count: 1 }))).toBe('cart_full');
    await shop.choose(shop.ana);
    expect(keyOf(await shop.send(shop.ana))).toBe('cart_full');
  });

  it('is added, cooked and taken off by staff of tables alone', async () => {
    const shop = await openServed();
    const reader = await shop.asStaff('orders:read');
    expect((await shop.staff('PUT', '/rounds/1', { state: 'served' }, reader)).status).toBe(403);
    const far = await shop.staff('PUT', '/rounds/2147483648', { state: 'served' });
    expect(keyOf(far)).toBe('invalid_input');
  });
});

test('what was paid of a line that is taken off goes back (rule payments/shares)', async () => {
  const shop = await openServed();
  const [{ id: line = 0 } = {}] = (await shop.read(shop.ana)).rounds[0]?.lines ?? [];
  await shop.query(
    `insert into payments (instance_id, purchase_id, attempt, method, status, amount_minor, reference, created_at, payer_id)
     values ($1, $2, 1, 'cash', 'success', 12500, gen_random_uuid()::text, now(), $3)`,
    shop.id,
    shop.ana.id,
  );
  expect((await shop.staff('PUT', `/lines/${line}`, { void_reason: 'frío' })).status).toBe(200);
  expect(await shop.query('select amount_minor, reason from refunds where instance_id = $1')).toEqual([
    { amount_minor: 12_500, reason: 'taken_off' },
  ]);
});

describe('a table that an account moves to (rule staff/accounts)', () => {
  it('is one in use, of the same branch', async () => {
    const shop = await openServed();
    const move = async (label: string) =>
      shop.staff('PUT', '/table', { table_id: (await shop.tableOf(label)) ?? 0 });
    for (const label of ['3', 'Suite']) expect((await move(label)).status).toBe(404);
    const toNorte = `update tables set supplier_id = $2 where instance_id = $1 and label = '2'`;
    await shop.query(toNorte, shop.branchId('norte'));
    expect((await move('2')).status).toBe(404);
  });

  it('brings no visit back that a renewed code has ended (rule table/code)', async () => {
    const shop = await openServed();
    await renewCodes({ ctx: shop.ctx, input: { branch: 'centro', label: '1' } });
    await shop.staff('PUT', '/table', { table_id: await shop.tableOf('2') });
    expect(keyOf(await shop.join(shop.ana))).toBe('scan_table');
    await shop.scan(shop.ana, '2');
    expect((await shop.read(shop.ana)).table.label).toBe('2');
  });

  it('is no place for who has not joined', async () => {
    const shop = await openServed();
    const stranger = await shop.sit('1');
    await shop.staff('PUT', '/table', { table_id: await shop.tableOf('2') });
    expect(await shop.look(stranger)).toEqual({ account: null, waiting: null });
    expect((await shop.read(shop.luis)).table.label).toBe('2');
  });
});

describe('whom staff take off or let in (rule table/joining)', () => {
  it('sits there no more, and says nothing of what they cannot eat', async () => {
    const shop = await openServed();
    await shop.staff('DELETE', '/members/2');
    const { headers } = shop.luis;
    const ask = (path: string, method = 'GET', body?: object) =>
      shop.ask({ method, path, headers, ...(body ? { body } : {}) });
    expect(await ask('/on_table/account.json')).toMatchObject({ status: 200, body: null });
    const avoided = { allergens: ['milk'], consent: true };
    const path = '/on_table/account/avoided.json';
    expect(keyOf(await ask(path, 'PUT', avoided))).toBe('scan_table');
    expect(keyOf(await ask(`${path}?id=${shop.id}`, 'PUT', avoided))).toBe('not_found');
  });

  it('holds no share of the bill any more, which others pay (rule payments/shares)', async () => {
    const shop = await openServed();
    const whole = { kind: 'equal', of: 1 };
    const path = `/on_table/account/shares.json?id=${shop.id}`;
    expect((await shop.post(shop.luis, path, whole)).status).toBe(200);
    expect(keyOf(await shop.post(shop.ana, path, whole))).toBe('share_too_large');
    await shop.staff('DELETE', '/members/2');
    expect((await shop.read(shop.ana)).shares).toEqual([]);
    expect((await shop.post(shop.ana, path, whole)).status).toBe(200);
  });

  it('finds no place at a table of twenty', async () => {
    const shop = await openServed();
    for (let guest = 3; guest <= 20; guest += 1) await shop.sitDown('1', `P${guest}`);
    backend.clock.now = new Date('2026-03-02T18:00:00Z');
    const eva = await shop.sit('1');
    expect(keyOf(await shop.join(eva, 'Eva'))).toBe('table_needs_staff');
    expect(keyOf(await shop.staff('PUT', `/wishes/${eva.id}`, { admit: true }))).toBe('table_full');
  });

  it('may be twenty who wait, and each of them again under another name', async () => {
    const shop = await openServed();
    await shop.query(
      `with made as (insert into profiles (instance_id, created_at)
         select $1, now() from generate_series(2, $3) returning id)
       insert into join_wishes (instance_id, purchase_id, profile_id, name, wished_at)
       select $1, $2, id, 'x', now() from made`,
      shop.id,
      MOST_WISHES,
    );
    backend.clock.now = new Date('2026-03-02T18:00:00Z');
    const [eva, tom] = [await shop.sit('1'), await shop.sit('1')];
    expect(keyOf(await shop.join(eva, 'Eva'))).toBe('table_needs_staff');
    expect(keyOf(await shop.join(tom, 'Tom'))).toBe('wishes_full');
    expect(keyOf(await shop.join(eva, 'Eva María'))).toBe('table_needs_staff');
    await shop.staff('PUT', `/wishes/${eva.id}`, { admit: false });
    expect(keyOf(await shop.join(tom, 'Tom'))).toBe('table_needs_staff');
  });
});

describe('the words of staff (guarantee/no-card-data)', () => {
  it('hold no card number where a line is void or an account is closed', async () => {
    const shop = await openServed();
    const line = (await shop.read(shop.ana)).rounds[0]?.lines[0]?.id;
    const answers = [
      await shop.staff('PUT', `/lines/${line}`, { void_reason: CARD }),
      await shop.staff('PUT', '/status', { status: 'closed_account', reason: `paga con ${CARD}` }),
    ];
    expect(answers.map(keyOf)).toEqual(['card_data_not_accepted', 'card_data_not_accepted']);
    expect(await shop.read(shop.ana)).toMatchObject({
      state: 'open',
      rounds: [{ lines: [{ state: 'sent' }] }],
    });
  });
});
