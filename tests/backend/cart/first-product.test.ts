import type { Cart } from '@/lib/contract/cart/cart';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { ADDRESS, CONTACT, type Diner, openShop, type Shop } from '@/tests/support/shops/shop';

let backend: TestBackend;
let shop: Shop;
let ana: Diner;
beforeAll(async () => {
  backend = await createTestBackend();
  shop = await openShop(backend);
});
beforeEach(async () => {
  backend.clock.now = new Date('2026-11-18T17:00:00Z');
  ana = await shop.createDiner();
});
afterAll(() => backend.close());

const SCHEDULED = { service: 'delivery', subservice: 'schedule' };
const add = (data: Record<string, unknown>) => shop.add(ana, { id: shop.offerId('limonada') }, data);
const cartOf = async (data: Record<string, unknown>) => {
  const { status, body } = await add(data);
  expect(status).toBe(200);
  return body as Cart;
};
const keysOf = ({ issues }: Cart) => issues.map(({ key }) => key);

describe('the first product of a cart', () => {
  it.each(['table_id', 'room_id'])('is refused with a %s: nobody sits there', async (name) => {
    const { status, body } = await add({ service: 'take_away', [name]: 4 });
    expect({ status, body }).toMatchObject({
      status: 422,
      body: { error: { key: 'invalid_input', fields: { [`data_purchase.${name}`]: 'not_of_service' } } },
    });
    expect((await add({ service: 'take_away', [name]: null })).status).toBe(200);
  });
});

describe('what comes along with the first product', () => {
  it('is kept: the address of a delivery, and its hour', async () => {
    const schedule = { date: '2026-11-18', hour: '14:00' };
    const cart = await cartOf({ ...SCHEDULED, location: ADDRESS, schedule });
    expect(cart).toMatchObject({ place: ADDRESS, schedule_date: '2026-11-18', schedule_hour: '14:00' });
    const again = await cartOf({ ...SCHEDULED, purchase_id: cart.purchase_id, location: null });
    expect(again).toMatchObject({ place: ADDRESS, schedule_hour: '14:00' });
  });

  it('is refused where it cannot be kept', async () => {
    const schedule = { date: '2026-11-18', hour: '14:00' };
    expect(await add({ service: 'take_away', schedule })).toMatchObject({
      status: 422,
      body: { error: { key: 'invalid_input', fields: { 'data_purchase.schedule': 'not_scheduled' } } },
    });
    const never = { ...SCHEDULED, schedule: { date: '8999-12-31', hour: '14:00' } };
    expect(await add(never)).toMatchObject({ body: { error: { key: 'hour_not_offered' } } });
    const fetched = await cartOf({ service: 'take_away', location: ADDRESS });
    expect(fetched.place).toBeNull();
  });
});

describe('a subservice that its service does not have', () => {
  it.each([
    ['take_away', 'room'],
    ['delivery', 'room'],
    ['on_table', 'schedule'],
  ])('is refused: %s with %s', async (service, subservice) => {
    expect(await add({ service, subservice })).toMatchObject({
      status: 422,
      body: { error: { key: 'invalid_input', fields: { 'data_purchase.subservice': 'not_of_service' } } },
    });
  });
});

describe('an hour that nobody would keep to', () => {
  const refusal = (...names: string[]) => ({
    status: 422,
    body: {
      error: {
        key: 'invalid_input',
        fields: Object.fromEntries(names.map((name) => [name, 'not_scheduled'])),
      },
    },
  });

  it.each(['take_away', 'delivery'])('is refused in an open cart of %s', async (service) => {
    const { purchase_id } = await cartOf({ service });
    const hour = { schedule_date: '2026-11-18', schedule_hour: '14:00' };
    expect(await shop.settle(ana, purchase_id, hour)).toMatchObject(
      refusal('schedule_date', 'schedule_hour'),
    );
    const none = { schedule_date: null, schedule_hour: null };
    expect(await shop.settle(ana, purchase_id, none)).toMatchObject({ status: 200, body: none });
  });

  it('is forgotten when the delivery is to come at once', async () => {
    const { purchase_id } = await cartOf(SCHEDULED);
    const hour = { schedule_date: '2026-11-18', schedule_hour: '14:00' };
    expect((await shop.settle(ana, purchase_id, { place: ADDRESS, ...hour })).body).toMatchObject(hour);
    const none = { schedule_date: null, schedule_hour: null };
    const now = await shop.settle(ana, purchase_id, { subservice: null });
    expect(now.body).toMatchObject({ subservice: null, ...none, place: ADDRESS });
    const later = await shop.settle(ana, purchase_id, { subservice: 'schedule' });
    expect(later.body).toMatchObject({ subservice: 'schedule', ...none });
  });
});

describe('a day that nothing can be scheduled for (rule branches/slots)', () => {
  const refused = {
    status: 422,
    body: { error: { key: 'hour_not_offered', fields: { schedule_date: 'out_of_range' } } },
  };

  it.each(['8999-12-31', '2026-12-02', '2026-11-17'])('is refused: %s', async (date) => {
    const { purchase_id } = await cartOf(SCHEDULED);
    const hour = { schedule_hour: '14:00' };
    expect(await shop.settle(ana, purchase_id, { schedule_date: date, ...hour })).toMatchObject(refused);
    const last = await shop.settle(ana, purchase_id, { schedule_date: '2026-12-01', ...hour });
    expect(last.status).toBe(200);
  });

  it('and an hour that is no slot is refused too (rule cart/hour)', async () => {
    const { purchase_id } = await cartOf(SCHEDULED);
    const noSlot = { schedule_date: '2026-11-18', schedule_hour: '14:10' };
    expect(await shop.settle(ana, purchase_id, noSlot)).toMatchObject({
      status: 422,
      body: { error: { key: 'hour_not_offered', fields: { schedule_hour: 'no_slot' } } },
    });
    expect((await shop.getCart(ana, purchase_id)).body).toMatchObject({ schedule_hour: null });
  });

  it('is an issue of the cart when it passes after it was chosen', async () => {
    const { purchase_id } = await cartOf(SCHEDULED);
    const chosen = { schedule_date: '2026-11-18', schedule_hour: '14:00' };
    expect((await shop.settle(ana, purchase_id, chosen)).status).toBe(200);
    backend.clock.now = new Date('2026-11-20T17:00:00Z');
    const { status, body } = await shop.settle(ana, purchase_id, chosen);
    expect(status).toBe(200);
    expect(keysOf(body as Cart)).toContain('slot_taken');
  });

  it('is looked at again when the order is placed', async () => {
    const { purchase_id } = await cartOf(SCHEDULED);
    const cash = { payment_method: 'cash', cash_amount: 200_000 };
    const settled = await shop.settle(ana, purchase_id, { place: ADDRESS, contact: CONTACT, ...cash });
    const { total } = settled.body as Cart;
    await backend.db.tenant(shop.instanceId, (sql) =>
      sql(
        `update purchases set details = details || '{"scheduleDate":"9999-12-29","scheduleHour":"14:00"}'::jsonb
         where instance_id = $1 and id = $2`,
        [shop.instanceId, purchase_id],
      ),
    );
    const { status, body } = await shop.placeCart(ana, { purchase_id, total });
    expect({ status, body }).toMatchObject({ status: 409, body: { error: { key: 'slot_taken' } } });
  });
});
