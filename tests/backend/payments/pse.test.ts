import { type Action, GatewayError } from '@/backend/providers/payments/port';
import type { Order, Payment } from '@/lib/contract/orders/orders';
import { createBranch } from '@/tests/support/backend/tenant-bundle';
import { watchOrder } from '@/tests/support/backend/watch';
import { createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { joinAsGuest } from '@/tests/support/shops/join';
import { openPayingShop, type PayingShop } from '@/tests/support/shops/paying-shop';
import { type Diner, keyOf } from '@/tests/support/shops/shop';

const PSE = { payment_method: 'pse' };
const APPROVES = { code: '1', name: 'Banco que aprueba' };

let paying: PayingBackend;
let shop: PayingShop;
let ana: Diner;
beforeAll(async () => {
  paying = await createPayingBackend();
  const [first, ...others] = (await openPayingShop(paying)).bundle.branches;
  if (!first) throw new Error('the bundle has no branch');
  const paymentMethods = [...first.paymentMethods, { method: 'pse' as const, services: first.services }];
  shop = await openPayingShop(paying, { branches: [createBranch({ ...first, paymentMethods }), ...others] });
});
beforeEach(async () => {
  paying.setFaults({ muteEvents: false, eventFirst: false });
  await paying.forgetDue();
  ana = await shop.createDiner();
});
afterEach(() => paying.mendGateways());
afterAll(() => paying.close());

const orderNow = (order: Order) => shop.get<Order>(ana, `/orders/${order.id}.json`);
/** Lets the gateway name the bank's address, and the job ask for it. */
async function nameAddress(order: Order): Promise<string> {
  paying.settle();
  await paying.runJobs();
  const action = (await orderNow(order)).payment?.next_action;
  if (action?.type !== 'redirect') throw new Error('no address was named');
  return action.url;
}
/** Presses an answer on the bank's page. @returns where it leads to */
async function answerAt(url: string, answer: 'APPROVED' | 'DECLINED' | 'ERROR'): Promise<string | null> {
  const body = new URLSearchParams({ ticket_id: new URL(url).searchParams.get('ticket_id') ?? '', answer });
  return (await fetch(url, { method: 'POST', body, redirect: 'manual' })).headers.get('location');
}
/** An open page of the order, which has been told how it stands. */
async function open({ id }: Order) {
  const watch = await watchOrder({ app: paying.backend.app, host: shop.host, id, headers: ana.headers });
  await watch.read();
  return watch;
}
/** A gateway that names this address from its first answer on. */
const leadTo = (url: string) =>
  paying.breakGateway(shop, (sound) => ({
    async create(input) {
      const action: Action = { type: 'redirect', url };
      return { ...(await sound.create(input)), action };
    },
  }));

describe('paying by PSE (rule payments/pse)', () => {
  it("keeps bank and payer, then the bank's address, while it stays pending", async () => {
    const order = await shop.place(ana, PSE);
    const answer = await shop.payByPse(ana, order, '1');
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      method: 'pse',
      status: 'pending',
      next_action: null,
      pse: { bank: APPROVES, person: 'natural', dni_type: 'CC', dni: '1020304050' },
    });
    const url = await nameAddress(order);
    expect(new URL(url).origin).toBe(new URL(paying.sandboxUrl).origin);
    expect((await orderNow(order)).payment).toMatchObject({ status: 'pending', pse: { bank: APPROVES } });
    const [charge] = shop.charges(order);
    expect(charge).toMatchObject({
      payment_method_type: 'PSE',
      payment_method: { user_type: 0, financial_institution_code: '1' },
      amount_in_cents: order.total * 100,
      customer_email: order.contact?.email,
    });
  });

  it.each([
    ['success', 'APPROVED', null],
    ['declined', 'DECLINED', 'Transacción RECHAZADA en Sandbox'],
    ['error', 'ERROR', 'Transacción con ERROR en Sandbox'],
  ] as const)(
    '%s at the bank: the return address decides nothing, its event does',
    async (status, answer, message) => {
      const order = await shop.place(ana, PSE);
      await shop.payByPse(ana, order, '1');
      const back = await answerAt(await nameAddress(order), answer);
      expect(back).toMatch(new RegExp(`/order/${order.id}\\?return=[\\w-]{43}&id=`));
      const { payment } = await shop.until(ana, order, status);
      expect(payment).toMatchObject({ status, message, next_action: null, pse: { bank: APPROVES } });
    },
  );

  it('tells the open page of the address, and of no address twice', async () => {
    const order = await shop.place(ana, PSE);
    const watch = await open(order);
    await shop.payByPse(ana, order, '1');
    await watch.read();
    await nameAddress(order);
    expect(await watch.read()).toContain('event: order');
    const moves = await shop.movesOf(order);
    paying.pass(60_000);
    await paying.runJobs();
    expect(await shop.movesOf(order)).toEqual(moves);
    await watch.close();
  });

  it('an event before the answer is enough, and the late answer changes nothing', async () => {
    paying.setFaults({ eventFirst: true });
    const order = await shop.place(ana, PSE);
    await shop.payByPse(ana, order, '4');
    const paid = await shop.until(ana, order, 'success');
    expect(paid.payment?.next_action).toBeNull();
    expect(shop.charges(order)).toHaveLength(1);
  });

  it('bank, document and the way to the bank are for whoever began it, no other member (rule orders/members)', async () => {
    const order = await shop.place(ana, PSE);
    const guest = await shop.createDiner();
    const { backend } = paying;
    await joinAsGuest({ backend, instanceId: shop.instanceId, purchaseId: order.id, profileId: guest.id });
    await shop.payByPse(guest, order, '1', { dni: '52777888' });
    paying.settle();
    await paying.runJobs();
    const seenBy = async (diner: Diner) => (await shop.get<Order>(diner, `/orders/${order.id}.json`)).payment;
    expect(await seenBy(guest)).toMatchObject({
      pse: { dni: '52777888' },
      next_action: { type: 'redirect' },
    });
    expect(await seenBy(ana)).toMatchObject({
      status: 'pending',
      method: 'pse',
      pse: null,
      next_action: null,
    });
  });

  it('a company pays with its NIT, written in any way', async () => {
    const order = await shop.place(ana, PSE);
    const company = { person: 'company', dni_type: 'NIT', dni: '800.197.268-4' };
    const { body } = await shop.payByPse(ana, order, '1', company);
    expect((body as Payment).pse).toMatchObject({ person: 'company', dni: '8001972684' });
    expect(shop.charges(order)).toMatchObject([{ payment_method: { user_type: 1 } }]);
  });

  it.each([
    ['bank_unknown', 422, '77', {}],
    ['bank_unknown', 422, '0', {}],
    ['document_invalid', 422, '1', { person: 'company', dni_type: 'NIT', dni: '8001972685' }],
    ['document_invalid', 422, '1', { person: 'company' }],
    ['document_invalid', 422, '1', { dni_type: 'RUT' }],
    ['invalid_input', 422, '', {}],
    ['invalid_input', 422, '1', { person: 'robot' }],
  ] as const)(
    '%s (%i): bank %j with %j reaches no gateway and uses up no attempt',
    async (key, status, bank, changes) => {
      const order = await shop.place(ana, PSE);
      const answer = await shop.payByPse(ana, order, bank, changes);
      expect([answer.status, keyOf(answer)]).toEqual([status, key]);
      expect(shop.charges(order)).toHaveLength(0);
      expect((await shop.payByPse(ana, order, '1')).status).toBe(201);
    },
  );

  it('a declined bank is followed by another way to pay', async () => {
    const order = await shop.place(ana, PSE);
    await shop.payByPse(ana, order, '2');
    await answerAt(await nameAddress(order), 'DECLINED');
    await shop.until(ana, order, 'declined');
    expect((await shop.pay(ana, order)).status).toBe(201);
    paying.settle();
    expect((await shop.until(ana, order, 'success')).payment).toMatchObject({ method: 'card', pse: null });
  });

  it('a lost event is made up for as soon as the diner is back', async () => {
    paying.setFaults({ muteEvents: true });
    const order = await shop.place(ana, PSE);
    await shop.payByPse(ana, order, '1');
    const url = await nameAddress(order);
    for (const ms of [1_000, 5_000, 15_000, 60_000]) {
      paying.pass(ms);
      await paying.runJobs();
    }
    await answerAt(url, 'APPROVED');
    const watch = await open(order);
    paying.pass(2_000);
    await paying.runJobs();
    expect((await orderNow(order)).payment?.status).toBe('success');
    await watch.close();
  });
});

