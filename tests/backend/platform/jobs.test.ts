import { GatewayError } from '@/backend/providers/payments/port';
import { NO_FAULTS } from '@/backend/sandbox/faults';
import type { Order } from '@/lib/contract/orders/orders';
import { createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { openPayingShop, type PayingShop } from '@/tests/support/shops/paying-shop';
import type { Diner } from '@/tests/support/shops/shop';

const SECRET = 'what a diner typed';
let paying: PayingBackend;
let shop: PayingShop;
let neighbour: PayingShop;
let ana: Diner;
beforeAll(async () => {
  paying = await createPayingBackend();
  shop = await openPayingShop(paying);
  neighbour = await openPayingShop(paying);
});
beforeEach(async () => {
  await paying.forgetDue();
  paying.backend.clock.now = new Date('2026-11-18T17:00:00Z');
  paying.backend.logged.length = 0;
  paying.setFaults({ ...NO_FAULTS, muteEvents: true });
  ana = await shop.createDiner();
});
afterEach(() => paying.mendGateways());
afterAll(() => paying.close());

const logged = () => paying.backend.logged.map((line) => JSON.parse(line) as Record<string, unknown>);
const turn = async (ms = 1_000) => {
  paying.pass(ms);
  await paying.runJobs();
};

async function payPending(at: PayingShop, diner: Diner): Promise<Order> {
  const order = await at.place(diner);
  await at.pay(diner, order);
  return order;
}
const statusOf = async (at: PayingShop, diner: Diner, { id }: Order) =>
  (await at.get<Order>(diner, `/orders/${id}.json`)).payment?.status;

/** Events as they are kept, of charges that no gateway confirms unless they are named. */
async function keepEvents({ count = 1, provider = 'sandbox', ref = 'nobody' }): Promise<void> {
  await paying.backend.db.tenant(shop.instanceId, (sql) =>
    sql(
      `insert into webhook_inbox (instance_id, provider, event_key, body, received_at)
       select $1, $2, gen_random_uuid()::text, jsonb_build_object('providerRef', $3::text), $4
       from generate_series(1, $5)`,
      [shop.instanceId, provider, ref, paying.backend.clock.now, count],
    ),
  );
}
const eventRows = (provider: string) =>
  paying.backend.db.tenant(shop.instanceId, (sql) =>
    sql<{ tries: number; outcome: string | null; handled_at: Date | null }>(
      'select tries, outcome, handled_at from webhook_inbox where instance_id = $1 and provider = $2 order by id',
      [shop.instanceId, provider],
    ),
  );

it('a job that fails keeps no other tenant’s waiting, and is written down without a diner’s words', async () => {
  const eva = await neighbour.createDiner();
  await payPending(shop, ana);
  const paid = await payPending(neighbour, eva);
  await payPending(shop, await shop.createDiner());
  paying.settle();
  paying.breakGateway(shop, () => ({
    fetch: async () => {
      throw new TypeError(SECRET);
    },
  }));
  await turn();
  expect(await statusOf(neighbour, eva, paid)).toBe('success');
  const failed = logged().filter(({ msg }) => msg === 'job failed');
  expect(failed).toHaveLength(2);
  expect(failed[0]).toMatchObject({
    instance: shop.instanceId,
    job: 'payment',
    error: { name: 'TypeError' },
  });
  expect(paying.backend.logged.join('')).not.toContain(SECRET);
});

it('a payment whose gateway the store has no more is asked about ever more slowly', async () => {
  await payPending(shop, ana);
  Object.assign(paying.backend.deps, { findProvider: () => null });
  for (let second = 0; second < 90; second += 1) await turn();
  const failed = logged().filter(({ call }) => call === 'fetch');
  expect(failed).toHaveLength(5);
  expect(failed[0]).toMatchObject({ failure: 'refused', message: 'the store has no such gateway any more' });
});

it('sixty events that nobody can confirm keep a good one waiting for two turns at most', async () => {
  await keepEvents({ count: 60, provider: 'gone' });
  const good = async () => {
    const order = await payPending(shop, await shop.createDiner());
    paying.settle();
    const [charge] = shop.charges(order);
    await keepEvents({ ref: charge?.id ?? '' });
    return order;
  };
  const movesAre = async (order: Order) => (await shop.movesOf(order)).at(-1);
  // Not by the other way: the job that asks about payments rests.
  const rest = () => paying.backend.db.system((sql) => sql('update payments set check_at = null'));
  const first = await good();
  await rest();
  paying.pass(5_000);
  await turn();
  await turn();
  expect(await movesAre(first)).toBe('success');
  // All sixty are due again: what is new goes first.
  paying.pass(60_000);
  const second = await good();
  await rest();
  paying.pass(5_000);
  await paying.runJobs();
  expect(await movesAre(second)).toBe('success');
});

it('an event that is always refused is tried ever more slowly, then left for whoever looks into it', async () => {
  let asked = 0;
  paying.breakGateway(shop, () => ({
    fetch: async () => {
      asked += 1;
      throw new GatewayError('refused', 'Llave no válida');
    },
  }));
  const before = (await eventRows('sandbox')).length;
  await keepEvents({});
  const row = async () => (await eventRows('sandbox'))[before];
  paying.pass(5_000);
  for (let second = 0; second < 120; second += 1) await turn();
  expect(asked).toBe(3);
  await turn(24 * 3_600_000);
  expect(await row()).toMatchObject({ tries: 4, handled_at: null });
  await turn(3_600_000);
  expect(await row()).toMatchObject({ outcome: 'given_up' });
  expect(logged().filter(({ failure }) => failure === 'given_up')).toMatchObject([
    { level: 50, call: 'event' },
  ]);
  const last = asked;
  await turn(3_600_000);
  expect(asked).toBe(last);
});
