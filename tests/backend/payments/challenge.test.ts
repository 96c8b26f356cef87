import type { Order, Payment } from '@/lib/contract/orders/orders';
import { BROWSER, createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { joinAsGuest } from '@/tests/support/shops/join';
import { openPayingShop, type PayingShop } from '@/tests/support/shops/paying-shop';
import { type Diner, keyOf } from '@/tests/support/shops/shop';

/** Its bank asks the holder. */
const ASKING = '4000000000003220';

let paying: PayingBackend;
let shop: PayingShop;
let ana: Diner;
beforeAll(async () => {
  paying = await createPayingBackend();
  shop = await openPayingShop(paying);
});
beforeEach(async () => {
  ana = await shop.createDiner();
});
afterEach(() => paying.forgetDue());
afterAll(() => paying.close());

const pay = async (order: Order, browser: object | null = BROWSER) =>
  shop.ask({
    method: 'POST',
    path: '/payments.json',
    headers: ana.headers,
    body: {
      purchase_id: order.id,
      method: 'card',
      card: {
        token: await paying.tokenize(shop.slug, ASKING),
        holder_dni_type: 'CC',
        holder_dni: '1020304050',
        ...(browser ? { browser } : {}),
      },
      acceptance: true,
    },
  });
const read = (order: Order) => shop.get<Order>(ana, `/orders/${order.id}.json`);
const htmlOf = ({ payment }: Order) =>
  payment?.next_action?.type === 'challenge' ? payment.next_action.html : '';
const giveUp = (paymentId: number | undefined, diner = ana) =>
  shop.ask({ method: 'PUT', path: `/payments/given_up/${paymentId}.json`, headers: diner.headers });
async function ask(ms = 2_000): Promise<void> {
  paying.pass(ms);
  await paying.runJobs();
}
/** Sends a form of the bank's as a browser does. */
async function send(html: string, more: Record<string, string> = {}) {
  const url = /action="([^"]+)"/.exec(html)?.[1] ?? '';
  const ticket_id = /name="ticket_id" value="([^"]+)"/.exec(html)?.[1] ?? '';
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams({ ticket_id, ...more }) });
  return answer.status;
}
const answerTo = (html: string, answer: string) =>
  send(html.replace('/v1/3ds/challenge', '/v1/3ds/answer'), { answer });

/** Up to the question: the browser is known, the holder is asked. */
async function reachQuestion(): Promise<Order> {
  const order = await shop.place(ana);
  expect((await pay(order)).body).toMatchObject({ status: 'pending', next_action: null });
  await ask();
  const first = await read(order);
  expect(htmlOf(first)).toContain('/v1/3ds/fingerprint');
  expect(await send(htmlOf(first))).toBe(200);
  await ask();
  const asked = await read(order);
  expect(htmlOf(asked)).toContain('/v1/3ds/challenge');
  return asked;
}

describe('a card whose bank asks its holder (rule payments/challenge)', () => {
  it('is asked step by step, each as a document to be shown, and paid once the holder says so', async () => {
    const order = await reachQuestion();
    expect(order.payment?.next_action).toMatchObject({
      type: 'challenge',
      html: expect.stringMatching(/^<form /),
      until: expect.any(String),
    });
    expect(await answerTo(htmlOf(order), 'APPROVED')).toBe(200);
    const paid = await shop.until(ana, order, 'success');
    expect(paid.payment).toMatchObject({ status: 'success', next_action: null });
    expect(shop.charges(order)).toHaveLength(1);
  });

  it('that its holder refuses is declined, and another card pays', async () => {
    const order = await reachQuestion();
    await answerTo(htmlOf(order), 'DECLINED');
    const refused = await shop.until(ana, order, 'declined');
    expect(refused.payment).toMatchObject({ next_action: null, given_up: false });
    expect(((await shop.pay(ana, order)).body as Payment).status).toBe('pending');
  });

  it('that its holder gives up is over at once and may be paid again; what comes later goes back', async () => {
    const order = await reachQuestion();
    const html = htmlOf(order);
    const left = await giveUp(order.payment?.id);
    expect(left.status).toBe(200);
    expect((left.body as Order).payment).toMatchObject({
      status: 'expired',
      given_up: true,
      next_action: null,
      retry_until: expect.any(String),
    });
    expect((await giveUp(order.payment?.id)).body).toMatchObject({ payment: { given_up: true } });
    // No event tells of it: it is asked about.
    paying.setFaults({ muteEvents: true });
    await answerTo(html, 'APPROVED');
    await ask(3_000);
    paying.setFaults({ muteEvents: false });
    expect((await shop.standingsOf(order))[0]).toBe('refund_due');
  });

  it('that was approved a moment before stays paid, whatever is given up', async () => {
    const order = await reachQuestion();
    paying.setFaults({ muteEvents: true });
    await answerTo(htmlOf(order), 'APPROVED');
    const { body } = await giveUp(order.payment?.id);
    paying.setFaults({ muteEvents: false });
    expect((body as Order).payment).toMatchObject({ status: 'success', given_up: false });
  });

  it('that nobody answers ends a minute after its time', async () => {
    const order = await reachQuestion();
    await ask(15 * 60_000);
    expect((await read(order)).payment).toMatchObject({ status: 'pending' });
    await ask(2 * 60_000);
    expect((await read(order)).payment).toMatchObject({
      status: 'expired',
      given_up: false,
      next_action: null,
    });
  });

  it('without the facts of the browser nobody can be asked, and the bank declines', async () => {
    const order = await shop.place(ana);
    await pay(order, null);
    paying.settle();
    expect((await shop.until(ana, order, 'declined')).payment?.status).toBe('declined');
  });

  it('is given up by its payer alone, and only while it asks', async () => {
    const order = await reachQuestion();
    const other = await shop.createDiner();
    const { backend } = paying;
    await joinAsGuest({ backend, instanceId: shop.instanceId, purchaseId: order.id, profileId: other.id });
    const answer = await giveUp(order.payment?.id, other);
    expect([answer.status, keyOf(answer)]).toEqual([404, 'not_found']);
    expect((await read(order)).payment?.status).toBe('pending');
    const plain = await shop.place(other);
    const { id } = (await shop.pay(other, plain)).body as Payment;
    expect((await giveUp(id, other)).body).toMatchObject({ payment: { status: 'pending' } });
  });
});
