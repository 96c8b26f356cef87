import { type PaymentRow, sumsOf } from '@/backend/purchases/payments';
import type { Transaction } from '@/backend/sandbox/gateway-state';
import type { TenantBundle } from '@/backend/stored/tenant-bundle';
import type { Order, Payment } from '@/lib/contract/orders/orders';
import { standingOf } from '@/lib/domain/payments/payment-sums';
import type { Answer } from '@/tests/support/backend/backend';
import { CARDS, type PayingBackend } from './gateway';
import { BUYER, type Diner, openShop } from './shop';

/** Only ends what hangs. */
const LONGEST_MS = 20_000;

/** A shop whose diners pay by card. */
export async function openPayingShop(paying: PayingBackend, changes: Partial<TenantBundle> = {}) {
  const shop = await openShop(paying.backend, changes);
  const get = async <T>(diner: Diner, path: string) =>
    (await shop.ask({ path, headers: diner.headers })).body as T;
  async function place(diner: Diner, settled: object = {}): Promise<Order> {
    const cart = await shop.fillCart(diner, { payment_method: 'card', ...settled });
    return (await shop.placeCart(diner, cart)).body as Order;
  }
  async function pay(diner: Diner, order: Order, card: string = CARDS.approved): Promise<Answer> {
    const token = await paying.tokenize(shop.slug, card);
    return shop.ask({
      method: 'POST',
      path: '/payments.json',
      headers: diner.headers,
      body: {
        purchase_id: order.id,
        method: 'card',
        card: { token, holder_dni_type: 'CC', holder_dni: '1020304050' },
        acceptance: true,
        // Read for a guest alone; an owner's is ignored.
        buyer: BUYER,
      },
    });
  }
  const payByNequi = (diner: Diner, order: Order, phone: string): Promise<Answer> =>
    shop.ask({
      method: 'POST',
      path: '/payments.json',
      headers: diner.headers,
      body: { purchase_id: order.id, method: 'nequi', nequi: { phone }, acceptance: true, buyer: BUYER },
    });
  /** Pays as a natural person at the bank with this code. */
  const payByPse = (diner: Diner, order: Order, bank: string, changes: object = {}): Promise<Answer> =>
    shop.ask({
      method: 'POST',
      path: '/payments.json',
      headers: diner.headers,
      body: {
        purchase_id: order.id,
        method: 'pse',
        pse: { bank, person: 'natural', dni_type: 'CC', dni: '1020304050', ...changes },
        acceptance: true,
        buyer: BUYER,
      },
    });
  /** Changes an order to be paid in person, in cash when nothing else is said. */
  const payInPerson = (
    diner: Diner,
    { id }: Pick<Order, 'id'>,
    body: object = { method: 'cash', cash_amount: 200_000 },
  ): Promise<Answer> =>
    shop.ask({
      method: 'PUT',
      path: `/payments/in_person/${id}.json`,
      headers: diner.headers,
      body,
    });
  const charges = (order: Order) =>
    [...paying.state.transactions.values()].filter((one) => one.reference.startsWith(`${order.id}-`));
  /** A charge of an order's first attempt as the gateway would have it, made after that one's own failed. */
  async function drawLateCharge({ id }: Pick<Order, 'id'>): Promise<Transaction> {
    const other = await shop.createDiner();
    const theirs = await place(other);
    await pay(other, theirs);
    const [model] = charges(theirs);
    const [row] = await paying.backend.db.tenant(shop.instanceId, (sql) =>
      sql<{ reference: string; amount_minor: number }>(
        'select reference, amount_minor from payments where instance_id = $1 and purchase_id = $2 and attempt = 1',
        [shop.instanceId, id],
      ),
    );
    if (!model || !row) throw new Error('nothing was charged');
    return { ...model, id: `late-${id}`, reference: row.reference, amount_in_cents: row.amount_minor * 100 };
  }
  /** The states that its payments went through, in order. */
  async function movesOf({ id }: Pick<Order, 'id'>): Promise<string[]> {
    const rows = await paying.backend.db.tenant(shop.instanceId, (sql) =>
      sql<{ value: string }>(
        `select value from purchase_events where instance_id = $1 and purchase_id = $2 and kind = 'payment' order by id`,
        [shop.instanceId, id],
      ),
    );
    return rows.map(({ value }) => value);
  }
  /** The state of the money of each attempt, in order: the payment's status, or that of its refunds. */
  async function standingsOf({ id }: Pick<Order, 'id'>): Promise<string[]> {
    const rows = await paying.backend.db.tenant(shop.instanceId, (sql) =>
      sql<PaymentRow>('select * from payments where instance_id = $1 and purchase_id = $2 order by attempt', [
        shop.instanceId,
        id,
      ]),
    );
    return rows.map((row) => (row.status === 'success' ? standingOf(sumsOf(row)) : row.status));
  }
  /** Asks until it is so: events travel over a real socket, and a disk may keep the backend waiting meanwhile. */
  async function until(diner: Diner, order: Order, status: Payment['status']): Promise<Order> {
    const end = performance.now() + LONGEST_MS;
    for (;;) {
      const now = await get<Order>(diner, `/orders/${order.id}.json`);
      if (now.payment?.status === status || performance.now() > end) return now;
      await new Promise((done) => setImmediate(done));
    }
  }
  return {
    ...shop,
    get,
    place,
    pay,
    payByNequi,
    payByPse,
    payInPerson,
    charges,
    drawLateCharge,
    movesOf,
    standingsOf,
    until,
  };
}
export type PayingShop = Awaited<ReturnType<typeof openPayingShop>>;
