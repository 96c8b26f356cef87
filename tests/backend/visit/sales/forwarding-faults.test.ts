import type { Gates } from '@/tests/support/faults/gates';
import { createGates } from '@/tests/support/faults/gates';
import { outcomeOf } from '@/tests/support/faults/races';
import {
  createMeasuringBackend,
  type MeasuringBackend,
  type MeasuringShop,
  openMeasuringShop,
} from '@/tests/support/shops/measuring-shop';

const HOUR_MS = 3_600_000;
const LEASE_MS = 60_000;
let gates: Gates;
let measuring: MeasuringBackend;
let shop: MeasuringShop;
beforeAll(async () => {
  gates = await createGates();
  measuring = await createMeasuringBackend(gates);
});
beforeEach(async () => {
  await measuring.begin();
  measuring.backend.clock.now = new Date('2026-11-18T17:00:00Z');
  shop = await openMeasuringShop(measuring);
});
afterAll(async () => {
  await measuring.close();
  await gates.close();
});

const buy = async (of: MeasuringShop = shop) => of.buy(await of.createGuest());
const idsOf = async () =>
  (await measuring.heard('meta')).map(
    ({ body }) => (body as { data: { event_id: string }[] }).data[0]?.event_id,
  );
const alarms = (failure: string) =>
  measuring.backend.logged.filter((line) => line.includes('"measure"') && line.includes(`"${failure}"`));
const sentOf = async () => (await shop.rows()).map(({ destination, isSent }) => [destination, isSent]);

describe('nothing is told twice as two (guarantee/told-once)', () => {
  it('two backends at once tell it once', async () => {
    const { id } = await buy();
    const told = await gates.interleave({
      at: 'sale-before-send',
      first: () => measuring.tell('meta'),
      second: () => measuring.tell('meta'),
    });
    expect([told.first, told.second]).toEqual([1, 0]);
    expect(await idsOf()).toEqual([`purchase:${id}`]);
  });

  it('a backend that dies after it told tells it again with the same id, and once more never', async () => {
    const { id } = await buy();
    const die = (name: string) => {
      if (name === 'sale-sent') throw new Error('killed');
    };
    await measuring.tell('meta', { checkpoint: die });
    await measuring.tell('meta');
    expect(await idsOf()).toHaveLength(1);
    measuring.pass(LEASE_MS);
    await measuring.tell('meta');
    measuring.pass(LEASE_MS);
    await measuring.tell('meta');
    expect(await idsOf()).toEqual([`purchase:${id}`, `purchase:${id}`]);
  });

  it('an order that is placed while it is asked about is not waited for in vain', async () => {
    const guest = await shop.createGuest();
    const cart = await shop.fillCart(guest);
    const { second } = await gates.interleave({
      at: 'order-before-commit',
      first: () => shop.placeCart(guest, cart),
      second: () => shop.measure(guest, cart.purchase_id),
    });
    expect(second.body).toEqual({ google: false });
    expect(await shop.rows()).toEqual([]);
  });
});

it('a consent that is taken back while a sale is asked about leaves nothing that waits', async () => {
  const guest = await shop.createGuest();
  const cart = await shop.fillCart(guest);
  const { first, second } = await gates.interleave({
    at: 'sale-asked',
    first: () => shop.measure(guest, cart.purchase_id),
    second: () => shop.answer(guest, guest.sessionId, false),
  });
  expect([first.status, second.status]).toEqual([200, 201]);
  expect(await shop.rows()).toEqual([]);
});

describe.each(['sale-asked', 'order-checked'] as const)('a diner who is forgotten at %s', (at) => {
  it('waits for nobody who waits for them', async () => {
    const guest = await shop.createGuest();
    const cart = await shop.fillCart(guest);
    const isAsked = at === 'sale-asked';
    const { first, second } = await gates.interleave({
      at,
      first: () => (isAsked ? shop.measure(guest, cart.purchase_id) : shop.placeCart(guest, cart)),
      second: () =>
        shop.ask({
          ...{ method: 'POST', path: '/profiles/forget.json', headers: guest.headers },
          body: { session_id: guest.sessionId },
        }),
    });
    expect([outcomeOf(first), outcomeOf(second)]).toEqual(isAsked ? [200, 200] : [201, 'erase_order']);
    expect(await shop.rows()).toEqual([]);
  });
});

