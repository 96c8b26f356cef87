import { toJSONSchema } from 'zod';
import { ALL_CALLS } from '@/lib/contract/all-calls';
import type { Call } from '@/lib/contract/define-call';
import type { Order } from '@/lib/contract/orders/orders';
import type { DoneOrders } from '@/lib/contract/staff/board-calls';
import type { BookingDay } from '@/lib/contract/staff/booking-calls';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import type { Conversation } from '@/lib/contract/staff/help-calls';
import type { StaffRatings } from '@/lib/contract/staff/rating-calls';
import { STAFF_ROLES, type StaffRole, scopesOf } from '@/lib/domain/staff/roles';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { moveOrderAsOperator } from '@/tests/support/backend/move-order';
import { FRIDAY, openBookingShop } from '@/tests/support/shops/booking-shop';
import { joinStaff } from '@/tests/support/shops/person';
import { CONTACT, type Diner, openShop } from '@/tests/support/shops/shop';
import { staffOf } from '@/tests/support/shops/staff-of';
import { givePin, openTablet } from '@/tests/support/shops/tablet';

const NOON = new Date('2026-11-18T17:00:00Z');
const INVOICE = { name: 'Casa SAS', type: 'NIT', number: '900555444-3' };
const BARE = { ...CONTACT, email: null, dni_type: null, dni: null };
type Shop = Awaited<ReturnType<typeof openShop>>;
type At = Awaited<ReturnType<typeof joinStaff>>['at'];
let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(() => {
  backend.clock.now = NOON;
});
afterAll(() => backend.close());

/** An order on the board with words of its diner, and one that is done. */
async function openEvening() {
  const shop: Shop = await openShop(backend);
  const ana: Diner = await shop.createDiner();
  const place = async (who: Diner) =>
    (await shop.placeCart(who, await shop.fillCart(who, { invoice: INVOICE }))).body as Order;
  const open = await place(ana);
  const done = await place(await shop.createDiner());
  for (const status of ['accepted', 'preparation', 'packed', 'delivered', 'finished'])
    await moveOrderAsOperator({ deps: backend.deps, id: String(done.id), status });
  await shop.ask({
    ...{ method: 'POST', path: `/orders/${open.id}/help.json`, body: { words: 'Falta el jugo' } },
    headers: { ...ana.headers, 'idempotency-key': 'talk-1' },
  });
  return shop;
}

const AUTHOR = { name: 'Ana Ruiz', phone: '3001112233', email: 'autora@example.com' };
/** Ratings whose authors want an answer: one by all that it may have, one by mail alone. */
const rate = (shop: Shop) =>
  backend.db.tenant(shop.instanceId, (sql) =>
    sql(
      `insert into visit_ratings (instance_id, supplier_id, profile_id, day, score, comment, contact, created_at)
       select $1, $2, p.id, d.day, 9, 'Rico', d.contact, $3
       from (select id from profiles where instance_id = $1 order by id limit 1) p,
         (values ('2026-11-17'::date, $4::jsonb), ('2026-11-18'::date, $5::jsonb)) d (day, contact)`,
      [
        shop.instanceId,
        shop.branchId(),
        NOON,
        JSON.stringify(AUTHOR),
        JSON.stringify({ email: AUTHOR.email }),
      ],
    ),
  );

