import { ALL_CALLS } from '@/lib/contract/all-calls';
import type { BranchThing, Call } from '@/lib/contract/define-call';
import type { StaffInstance } from '@/lib/contract/staff/instance-calls';
import { MATRIX } from '@/tests/backend/platform/isolation/matrix';
import type { TestBackend } from '@/tests/support/backend/backend';
import { type Facts, nameOf } from '@/tests/support/backend/contract-target';
import { openLivedInTenant } from '@/tests/support/backend/lived-in-tenant';
import { createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import type { PayingShop } from '@/tests/support/shops/paying-shop';
import { joinStaff } from '@/tests/support/shops/person';

/** Lists of the restaurant's own, which have tests of their own. */
const ELSE = ['GET /staff/instance.json', 'GET /staff/people.json'];
const OWN_TESTS = [
  'DELETE /staff/people/invitations/{id}.json',
  'DELETE /staff/people/{id}.json',
  'POST /staff/accounts/from_code.json',
  'POST /staff/people/invitations.json',
  'POST /staff/people/{id}/password_link.json',
  'POST /staff/shop/changes.json',
  'POST /staff/shop/changes/check.json',
  'POST /staff/shop/pictures',
  'PUT /staff/people/{id}.json',
];

type Person = Awaited<ReturnType<typeof joinStaff>>;

/** All that the tenant has is at its first branch; the people of the second may see none of it. */
let paying: PayingBackend;
let backend: TestBackend;
let shop: PayingShop;
let owner: Person;
let elsewhere: Person;
let tableId = 0;
const ids = new Map<BranchThing, number>();

const FIND: Record<BranchThing, string> = {
  order: 'select id from purchases where instance_id = $1 and placed_at is not null order by id limit 1',
  payment: 'select id from payments where instance_id = $1 order by id limit 1',
  refund: 'select id from refunds where instance_id = $1 order by id limit 1',
  booking: 'select id from bookings where instance_id = $1 order by id limit 1',
  offer: 'select id from supplier_products where instance_id = $1 and supplier_id = $2 order by id limit 1',
  table: 'select id from tables where instance_id = $1 and supplier_id = $2 order by id limit 1',
  waiter_call: 'select id from waiter_calls where instance_id = $1 order by id limit 1',
  help_request: 'select id from help_requests where instance_id = $1 order by id limit 1',
  branch: 'select id from suppliers where instance_id = $1 and id = $2',
  move: 'select id from money_moves where instance_id = $1 and payment_id is null order by id limit 1',
  close: 'select id from money_closes where instance_id = $1 order by id limit 1',
  television: 'select id from televisions where instance_id = $1 order by id limit 1',
  device: 'select id from staff_devices where instance_id = $1 order by id limit 1',
};

beforeAll(async () => {
  paying = await createPayingBackend(undefined, {
    MAIL_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'casa@mesa.example',
  });
  backend = paying.backend;
  ({ shop } = await openLivedInTenant(paying));
  const { slug, instanceId } = shop;
  const mail = (name: string) => `${name}@elsewhere.example`;
  owner = await joinStaff({ backend, slug, role: 'owner', mail: mail('owner') });
  const [other] = await backend.db.lookUp<{ id: number }>(
    'select id from suppliers where instance_id = $1 and id <> $2 order by id limit 1',
    [instanceId, shop.branchId()],
  );
  const branches = [other?.id ?? 0];
  elsewhere = await joinStaff({ backend, slug, role: 'manager', mail: mail('manager'), branches });
  await backend.db.system(async (sql) => {
    // A charge that does not match, a share that is paid in person, and a charge to a room.
    await sql(
      `update payments set misfit = '{"misfit":"amount","transaction":"t","status":"success","amountMinor":1,"currency":"COP"}'
       where instance_id = $1 and id = (select min(id) from payments where instance_id = $1 and method = 'card')`,
      [instanceId],
    );
    for (const [method, as, status] of [
      ['cash', 'cash', 'pending'],
      ['nequi', 'room_charge', 'success'],
    ])
      await sql(
        `update payments set method = $3, status = $4, provider = null, attempt = 90 + id,
           purchase_id = (select id from purchases where instance_id = $1 and is_account)
         where instance_id = $1 and id = (select min(id) from payments where instance_id = $1 and method = $2)`,
        [instanceId, method, as, status],
      );
    const [table] = await sql<{ id: number }>(
      'select id from tables where instance_id = $1 and supplier_id = $2 order by id limit 1',
      [instanceId, shop.branchId()],
    );
    tableId = table?.id ?? 0;
    for (const [thing, find] of Object.entries(FIND)) {
      const values = find.includes('$2') ? [instanceId, shop.branchId()] : [instanceId];
      ids.set(thing as BranchThing, (await sql<{ id: number }>(find, values))[0]?.id ?? 0);
    }
  });
});
afterAll(() => paying.close());

/** The calls that end a thing come last. */
const STAFF_CALLS = ALL_CALLS.filter(({ auth }) => auth === 'staff').sort(
  (one, other) => Number(one.method === 'DELETE') - Number(other.method === 'DELETE'),
);
const callsAbout = (isIt: (branch: Call['branch']) => boolean) =>
  STAFF_CALLS.filter(({ branch }) => isIt(branch)).map((call) => [nameOf(call), call] as const);
const isThing = (branch: Call['branch']): branch is BranchThing =>
  branch !== undefined && Object.keys(FIND).includes(branch);

/** A good call, about the thing of the first branch, or about one that is not there. */
function askOf(call: Call, id = (isThing(call.branch) && ids.get(call.branch)) || 1) {
  const facts = { purchaseId: 1, lineId: 1, productId: 1, branchId: shop.branchId() } as Facts;
  const { body } = MATRIX[nameOf(call)]?.ask({ facts, profileId: 1 }) ?? {};
  const sent = typeof body === 'object' && body !== null && !(body instanceof FormData) ? body : {};
  const named = { supplier_id: shop.branchId() };
  const parts = {
    ...('table_id' in sent && { table_id: tableId }),
    ...('product' in sent && { product: { id: ids.get('offer'), count: 1 } }),
  };
  const path = call.path.replace('{id}', String(id)).replace(/\{\w+\}/g, '1');
  if (body instanceof FormData && call.branch === 'whole') return { method: call.method, path, body };
  return {
    method: call.method,
    path: call.method === 'GET' && call.branch === 'named' ? `${path}?supplier_id=${shop.branchId()}` : path,
    ...(call.method === 'GET'
      ? {}
      : { body: { ...sent, ...parts, ...(call.branch === 'named' ? named : {}) } }),
    headers: { 'idempotency-key': `${call.path} ${id}` },
  };
}

/** Calls about a part of a thing, or a kind of it, that is not there: nobody finds it. */
const PARTS = [
  '/rounds/',
  '/lines/',
  '/members/',
  '/wishes/',
  '/joined.',
  '/transfers/',
  '/options/',
  '/ratings/',
];

describe('somebody of another branch (rule staff/branches, guarantee/foreign-branches)', () => {
  // A shop is no list of things by their branches' ids: read-shop.test.ts proves that it is narrowed.
  const lists = callsAbout((branch) => branch === 'asked').filter(
    ([name]) => /^GET .*/.test(name) && name !== 'GET /staff/shop.json',
  );
  it.each(lists)('%s: lists none of it', async (name, { path }) => {
    if (ELSE.includes(name)) return;
    for (const query of ['', `?supplier_id=${shop.branchId()}`]) {
      const [all, none] = [await owner.at({ path }), await elsewhere.at({ path: `${path}${query}` })];
      expect(all.text).toContain(`"supplier_id":${shop.branchId()}`);
      // Some lists take no branch.
      expect([200, 422]).toContain(none.status);
      expect(none.text).not.toContain(`"supplier_id":${shop.branchId()}`);
    }
  });

  it.each(callsAbout((branch) => isThing(branch) || branch === 'named'))(
    '%s: finds nothing',
    async (_name, call) => {
      const there = await elsewhere.at(askOf(call));
      const nowhere = await elsewhere.at(askOf(call, 999_999));
      expect([there.status, there.text]).toEqual([404, nowhere.text]);
      const own = await owner.at(askOf(call));
      if (!PARTS.some((part) => call.path.includes(part))) expect(own.status).not.toBe(404);
    },
  );

  it.each(callsAbout((branch) => branch === 'whole'))('%s: is for who works at all', async (_name, call) => {
    expect((await elsewhere.at(askOf(call))).status).toBe(403);
  });

  it('sees their own branch alone, and follows no other', async () => {
    const { branches } = (await elsewhere.at({ path: '/staff/instance.json' })).body as StaffInstance;
    expect(branches.map(({ id }) => id)).toEqual([expect.any(Number)]);
    expect(branches[0]?.id).not.toBe(shop.branchId());
    const path = (id: number | undefined) => `/staff/orders/events?supplier_id=${id}`;
    const head = async (who: Person, id: number | undefined) =>
      (await who.at({ method: 'HEAD', path: path(id) })).status;
    expect([await head(elsewhere, branches[0]?.id), await head(elsewhere, shop.branchId())]).toEqual([
      200, 404,
    ]);
    expect(await head(owner, shop.branchId())).toBe(200);
    const products = `/staff/products.json?supplier_id=${branches[0]?.id}`;
    expect((await elsewhere.at({ path: products })).status).toBe(200);
  });

  it.each([
    ['/staff/transfers/:id/proof', 'transfer_proofs', 'payment_id'],
    ['/staff/orders/:id/door_photos/:photo', 'order_door_photos', 'purchase_id'],
    ['/staff/help_requests/:id/photo', 'help_requests', 'id'],
  ])('%s: sees no picture', async (route, table, column) => {
    const [row] = await backend.db.system((sql) =>
      sql<{ id: number; photo: number }>(
        `select ${column} as id, ${table === 'order_door_photos' ? 'photo_id' : 1} as photo from ${table} where instance_id = $1`,
        [shop.instanceId],
      ),
    );
    const path = route.replace(':id', String(row?.id)).replace(':photo', String(row?.photo));
    expect((await elsewhere.at({ path })).status).toBe(404);
    if (table !== 'help_requests') expect((await owner.at({ path })).status).toBe(200);
  });

  it.each(['folder.zip', 'products.xlsx'])('%s: is not taken along', async (name) => {
    expect((await elsewhere.at({ path: `/staff/shop/${name}` })).status).toBe(403);
    expect((await owner.at({ path: `/staff/shop/${name}` })).status).toBe(200);
  });

  it('is in this file for each address of staff', () => {
    const named = new Set(STAFF_CALLS.map((call) => nameOf(call)));
    const others = Object.keys(MATRIX).filter((name) => / \/staff\//.test(name) && !named.has(name));
    expect(others.sort()).toEqual([
      'GET /staff/help_requests/:id/photo',
      'GET /staff/orders/:id/door_photos/:photo',
      'GET /staff/orders/events',
      'GET /staff/shop/folder.zip',
      'GET /staff/shop/products.xlsx',
      'GET /staff/transfers/:id/proof',
    ]);
    // Lists are proved here, and people and the code of a table in tests of their own.
    const asked = callsAbout((branch) => branch === 'asked').map(([name]) => name);
    expect(asked.filter((name) => !name.startsWith('GET')).sort()).toEqual(OWN_TESTS);
  });
});
