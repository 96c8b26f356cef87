import { createBreaker } from '@/backend/providers/payments/breaker';
import { NO_FAULTS } from '@/backend/sandbox/faults';
import type { Order } from '@/lib/contract/orders/orders';
import type { DoubleCard, GatewayDouble, SignedEvent } from '@/tests/support/shops/doubles/gateway-double';
import { CURRENCY_OF, openDouble, PROVIDERS } from '@/tests/support/shops/doubles/open-double';
import { createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { openPayingShop, type PayingShop } from '@/tests/support/shops/paying-shop';
import { BUYER, type Diner, keyOf } from '@/tests/support/shops/shop';
import { openStubGateway } from '@/tests/support/shops/stub-gateway';

const MINUTE = 60_000;
const CASH = { method: 'cash', cash_amount: 200_000 };
/** A card that takes its time at each gateway, and no event but those that a test sends. */
const SLOW = { ...NO_FAULTS, muteEvents: true, settleMs: 1_500 };

let paying: PayingBackend;
beforeAll(async () => {
  paying = await createPayingBackend();
});
afterAll(() => paying.close());

describe.each(PROVIDERS)('%s: the same faults as at any other gateway', (provider) => {
  let shop: PayingShop;
  let gateway: GatewayDouble;
  let ana: Diner;
  let order: Order;
  const open: { close(): Promise<void> }[] = [];
  beforeAll(async () => {
    shop = await openPayingShop(paying, { currency: CURRENCY_OF[provider] });
    gateway = openDouble({ paying, slug: shop.slug, provider });
  });
  beforeEach(async () => {
    paying.backend.clock.now = new Date('2026-11-18T17:00:00Z');
    paying.setFaults(SLOW);
    await paying.forgetDue();
    ana = await shop.createDiner();
    order = await shop.place(ana);
  });
  afterEach(async () => {
    paying.mendGateways();
    for (const one of open.splice(0)) await one.close();
  });

  async function payBy(card: DoubleCard = 'approved', of = order) {
    const token = await gateway.tokenize(card);
    return shop.ask({
      method: 'POST',
      path: '/payments.json',
      headers: ana.headers,
      body: {
        purchase_id: of.id,
        method: 'card',
        card: { token, holder_dni_type: 'CC', holder_dni: '1020304050' },
        acceptance: true,
        buyer: BUYER,
      },
    });
  }
  const now = () => shop.get<Order>(ana, `/orders/${order.id}.json`);
  const statusNow = async () => (await now()).payment?.status;
  const chargeOf = (of: Order) => {
    const [charge] = gateway.charges(of);
    if (!charge) throw new Error('nothing was charged');
    return charge;
  };
  async function pass(ms: number): Promise<void> {
    paying.pass(ms);
    await paying.runJobs();
  }
  async function passSeconds(seconds: number): Promise<void> {
    for (let second = 0; second < seconds; second += 1) await pass(1_000);
  }
  const send = async ({ raw, headers }: SignedEvent) =>
    (await shop.ask({ method: 'POST', path: '/webhooks/sandbox', headers, body: raw })).status;
  /** Until everything that was heard is dealt with, by the job if not at once. */
  async function untilHandled(): Promise<void> {
    const isOpen = async () => {
      const open = await paying.backend.db.tenant(shop.instanceId, (sql) =>
        sql('select 1 from webhook_inbox where instance_id = $1 and handled_at is null', [shop.instanceId]),
      );
      return open.length > 0;
    };
    for (let turn = 0; turn < 50 && (await isOpen()); turn += 1) await pass(1_000);
  }

  it('a lost answer is pending, is charged by no other press, and is paid once (guarantee/lost-answer)', async () => {
    paying.setFaults({ dropAnswer: 1 });
    expect((await payBy()).body).toMatchObject({ status: 'pending' });
    expect(keyOf(await payBy())).toBe('payment_in_progress');
    paying.settle();
    await pass(2_000);
    expect(await statusNow()).toBe('success');
    expect(gateway.charges(order)).toHaveLength(1);
  });

  it('every event is lost: the gateway is asked, soon (guarantee/lost-events)', async () => {
    await payBy();
    paying.settle();
    await pass(1_000);
    expect(await statusNow()).toBe('success');
  });

  it('110 times the same events are all answered and change it once (guarantee/duplicate-events)', async () => {
    paying.setFaults({ muteEvents: false, holdEvents: true, copies: 110 });
    await payBy();
    paying.settle();
    const answers = await paying.sender.release('kept');
    expect([...new Set(answers), answers.length % 110]).toEqual([true, 0]);
    await shop.until(ana, order, 'success');
    expect(await shop.movesOf(order)).toEqual(['unknown', 'pending', 'success']);
  });

  it('an event before our own answer finds its attempt (guarantee/early-event)', async () => {
    paying.setFaults({ muteEvents: false, eventFirst: true, settleMs: null });
    await payBy();
    await shop.until(ana, order, 'success');
    expect(await statusNow()).toBe('success');
    expect(gateway.charges(order)).toHaveLength(1);
  });

  it.each([
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ])(
    'pending, approved and given back, told as %d, %d, %d, end at the gateway’s truth (guarantee/event-order)',
    async (...told) => {
      await payBy();
      const { id } = chargeOf(order);
      const events = [gateway.tell(id)];
      paying.settle();
      await fetchIt(id);
      events.push(gateway.tell(id));
      gateway.giveBack(id);
      events.push(gateway.tell(id));
      for (const which of told) {
        const event = events[which];
        expect(event && (await send(event))).toBe(200);
        await untilHandled();
      }
      expect(await shop.standingsOf(order)).toEqual(['refunded']);
    },
  );

  it('a forged event is refused and changes nothing (guarantee/forged-events, guarantee/foreign-events)', async () => {
    await payBy();
    const { id } = chargeOf(order);
    const { raw, headers } = gateway.tell(id);
    const other = await openPayingShop(paying, { currency: CURRENCY_OF[provider] });
    const forged: SignedEvent[] = [
      { raw: raw.replaceAll(id, `${id}0`), headers },
      gateway.tell(id, other.slug),
      { raw: '[]', headers },
      { raw: '{"id"', headers },
    ];
    for (const one of forged) expect(await send(one)).toBe(401);
    expect(await statusNow()).toBe('pending');
  });

  it.each([
    ['NUL', '0-1\0', 401],
    ['half a character', '0-1\ud800', 401],
    ['more letters than a gateway has', 'x'.repeat(501), 401],
    ['as many letters as a gateway has', 'x'.repeat(500), 200],
  ])(
    'a signed event with %s is answered, and only what can be kept is taken',
    async (_what, text, status) => {
      await payBy();
      const { id } = chargeOf(order);
      gateway.alter(id, { reference: text });
      expect(await send(gateway.tell(id))).toBe(status);
      await untilHandled();
      expect(await statusNow()).toBe('pending');
    },
  );

  it.each(['amount', 'currency', 'reference'] as const)(
    'a charge of another %s pays nothing (guarantee/events-are-hints)',
    async (misfit) => {
      const other = await shop.place(await shop.createDiner());
      await payBy();
      const { id } = chargeOf(order);
      const changes = {
        amount: { amountMinor: 1_000 },
        currency: { currency: 'PEN' },
        reference: { reference: `${other.id}-1` },
      } as const;
      gateway.alter(id, changes[misfit]);
      paying.settle();
      await send(gateway.tell(id));
      await untilHandled();
      await pass(10_000);
      expect(await statusNow()).toBe('pending');
      expect(await shop.standingsOf(other)).toEqual(['created']);
    },
  );

  it('an approval after the order went back is money to give back (guarantee/late-approval)', async () => {
    paying.setFaults({ dropAnswer: 1 });
    await payBy();
    const bringBack = gateway.forget(chargeOf(order).id);
    await pass(17 * MINUTE);
    await pass(16 * MINUTE);
    expect((await now()).is_cart).toBe(true);
    bringBack();
    paying.settle();
    await send(gateway.tell(chargeOf(order).id));
    await untilHandled();
    expect((await shop.movesOf(order)).at(-1)).toMatch(/refund_due|refunded/);
    expect(await now()).toMatchObject({ is_cart: true, refunds: [{ amount: order.total }] });
  });

  it('a gateway that fails once is asked by reference, and paid at within ten seconds (guarantee/failed-create)', async () => {
    paying.setFaults({ failCreate: 1 });
    expect((await payBy()).body).toMatchObject({ status: 'pending' });
    await passSeconds(6);
    expect((await now()).payment).toMatchObject({ status: 'expired', not_received: true });
    await payBy();
    paying.settle();
    await passSeconds(2);
    expect(await statusNow()).toBe('success');
    expect(gateway.charges(order)).toHaveLength(1);
  });

  it.each<[string, Parameters<typeof openStubGateway>[0]]>([
    ['is slow', () => undefined],
    ['is down', (response) => response.destroy()],
    ['answers 500 in HTML', (response) => response.writeHead(500).end('<h1>')],
    ['answers rubbish', (response) => response.writeHead(200).end('{"data"')],
  ])(
    'a gateway that %s takes nothing: cash still works, and so does the card later (guarantee/gateway-outage)',
    async (_how, answer) => {
      const stub = await openStubGateway(answer);
      open.push(stub);
      const guarded = createBreaker(() => paying.backend.clock.now);
      paying.breakGateway(shop, () => gateway.at({ base: stub.base, guarded, timeoutMs: 300 }));
      const { status, body } = await payBy();
      expect(body).toMatchObject(
        status === 201 ? { status: 'pending' } : { error: { key: 'gateway_unavailable' } },
      );
      const inCash = await shop.payInPerson(ana, await shop.place(ana), CASH);
      expect(inCash.body).toMatchObject({ payment: { status: 'in_person' } });
      paying.mendGateways();
      // One that may have been taken is waited for, to its end.
      if (status === 201) await pass(17 * MINUTE);
      expect((await payBy()).status).toBe(201);
      paying.settle();
      await passSeconds(2);
      expect(await statusNow()).toBe('success');
      expect(gateway.charges(order)).toHaveLength(1);
    },
  );

  /** As anybody who asks it lets it grow older. */
  async function fetchIt(id: string): Promise<void> {
    if (provider === 'wompi') await fetch(`${paying.sandboxUrl}/transactions/${id}`);
  }
});
