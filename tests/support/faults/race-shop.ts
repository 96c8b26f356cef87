import { randomUUID } from 'node:crypto';
import { makeContext } from '@/backend/make-context';
import { endHold } from '@/backend/orders';
import { giveRefund, handleEvent, receiveEvent, reconcilePayment } from '@/backend/payments';
import { sandboxKeys } from '@/backend/providers/payments/sandbox-keys';
import type { Transaction } from '@/backend/sandbox/gateway-state';
import { toEvent } from '@/backend/sandbox/sign-event';
import { createStaffKey } from '@/backend/staff';
import type { TenantBundle } from '@/backend/stored/tenant-bundle';
import { findInstanceById } from '@/backend/tenant';
import type { Cart } from '@/lib/contract/cart/cart';
import type { Order } from '@/lib/contract/orders/orders';
import type { Answer } from '@/tests/support/backend/backend';
import { createCoupon } from '@/tests/support/backend/tenant-bundle';
import type { SignedEvent } from '@/tests/support/shops/doubles/gateway-double';
import { BROWSER, CARDS, type PayingBackend } from '@/tests/support/shops/gateway';
import { joinAsGuest } from '@/tests/support/shops/join';
import { openPayingShop } from '@/tests/support/shops/paying-shop';
import { ADDRESS, BUYER, CASH, contactOf, type Diner, NO_TIP } from '@/tests/support/shops/shop';
import { findFaults } from './checker';
import { judgePlaced } from './deals/judge';
import { raceLinks } from './race-links';
import { takingOf } from './takings';

/** The most that the coupon `tope` takes off. */
const TOPE_MINOR = 3_001;

const keyed = (key: string = randomUUID()) => ({ 'idempotency-key': key });