/** Calls of staff whose answers have a place for more of a diner than their name and phone. */
const hasPapers = ({ auth, response }: Call) =>
  auth === 'staff' &&
  /"(e?mail|dni|dni_type|invoice)":\{/.test(
    JSON.stringify(toJSONSchema(response, { io: 'input', unrepresentable: 'any' })),
  );

const QUERIES: Record<string, (shop: Shop) => string> = {
  '/staff/bookings.json': (shop) => `supplier_id=${shop.branchId()}&date=2026-11-18`,
  '/staff/orders/done.json': (shop) => `supplier_id=${shop.branchId()}`,
};

const role = (shop: Shop, name: StaffRole) => joinStaff({ backend, slug: shop.slug, role: name });

/** The contacts and the invoices that somebody reads in all three lists. */
async function readAll(shop: Shop, at: At) {
  const read = async <T>(path: string) => (await at({ path })).body as T;
  const orders = await read<StaffOrder[]>('/staff/orders.json');
  const done = await read<DoneOrders>(`/staff/orders/done.json?supplier_id=${shop.branchId()}`);
  const { conversations } = await read<{ conversations: Conversation[] }>('/staff/conversations.json');
  const all = [...orders, ...done.orders];
  return {
    contacts: [...all, ...conversations].map(({ contact }) => contact),
    invoices: all.map(({ invoice }) => invoice),
  };
}
const BARE_LISTS = { contacts: [BARE, BARE, BARE], invoices: [null, null] };
const WHOLE_LISTS = { contacts: [CONTACT, CONTACT, CONTACT], invoices: [INVOICE, INVOICE] };

describe('what staff read of a diner (rule staff/people)', () => {
  it.each(['kitchen', 'waiter'] as const)('is name and phone where somebody is %s', async (name) => {
    const shop = await openEvening();
    expect(await readAll(shop, (await role(shop, name)).at)).toEqual(BARE_LISTS);
  });

  it.each(['cashier', 'manager', 'owner'] as const)('is all where somebody is %s', async (name) => {
    const shop = await openEvening();
    expect(await readAll(shop, (await role(shop, name)).at)).toEqual(WHOLE_LISTS);
  });

  it('is all to a key', async () => {
    const shop = await openEvening();
    const headers = await staffOf({ backend, slug: shop.slug })('orders:read');
    const at: At = ({ tenant: _own, ...ask }) => shop.ask({ ...ask, headers });
    expect(await readAll(shop, at)).toEqual(WHOLE_LISTS);
  });

  it('is what the tablet or the person at it may', async () => {
    const shop = await openEvening();
    const { slug } = shop;
    const owner = await role(shop, 'owner');
    const tablet = await openTablet({ backend, slug, by: owner, branchId: shop.branchId() });
    expect(await readAll(shop, tablet.at)).toEqual(BARE_LISTS);
    await givePin({ backend, slug, mail: owner.mail, pin: '4826' });
    const [{ id } = { id: 0 }] = await backend.db.lookUp<{ id: number }>(
      'select id from staff_people where mail = $1',
      [owner.mail],
    );
    const body = { person_id: id, pin: '4826' };
    await tablet.me({ method: 'POST', path: '/people/device/turn.json', body });
    expect(await readAll(shop, tablet.at)).toEqual(WHOLE_LISTS);
  });

  it('is name and phone of who rated and wants an answer, and all to who gives money back (rule staff/ratings)', async () => {
    const shop = await openEvening();
    await rate(shop);
    const authors = async (name: StaffRole) =>
      ((await (await role(shop, name)).at({ path: '/staff/ratings.json' })).body as StaffRatings).ratings.map(
        ({ contact }) => contact,
      );
    const { email: _email, ...author } = AUTHOR;
    expect(await authors('waiter')).toEqual(expect.arrayContaining([author, null]));
    expect(await authors('cashier')).toEqual(expect.arrayContaining([AUTHOR, { email: AUTHOR.email }]));
  });

  it('is told by these calls, and by no list to who gives no money back', async () => {
    const shop = await openEvening();
    await rate(shop);
    const telling = ALL_CALLS.filter(hasPapers);
    const lists = telling.filter(({ method }) => method === 'GET').map(({ path }) => path);
    expect(lists.sort()).toEqual([
      '/staff/bookings.json',
      '/staff/conversations.json',
      '/staff/day/orders/{id}.json',
      '/staff/orders.json',
      '/staff/orders/done.json',
      '/staff/people.json',
      '/staff/ratings.json',
      '/staff/shop.json',
    ]);
    const { at } = await role(shop, 'waiter');
    const read = async (path: string) => at({ path: `${path}?${QUERIES[path]?.(shop) ?? ''}` });
    const ofDay = STAFF_ROLES.filter((one) => scopesOf(one).includes('day:read'));
    expect(ofDay.filter((one) => !scopesOf(one).includes('refunds:write'))).toEqual([]);
    // People of the restaurant, and its own addresses, are no diner's.
    const ofDiners = lists.filter((one) => one !== '/staff/people.json' && one !== '/staff/shop.json');
    const ofAll = ofDiners.filter((one) => !one.startsWith('/staff/day/'));
    for (const path of ofAll) {
      const { status, text } = await read(path);
      expect([path, status]).toEqual([path, 200]);
      for (const paper of [CONTACT.email, CONTACT.dni, INVOICE.number, AUTHOR.email])
        expect([path, text.includes(paper)]).toEqual([path, false]);
    }
  });

  it('of a booking is no mail where somebody gives no money back', async () => {
    const shop = await openBookingShop(backend);
    await shop.booked(await shop.createDiner());
    const mailFor = async (name: StaffRole) => {
      const { at } = await joinStaff({ backend, slug: shop.slug, role: name });
      const path = `/staff/bookings.json?supplier_id=${shop.branch_id}&date=${FRIDAY.date}`;
      return ((await at({ path })).body as BookingDay).bookings.map(({ contact }) => contact?.email);
    };
    expect(await mailFor('waiter')).toEqual([null]);
    expect(await mailFor('cashier')).toEqual([expect.stringContaining('@')]);
  });
});