describe('nothing that can be told is lost (guarantee/told-once)', () => {
  it.each(['down', 'cut'])('a destination that is %s is told later, with the same id', async (fault) => {
    const { id } = await buy();
    await measuring.fail({ meta: fault });
    await measuring.run();
    expect(await sentOf()).toEqual([
      ['google', true],
      ['meta', false],
    ]);
    await measuring.fail({});
    measuring.pass(29_999);
    await measuring.run();
    expect(await sentOf()).toContainEqual(['meta', false]);
    measuring.pass(1);
    await measuring.run();
    expect(await sentOf()).toContainEqual(['meta', true]);
    expect(new Set(await idsOf())).toEqual(new Set([`purchase:${id}`]));
  });

  it('one that is refused for good stops no other', async () => {
    const other = await openMeasuringShop(measuring, { pixelFacebook: '999888777' });
    await buy();
    await buy(other);
    await measuring.fail({ meta: 'malformed', pixel: '100200300' });
    await measuring.run();
    expect(await sentOf()).toContainEqual(['meta', false]);
    expect((await other.rows()).every(({ isSent }) => isSent)).toBe(true);
    measuring.pass(24 * HOUR_MS);
    await measuring.run();
    expect(await idsOf()).toHaveLength(2);
    expect(await shop.rows()).toContainEqual(expect.objectContaining({ destination: 'meta', browser: {} }));
  });

  it('a secret that is refused delays no other tenant, and is tried again until somebody mends it', async () => {
    const other = await openMeasuringShop(measuring, { pixelFacebook: '999888777' });
    await measuring.fail({ meta: 'key', pixel: '100200300' });
    // More than open a circuit, and more than a turn takes of one tenant.
    for (let count = 0; count < 6; count += 1) await buy();
    await buy(other);
    await measuring.run();
    expect((await other.rows()).every(({ isSent }) => isSent)).toBe(true);
    await measuring.fail({});
    measuring.pass(HOUR_MS);
    await measuring.run();
    await measuring.run();
    expect((await shop.rows()).every(({ isSent }) => isSent)).toBe(true);
  });

  it.each(['google', 'meta'] as const)(
    'a tenant whose account at %s is busy opens no circuit, and is told of later',
    async (to) => {
      const other = await openMeasuringShop(measuring, {
        pixelGoogle: 'G-OTHER99',
        pixelFacebook: '999888777',
      });
      await measuring.fail({ [to]: 'busy', pixel: to === 'google' ? 'G-ABC1234' : '100200300' });
      for (let count = 0; count < 5; count += 1) await buy();
      await measuring.run();
      await buy(other);
      await measuring.run();
      expect((await other.rows()).every(({ isSent }) => isSent)).toBe(true);
      expect(await sentOf()).toContainEqual([to, false]);
      await measuring.fail({});
      measuring.pass(HOUR_MS);
      await measuring.run();
      expect((await shop.rows()).every(({ isSent }) => isSent)).toBe(true);
    },
  );

  it('five failures in a row open the circuit of their destination alone', async () => {
    await measuring.fail({ google: 'down' });
    for (let count = 0; count < 5; count += 1) await buy();
    await measuring.run();
    await buy();
    await measuring.fail({});
    await measuring.run();
    expect(await measuring.heard('google')).toEqual([]);
    expect(await measuring.heard('meta')).toHaveLength(6);
    measuring.pass(30_000);
    await measuring.run();
    expect((await measuring.heard('google')).length).toBeGreaterThan(0);
  });

  it.each([
    ['google', 72],
    ['meta', 7 * 24],
  ] as const)(
    'what %s would not take any more after %i hours is given up, and said by ids',
    async (to, hours) => {
      const { id } = await buy();
      await measuring.fail({ [to]: 'down' });
      measuring.pass(hours * HOUR_MS - 60_000);
      await measuring.tell(to);
      await measuring.fail({});
      const before = alarms('given_up').length;
      measuring.pass(60_000);
      await measuring.tell(to);
      expect(await measuring.heard(to)).toEqual([]);
      const said = alarms('given_up').slice(before);
      expect(said).toHaveLength(1);
      expect(JSON.parse(said[0] ?? '{}')).toMatchObject({ call: 'measure', provider: to, purchaseId: id });
      measuring.pass(60_000);
      expect(await measuring.tell(to)).toBe(0);
    },
  );
});
