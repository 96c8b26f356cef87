import { removeMeasureKey } from '@/backend/visit';
import type { Order } from '@/lib/contract/orders/orders';
import {
  BROWSER,
  createMeasuringBackend,
  type MeasuringBackend,
  type MeasuringShop,
  openMeasuringShop,
} from '@/tests/support/shops/measuring-shop';

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

const toldTo = async () => (await measuring.heard()).map(({ to }) => to);
const NOBODY = { google: false };

/** A diner's cart, their visit, and nothing answered yet. */
async function open() {
  const diner = await shop.createDiner();
  const guest = { ...diner, sessionId: await shop.visit(diner) };
  return { guest, cart: await shop.fillCart(guest) };
}

describe('who is told of a sale (rule visit/told-sales)', () => {
  it('is nobody before an answer, and after a refusal', async () => {
    const { guest, cart } = await open();
    expect((await shop.measure(guest, cart.purchase_id)).body).toEqual(NOBODY);
    await shop.answer(guest, guest.sessionId, false);
    expect((await shop.measure(guest, cart.purchase_id)).body).toEqual(NOBODY);
    await shop.placeCart(guest, cart);
    await measuring.run();
    expect(await shop.rows()).toEqual([]);
    expect(await toldTo()).toEqual([]);
  });

  it.each([
    [['necessary', 'analytics'], ['google']],
    [['necessary', 'marketing'], ['meta']],
    [
      ['necessary', 'analytics', 'marketing'],
      ['google', 'meta'],
    ],
    [['necessary'], []],
  ])('of who agreed to %j is %j', async (purposes, destinations) => {
    await shop.buy(await shop.createGuest(purposes));
    await measuring.run();
    expect(await toldTo()).toEqual(destinations);
  });

  it('says to Google whether it may advertise by it', async () => {
    await shop.buy(await shop.createGuest(['necessary', 'analytics']));
    await measuring.run();
    const [{ body } = { body: null }] = await measuring.heard('google');
    expect(body).toMatchObject({ consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' } });
  });

  it('is nobody of a purchase whose diner agreed after it was asked, and everybody once it is asked again', async () => {
    const { guest, cart } = await open();
    await shop.measure(guest, cart.purchase_id);
    await shop.answer(guest, guest.sessionId, true);
    expect(await shop.rows()).toEqual([]);
    expect((await shop.measure(guest, cart.purchase_id)).body).toEqual({ google: true });
  });

  it('is nobody once the consent is taken back, before it is paid or after', async () => {
    const guest = await shop.createGuest();
    await shop.buy(guest);
    await shop.buy(guest, { payment_method: 'card' });
    expect(await shop.rows()).toHaveLength(4);
    await shop.answer(guest, guest.sessionId, false);
    expect(await shop.rows()).toEqual([]);
    await measuring.run();
    expect(await toldTo()).toEqual([]);
  });

  it('is nobody of a purpose that is taken back alone', async () => {
    const guest = await shop.createGuest();
    await shop.buy(guest, { payment_method: 'card' });
    await shop.answer(guest, guest.sessionId, true, ['necessary', 'analytics']);
    expect((await shop.rows()).map(({ destination }) => destination)).toEqual(['google']);
  });

  it.each([
    ['the description of a browser', { user_agent: 'Firefox 4111 1111 1111 1111' }],
    ['an id', { fbp: 'fb.1.1700000000000.4111111111111111' }],
    ['a click', { fbc: 'fb.1.1700000000000.4111111111111111' }],
  ])('is the browser’s to tell where %s holds a card’s number', async (_what, changes) => {
    const guest = await shop.createGuest();
    const cart = await shop.fillCart(guest);
    await shop.measure(guest, cart.purchase_id, { ...BROWSER, meta: { ...BROWSER.meta, ...changes } });
    expect((await shop.rows()).map(({ destination }) => destination)).toEqual(['google']);
  });

  it('is nobody once it is taken back in another visit of the same diner', async () => {
    const guest = await shop.createGuest();
    await shop.buy(guest);
    await shop.answer(guest, await shop.visit(guest), false);
    await measuring.run();
    expect(await toldTo()).toEqual([]);
  });

  it('is nobody of a sale whose consent does not hold when it is sent', async () => {
    const guest = await shop.createGuest();
    await shop.buy(guest);
    // Withdrawn where no row was seen yet, or older than a year by now.
    await measuring.backend.db.system((sql) =>
      sql(`update cookie_consents set created_at = created_at - interval '366 days' where profile_id = $1`, [
        guest.id,
      ]),
    );
    await measuring.run();
    expect(await toldTo()).toEqual([]);
    expect(await shop.rows()).toEqual([]);
  });

  it('is nobody of another wording than today’s', async () => {
    const { guest, cart } = await open();
    await shop.ask({
      ...{ method: 'POST', path: '/legal/check_cookies.json', headers: guest.headers },
      body: {
        version: '0',
        accepted: true,
        purposes: ['analytics', 'marketing'],
        session_id: guest.sessionId,
      },
    });
    expect((await shop.measure(guest, cart.purchase_id)).body).toEqual(NOBODY);
  });

  it('is nobody where another diner agreed', async () => {
    await shop.createGuest();
    const { guest, cart } = await open();
    expect((await shop.measure(guest, cart.purchase_id)).body).toEqual(NOBODY);
  });

  it('is nobody of an erased diner', async () => {
    const guest = await shop.createGuest();
    const { id } = await shop.buy(guest);
    await measuring.backend.db.system(async (sql) => {
      await sql(`update purchases set status = 'delivered' where id = $1`, [id]);
      await sql(`update payments set status = 'success' where purchase_id = $1`, [id]);
    });
    const path = '/profiles/forget.json';
    const erased = await shop.ask({
      ...{ method: 'POST', path, headers: guest.headers },
      body: { session_id: guest.sessionId },
    });
    expect(erased.status).toBe(200);
    expect(await shop.rows()).toEqual([]);
    await measuring.run();
    expect(await toldTo()).toEqual([]);
  });
});

describe('of each tenant (rule visit/told-sales)', () => {
  it.each([
    [['google'], ['google']],
    [['meta'], ['meta']],
    [[], []],
  ] as const)('with a secret for %j is told %j', async (secrets, destinations) => {
    shop = await openMeasuringShop(measuring, { secrets });
    const guest = await shop.createGuest();
    const cart = await shop.fillCart(guest);
    const told = { google: destinations.some((one) => one === 'google') };
    expect((await shop.measure(guest, cart.purchase_id)).body).toEqual(told);
    expect((await shop.rows()).map(({ destination }) => destination)).toEqual(destinations);
    await shop.placeCart(guest, cart);
    await measuring.run();
    expect(await toldTo()).toEqual(destinations);
  });

  it('without a pixel nobody is told, secret or not', async () => {
    shop = await openMeasuringShop(measuring, { pixelGoogle: null, pixelFacebook: 'UA-1' });
    await shop.buy(await shop.createGuest());
    expect(await shop.rows()).toEqual([]);
  });

  it('the pixels and secrets of its own are used alone', async () => {
    const other = await openMeasuringShop(measuring, { pixelGoogle: 'G-OTHER99', secrets: ['google'] });
    const [mine, theirs] = [await shop.createGuest(), await other.createGuest()];
    await shop.buy(mine);
    await other.buy(theirs);
    await measuring.run();
    const pixels = (await measuring.heard('google')).map(
      ({ address }) => /measurement_id=([^&]+)/.exec(address)?.[1],
    );
    expect(pixels.sort()).toEqual(['G-ABC1234', 'G-OTHER99']);
    expect(await measuring.heard('meta')).toHaveLength(1);
    // A session or a profile of another tenant opens nothing.
    const { purchase_id } = await shop.fillCart(mine);
    expect((await shop.measure({ ...mine, sessionId: theirs.sessionId }, purchase_id)).status).toBe(422);
  });

  it('a secret that is taken away drops what waits', async () => {
    const guest = await shop.createGuest();
    (await shop.buy(guest)) satisfies Order;
    const { deps } = measuring.backend;
    await removeMeasureKey({ deps, input: { slug: shop.slug, destination: 'meta' } });
    expect((await shop.rows()).map(({ destination }) => destination)).toEqual(['google']);
    await measuring.run();
    expect(await toldTo()).toEqual(['google']);
  });
});
