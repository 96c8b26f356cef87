import { makeContext } from '@/backend/make-context';
import { markSold } from '@/backend/purchases';
import { findInstanceById } from '@/backend/tenant';
import type { Order } from '@/lib/contract/orders/orders';
import {
  BROWSER,
  createMeasuringBackend,
  type MeasuringBackend,
  type MeasuringShop,
  openMeasuringShop,
  SECRETS,
} from '@/tests/support/shops/measuring-shop';
import { CONTACT } from '@/tests/support/shops/shop';

const HOUR_MS = 3_600_000;
let measuring: MeasuringBackend;
let shop: MeasuringShop;
beforeAll(async () => {
  measuring = await createMeasuringBackend();
});
beforeEach(async () => {
  await measuring.begin();
  measuring.backend.clock.now = new Date('2026-11-18T17:00:00Z');
  shop = await openMeasuringShop(measuring);
});
afterAll(() => measuring.close());

const canary = (what: string) => `personal-${what}`;
/** Every text that an order keeps of its diner. */
const fillWithCanaries = (id: number) =>
  measuring.backend.db.system(async (sql) => {
    const words = ['comment', 'guestName', 'birthDate', 'shippingZone'].map((name) => [name, canary(name)]);
    const parts = ['place', 'invoice'].map((name) => [
      name,
      { name: canary(name), address: canary('address'), formatted_address: canary('street'), latitude: 4.65 },
    ]);
    const details = JSON.stringify(Object.fromEntries([...words, ...parts]));
    await sql('update purchases set details = details || $2::jsonb where id = $1', [id, details]);
    await sql('update purchase_lines set comment = $2 where purchase_id = $1', [id, canary('line')]);
  });
const shortOf = async () => (await measuring.heard()).map(({ to }) => to);