describe('where a diner is led to (guarantee/bank-address)', () => {
  const alarms = () =>
    paying.backend.logged
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ call }) => call === 'redirect');

  it.each(['https://evil.test/pse', 'http://registro.pse.com.co/', 'javascript:alert(1)'])(
    '%s is none of the gateway: no browser gets it, and the log tells once',
    async (url) => {
      leadTo(url);
      const before = alarms().length;
      const order = await shop.place(ana, PSE);
      const answer = await shop.payByPse(ana, order, '5');
      expect(answer.body).toMatchObject({ status: 'pending', next_action: null });
      expect(alarms().slice(before)).toMatchObject([{ failure: 'foreign_address', provider: 'sandbox' }]);
      expect(JSON.stringify(alarms())).not.toContain(url);
      paying.mendGateways();
      expect(await nameAddress(order)).toContain('/v1/pse/redirect');
    },
  );
});

describe('the list of banks (rule payments/pse)', () => {
  const ask = () => shop.ask({ path: `/payments/banks.json?supplier_id=${shop.branchId()}` });

  it('is by name and without the placeholder', async () => {
    const answer = await ask();
    expect(answer.status).toBe(200);
    expect((answer.body as { name: string }[]).map(({ name }) => name)).toEqual([
      'Banco lento',
      'Banco que aprueba',
      'Banco que declina',
      'Banco que no responde',
      'Banco que simula un error',
    ]);
  });

  it('that does not come is no list: the diner may ask again, and nothing is charged without it', async () => {
    paying.breakGateway(shop, () => ({
      listBanks: () => Promise.reject(new GatewayError('unavailable', '503')),
    }));
    expect(keyOf(await ask())).toBe('gateway_unavailable');
    const order = await shop.place(ana, PSE);
    expect(keyOf(await shop.payByPse(ana, order, '1'))).toBe('gateway_unavailable');
    expect(shop.charges(order)).toHaveLength(0);
    paying.mendGateways();
    expect((await ask()).status).toBe(200);
  });
});