/** A shop in which everybody meets: a counted product, a coupon for one, staff, jobs, a gateway, and a ledger of all of it. */
export async function openRaceShop(paying: PayingBackend, changes: Partial<TenantBundle> = {}) {
  const { backend, state } = paying;
  const shop = await openPayingShop(paying, {
    ...changes,
    coupons: [
      createCoupon({ code: 'unica', limit: 1, perProfile: 9 }),
      createCoupon({ code: 'una-por-diner' }),
      createCoupon({ code: 'mesa', perProfile: 999 }),
      createCoupon({
        code: 'tope',
        perProfile: 999,
        terms: { kind: 'percent', percent: 50, maxMinor: TOPE_MINOR },
      }),
    ],
  });
  const { instanceId, slug } = shop;
  const staff = await createStaffKey({
    db: backend.db,
    slug,
    label: 'x',
    scopes: ['orders:write', 'refunds:write'],
    now: backend.clock.now,
  });
  const contextOf = async (kind: 'job' | 'gateway') => {
    const instance = await findInstanceById({ db: backend.db, instanceId });
    if (!instance) throw new Error('the shop is gone');
    return makeContext({ deps: backend.deps, instance, actor: { kind } });
  };
  const read = <T extends Record<string, unknown>>(text: string, values: readonly unknown[] = []) =>
    backend.db.tenant(instanceId, (sql) => sql<T>(text, [instanceId, ...values]));
  const stockAtStart = new Map<number, number>();
  const acknowledged: { key: string; purchaseId: number }[] = [];
  const misplaced: string[] = [];
  const limonada = shop.offerId('limonada');

  async function paymentOf({ id }: Pick<Order, 'id'>) {
    const [row] = await read<{ id: number }>(
      'select id from payments where instance_id = $1 and purchase_id = $2 order by attempt desc limit 1',
      [id],
    );
    return row?.id ?? 0;
  }
  const owedRefunds = ({ id }: Pick<Order, 'id'>) =>
    read<{ id: number; reference: string }>(
      `select r.id, p.reference from refunds r join payments p on p.instance_id = r.instance_id and p.id = r.payment_id
       where r.instance_id = $1 and p.purchase_id = $2 and r.state <> 'given' order by r.id`,
      [id],
    );
  const coupon = (diner: Diner, { purchase_id }: Cart, code: string) =>
    shop.ask({
      method: 'POST',
      path: `/shopping_cart/coupon/${purchase_id}.json`,
      headers: diner.headers,
      body: { coupon: { code } },
    });
  const signed = (transaction: Transaction): SignedEvent => {
    const secret = sandboxKeys(slug).eventsSecret;
    const event = toEvent({ transaction, secret, now: backend.clock.now.getTime() });
    return { raw: JSON.stringify(event), headers: {} };
  };
  /** An event, received and handled to its end. */
  async function hear(event: SignedEvent): Promise<void> {
    const ctx = await contextOf('gateway');
    const input = { provider: 'sandbox', account: null, ...event };
    for (const inboxId of await receiveEvent({ ctx, input })) await handleEvent({ ctx, inboxId });
  }
  const callOf = (diner: Diner, key?: string) => ({ ...diner.headers, ...keyed(key) });
  return {
    ...shop,
    ...raceLinks({ ask: shop.ask, key: staff.key }),
    read,
    /** As the owner of the tables, who may do what no verb does. */
    own: (text: string, values: readonly unknown[]) =>
      backend.db.system((sql) => sql(text, [instanceId, ...values])),
    acknowledged,
    /** Orders that are not what their cart showed, in words. */
    misplaced,
    /** From now on so many are left, whatever was sold before. */
    async setStock(left: number | null): Promise<void> {
      const [row] = await read<{ sold: number }>(
        `update supplier_products set stock = $3 where instance_id = $1 and id = $2
         returning (select coalesce(sum(l.count), 0)::int from purchase_lines l join purchases c
           on c.instance_id = l.instance_id and c.id = l.purchase_id where l.instance_id = $1 and l.offer_id = $2
             and c.status not in ('cart', 'cancelled') and l.state is distinct from 'void') as sold`,
        [limonada, left],
      );
      if (left === null) stockAtStart.delete(limonada);
      else stockAtStart.set(limonada, left + (row?.sold ?? 0));
    },
    async stockLeft(): Promise<number | null> {
      const [row] = await read<{ stock: number | null }>(
        'select stock from supplier_products where instance_id = $1 and id = $2',
        [limonada],
      );
      return row?.stock ?? null;
    },
    fill: (diner: Diner, settled: object = {}): Promise<Cart> =>
      shop.fillCart(diner, { ...NO_TIP, contact: contactOf(diner), ...settled }),
    coupon,
    async fillWith(diner: Diner, code: string): Promise<Cart> {
      return (await coupon(diner, await this.fill(diner), code)).body as Cart;
    },
    /** A second cart of the same diner, to be brought. */
    async fillDelivery(diner: Diner, code: string): Promise<Cart> {
      const data = { service: 'delivery', supplier_id: shop.branchId() };
      const { purchase_id } = (await shop.add(diner, { id: limonada }, data)).body as Cart;
      const settled = { ...NO_TIP, ...CASH, contact: contactOf(diner), place: ADDRESS };
      const { body } = await shop.settle(diner, purchase_id, settled);
      return (await coupon(diner, body as Cart, code)).body as Cart;
    },
    async placeCart(
      diner: Diner,
      cart: Cart,
      key: string = randomUUID(),
      said: { comes_by?: string } = {},
    ): Promise<Answer> {
      const answer = await shop.placeCart(diner, cart, said, keyed(key));
      if (answer.status !== 201) return answer;
      acknowledged.push({ key, purchaseId: cart.purchase_id });
      misplaced.push(...judgePlaced({ cart, order: answer.body as Order }));
      return answer;
    },
    /** An order by card that waits for its money. */
    async placeByCard(diner: Diner, code: string | null = null): Promise<Order> {
      let cart = await this.fill(diner, { payment_method: 'card' });
      if (code !== null) cart = (await coupon(diner, cart, code)).body as Cart;
      return (await this.placeCart(diner, cart)).body as Order;
    },
    async payWith(diner: Diner, order: Order, token: string, key?: string): Promise<Answer> {
      const holder = { holder_dni_type: 'CC', holder_dni: '1020304050' };
      return shop.ask({
        method: 'POST',
        path: '/payments.json',
        headers: callOf(diner, key),
        body: {
          purchase_id: order.id,
          method: 'card',
          card: { token, ...holder, browser: BROWSER },
          acceptance: true,
          buyer: BUYER,
        },
      });
    },
    invite: ({ id }: Order, { id: profileId }: Diner) =>
      joinAsGuest({ backend, instanceId, purchaseId: id, profileId }),
    token: (card: string = CARDS.approved) => paying.tokenize(slug, card),
    setCount: (diner: Diner, cart: Cart, count: number) =>
      shop.ask({
        method: 'PUT',
        path: `/shopping_cart/product_cart/${cart.products[0]?.id}.json?purchase_id=${cart.purchase_id}`,
        headers: diner.headers,
        body: { product: { count } },
      }),
    /** @param why of what the kitchen has */
    cancel: (diner: Diner, id: number, why = '') =>
      shop.ask({ method: 'DELETE', path: `/orders/${id}.json${why}`, headers: diner.headers }),
    /** @param amount in major units; 0: none */
    changeTip: (diner: Diner, { id }: Pick<Order, 'id'>, amount: number): Promise<Answer> =>
      shop.ask({
        method: 'PUT',
        path: `/orders/${id}/tip.json`,
        headers: diner.headers,
        body: { tip: { include: amount > 0 ? 'YES' : 'NO', percent: 10, customValue: amount } },
      }),
    answerHelp: (id: number, answer: string) =>
      shop.ask({
        method: 'PUT',
        path: `/staff/help_requests/${id}.json`,
        headers: { authorization: `Bearer ${staff.key}` },
        body: { answer },
      }),
    move: (id: number, status: string) =>
      shop.ask({
        method: 'PUT',
        path: `/staff/orders/${id}/status.json`,
        headers: { authorization: `Bearer ${staff.key}` },
        body: { status },
      }),
    hear,
    /** The gateway's event about an order, received and handled to its end. */
    async deliver(order: Order, changes: Partial<Transaction> = {}): Promise<void> {
      const [transaction] = shop.charges(order);
      if (!transaction) throw new Error('nothing was charged');
      await hear(signed({ ...transaction, ...changes }));
    },
    /** The gateway's event about a charge that it failed at, whether or not it shows that charge by now. */
    async deliverLate({ order, isKnown }: { order: Order; isKnown: boolean }): Promise<void> {
      const late = await shop.drawLateCharge(order);
      if (isKnown) state.transactions.set(late.id, late);
      await hear(signed(late));
    },
    async reconcile(order: Pick<Order, 'id'>): Promise<void> {
      await reconcilePayment({ ctx: await contextOf('job'), paymentId: await paymentOf(order) });
    },
    /** The job's turn for what the order is owed. */
    async giveBack(order: Order): Promise<void> {
      for (const { id } of await owedRefunds(order))
        await giveRefund({ ctx: await contextOf('job'), refundId: id });
    },
    /** Staff give money back, all of it if no amount is named. */
    refund: (
      { id }: Pick<Order, 'id'>,
      { amount, key }: { amount?: number; key?: string } = {},
    ): Promise<Answer> =>
      shop.ask({
        method: 'POST',
        path: `/staff/orders/${id}/refunds.json`,
        headers: { authorization: `Bearer ${staff.key}`, ...keyed(key) },
        body: { reason: 'faltó un plato', ...(amount === undefined ? {} : { amount }) },
      }),
    /** Staff say that they gave by hand what the order is owed, unless they see it given back at the gateway. */
    async sayGiven(order: Pick<Order, 'id'>, isBack = (_reference: string) => false): Promise<Answer> {
      const owed = (await owedRefunds(order)).find(({ reference }) => !isBack(reference));
      return shop.ask({
        method: 'PUT',
        path: `/staff/refunds/${owed?.id}.json`,
        headers: { authorization: `Bearer ${staff.key}` },
        body: { status: 'refunded' },
      });
    },
    async release(order: Order): Promise<boolean> {
      return endHold({ ctx: await contextOf('job'), purchaseId: order.id });
    },
    orderNow: (diner: Diner, { id }: Pick<Order, 'id'>) => shop.get<Order>(diner, `/orders/${id}.json`),
    findFaults: async () => [
      ...misplaced,
      ...(await findFaults({
        db: backend.db,
        instanceId,
        transactions: [...state.transactions.values()].filter((one) => one.slug === slug).map(takingOf),
        stockAtStart,
        acknowledged,
      })),
    ],
  };
}
export type RaceShop = Awaited<ReturnType<typeof openRaceShop>>;