describe('a purchase that is told by the server (rule visit/told-sales)', () => {
  it('is told once to both, with products and amounts, as a browser would', async () => {
    const guest = await shop.createGuest();
    const order = await shop.buy(guest, { count: 2 });
    await measuring.run();
    await measuring.run();
    const id = shop.offerId('limonada');
    const [line] = order.products;
    const value = order.bill.find(({ kind }) => kind === 'products')?.amount;
    expect(id).toBe(line?.product_supplier_id);
    expect(await measuring.heard()).toEqual([
      {
        to: 'google',
        address: `/measure/google/mp/collect?measurement_id=G-ABC1234&api_secret=${SECRETS.google.api_secret}`,
        body: {
          client_id: BROWSER.google.client_id,
          timestamp_micros: 1_795_021_200_000_000,
          consent: { ad_user_data: 'GRANTED', ad_personalization: 'GRANTED' },
          events: [
            {
              name: 'purchase',
              params: {
                transaction_id: String(order.id),
                currency: 'COP',
                value,
                items: [
                  {
                    item_id: String(line?.product_id),
                    item_name: line?.name,
                    price: line?.unit_price,
                    quantity: 2,
                  },
                ],
                session_id: BROWSER.google.session_id,
                engagement_time_msec: 1,
              },
            },
          ],
        },
      },
      {
        to: 'meta',
        address: '/measure/meta/v24.0/100200300/events',
        body: {
          data: [
            {
              event_name: 'Purchase',
              event_time: 1_795_021_200,
              event_id: `purchase:${order.id}`,
              action_source: 'website',
              event_source_url: `http://${shop.host}:3000/centro`,
              user_data: {
                client_user_agent: BROWSER.meta.user_agent,
                fbp: BROWSER.meta.fbp,
                fbc: BROWSER.meta.fbc,
              },
              custom_data: {
                currency: 'COP',
                value,
                content_ids: [String(line?.product_id)],
                content_type: 'product',
                contents: [{ id: String(line?.product_id), quantity: 2, item_price: line?.unit_price }],
                num_items: 2,
              },
            },
          ],
          access_token: SECRETS.meta.access_token,
        },
      },
    ]);
    expect(await shop.rows()).toMatchObject([
      { destination: 'google', browser: {}, isDue: false, isSent: true },
      { destination: 'meta', browser: {}, isDue: false, isSent: true },
    ]);
  });

  it('waits for its money when it is paid online', async () => {
    const guest = await shop.createGuest();
    const order = await shop.buy(guest, { payment_method: 'card' });
    await measuring.run();
    expect(await measuring.heard()).toEqual([]);
    await shop.pay(guest, order);
    measuring.settle();
    await shop.until(guest, order, 'success');
    await measuring.run();
    expect(await shortOf()).toEqual(['google', 'meta']);
  });

  it('is told when it is paid in person after all', async () => {
    const guest = await shop.createGuest();
    const order = await shop.buy(guest, { payment_method: 'card' });
    expect((await shop.payInPerson(guest, order)).status).toBe(200);
    await measuring.run();
    expect(await shortOf()).toEqual(['google', 'meta']);
  });

  it('is not told once the order is taken back or cancelled', async () => {
    const guest = await shop.createGuest();
    const order = await shop.buy(guest);
    await shop.ask({ method: 'DELETE', path: `/orders/${order.id}.json`, headers: guest.headers });
    const { status } = await shop.get<Order>(guest, `/orders/${order.id}.json`);
    expect(status).toBe('cancelled');
    await measuring.run();
    expect(await measuring.heard()).toEqual([]);
    expect(await shop.rows()).toEqual([]);
  });

  it('has one row for each destination, however often the precheckout is opened', async () => {
    const guest = await shop.createGuest();
    const cart = await shop.fillCart(guest);
    const other = { ...BROWSER, google: { client_id: '1.2', session_id: null } };
    expect((await shop.measure(guest, cart.purchase_id)).body).toEqual({ google: true });
    expect((await shop.measure(guest, cart.purchase_id, other)).body).toEqual({ google: true });
    expect(await shop.rows()).toMatchObject([{ browser: other.google }, { browser: other.meta }]);
    const order = (await shop.placeCart(guest, cart)).body as Order;
    await measuring.run();
    expect((await shop.measure(guest, order.id)).body).toEqual({ google: false });
    await measuring.run();
    expect(await shortOf()).toEqual(['google', 'meta']);
  });

  it('is not told again when it is marked as sold again', async () => {
    const order = await shop.buy(await shop.createGuest());
    await measuring.run();
    const instance = await findInstanceById({ db: measuring.backend.db, instanceId: shop.instanceId });
    if (!instance) throw new Error('no tenant');
    const ctx = makeContext({ deps: measuring.backend.deps, instance, actor: { kind: 'job' } });
    await ctx.db.tenant(instance.id, (sql) => markSold({ sql, ctx, purchaseId: order.id }));
    await measuring.run();
    expect(await shortOf()).toEqual(['google', 'meta']);
  });

  it('holds nothing of the person, and neither does the log', async () => {
    const guest = await shop.createGuest();
    const contact = {
      ...CONTACT,
      name: canary('name'),
      email: `${canary('mail')}@example.com`,
      dni: '98765432',
    };
    for (const faults of [{}, { google: 'down', meta: 'malformed' }, { google: 'cut', meta: 'key' }]) {
      await measuring.fail(faults);
      const { id } = await shop.buy(guest, { contact, comment: canary('comment') });
      await fillWithCanaries(id);
      await measuring.run();
    }
    const heard = JSON.stringify(await measuring.heard());
    const logged = measuring.backend.logged.join('\n');
    expect(heard).toContain('"purchase"');
    for (const word of ['personal-', CONTACT.phone, contact.dni, guest.headers.token ?? '-']) {
      expect(heard).not.toContain(word);
      expect(logged).not.toContain(word);
    }
    // Neither the ids of the browser nor the secrets stand in a log.
    for (const word of [
      ...[SECRETS.google.api_secret, SECRETS.meta.access_token],
      ...[BROWSER.google.client_id, BROWSER.meta.fbp],
    ])
      expect(logged).not.toContain(word);
  });

  it.each([
    ['an address', { google: { client_id: 'ana@example.com', session_id: null }, meta: null }],
    ['a name', { google: null, meta: { ...BROWSER.meta, fbp: 'Ana Ruiz' } }],
  ])('takes no %s for the id of a browser', async (_what, browser) => {
    const guest = await shop.createGuest();
    const { purchase_id } = await shop.fillCart(guest);
    expect((await shop.measure(guest, purchase_id, browser)).status).toBe(422);
  });

  it('is nobody else’s to ask for', async () => {
    const guest = await shop.createGuest();
    const eva = await shop.createGuest();
    const { purchase_id } = await shop.fillCart(guest);
    expect((await shop.measure(eva, purchase_id)).status).toBe(404);
    const foreign = { ...guest, sessionId: 1 };
    expect((await shop.measure(foreign, purchase_id)).status).toBe(422);
    expect(await shop.rows()).toEqual([]);
  });

  it('is forgotten after eight days, unpaid ones too', async () => {
    const guest = await shop.createGuest();
    await shop.buy(guest);
    await shop.buy(guest, { payment_method: 'card' });
    await measuring.run();
    measuring.pass(8 * 24 * HOUR_MS - 1);
    await measuring.runJobs();
    expect(await shop.rows()).toHaveLength(4);
    measuring.pass(1);
    await measuring.runJobs();
    expect(await shop.rows()).toEqual([]);
  });
});
