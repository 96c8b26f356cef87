import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sandboxKeys, sandboxStripeKeys } from '@/backend/providers/payments/sandbox-keys';
import type { Cart } from '@/lib/contract/cart/cart';
import type { Order } from '@/lib/contract/orders/orders';
import { contactOf } from '@/tests/support/shops/shop';
import { findFaults } from './checker';
import { askUntilAnswered, backend, type Call, revive, stripe, wompi } from './kill-backend';
import type { KillTenant } from './kill-tenants';
import { takingsOf } from './takings';

const STOCK = 9_000;
/** A job that died has its lease to itself before the next may look, so it is waited for well beyond that. */
const LONGEST_PAYMENT_MS = 300_000;

const HOLDER = { holder_dni_type: 'CC', holder_dni: '1020304050' };
export type Checkout = { order: Order; headers: Record<string, string> };
export type KillShop = Awaited<ReturnType<typeof openKillShop>>;

async function importFolder({ slug, prepare }: KillTenant): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ordering-kill-tenant-'));
  const files = join(folder, slug);
  cpSync(`tests/e2e/tenants/${slug}`, files, { recursive: true });
  prepare?.(files);
  const menu = join(files, 'menu.csv');
  // The broth is counted, so that what was sold can be added up at the end.
  writeFileSync(menu, readFileSync(menu, 'utf8').replace('15000,,,,', `15000,,,${STOCK},`));
  await backend.importTenant(files);
  rmSync(folder, { recursive: true, force: true });
}

async function tokenizeCard(slug: string, number: string): Promise<string> {
  const response = await wompi.app.request('/v1/tokens/cards', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${sandboxKeys(slug).publicKey}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ number, cvc: '123', exp_month: '12', exp_year: '31', card_holder: 'Ana Ruiz' }),
  });
  return ((await response.json()) as { data: { id: string } }).data.id;
}

/** Turns a card into a token, as Stripe's form in the browser does. */
async function tokenizeAtStripe(slug: string, number: string): Promise<string> {
  const response = await stripe.app.request('/v1/payment_methods', {
    method: 'POST',
    headers: { authorization: `Bearer ${sandboxStripeKeys(slug).publicKey}` },
    body: new URLSearchParams({
      type: 'card',
      'card[number]': number,
      'card[exp_month]': '12',
      'card[exp_year]': '31',
      'card[cvc]': '123',
    }),
  });
  return ((await response.json()) as { id: string }).id;
}

/** A tenant of the backend that is killed, and the calls of its diners. */
export async function openKillShop(tenant: KillTenant) {
  const host = `${tenant.slug}.localhost`;
  await importFolder(tenant);
  const ask = <T>({ headers, ...call }: Call) =>
    askUntilAnswered<T>({ ...call, headers: { 'x-forwarded-host': host, ...headers } });
  const { body: config } = await ask<{ id: number; suppliers: { id: number; slug: string }[] }>({
    path: '/domain/config.json',
  });
  const supplierId = config.suppliers[0]?.id ?? 0;
  const { body: branch } = await ask<{
    menu: { categories: { products: { id: number; name: string }[] }[] };
  }>({ path: `/domain/suppliers/${config.suppliers[0]?.slug}.json` });
  const dish = branch.menu.categories[0]?.products.find(({ name }) => name.startsWith(tenant.dish))?.id ?? 0;
  /** Orders that a diner was told of, for the checker. */
  const acknowledged: { key: string; purchaseId: number }[] = [];

  /** A phone's own headers. */
  async function createDiner(): Promise<Record<string, string>> {
    const { body } = await ask<{ id: number; token: string }>({
      method: 'POST',
      path: '/profiles/anonymous.json',
      body: { profile: { domain: host, name: '' } },
    });
    return { profileid: String(body.id), token: body.token };
  }

  async function fillCart(name: string, headers: Checkout['headers'], method: string): Promise<Cart> {
    const { body: begun } = await ask<Cart>({
      method: 'POST',
      path: '/shopping_cart/add_product_cart',
      headers: { ...headers, 'idempotency-key': `add-${name}` },
      body: {
        product: { id: dish, count: 1 },
        data_purchase: { service: 'take_away', supplier_id: supplierId },
      },
    });
    const coupon = tenant.coupon && { code: tenant.coupon };
    const contact = coupon ? contactOf({ id: Number(headers.profileid) }) : tenant.contact;
    if (coupon) {
      const path = `/shopping_cart/coupon/${begun.purchase_id}.json`;
      await ask({ method: 'POST', path, headers, body: { coupon } });
    }
    const { body: cart } = await ask<Cart>({
      method: 'PUT',
      path: `/shopping_cart/cart/${begun.purchase_id}.json`,
      headers,
      body: { cart: { contact, payment_method: method } },
    });
    expect(cart).toMatchObject({ issues: [], coupon });
    return cart;
  }

  async function placeOrder(name: string, method = 'card'): Promise<Checkout> {
    const headers = await createDiner();
    const cart = await fillCart(name, headers, method);
    const key = `order-${name}`;
    const placed = await ask<Order>({
      method: 'POST',
      path: '/orders.json',
      headers: { ...headers, 'idempotency-key': key },
      body: { purchase_id: cart.purchase_id, total: cart.total, terms: true },
    });
    expect(placed.status).toBe(201);
    acknowledged.push({ key, purchaseId: placed.body.id });
    return { order: placed.body, headers };
  }

  /** @param how method, and what it needs */
  async function payOnline({ order, headers }: Checkout, how: object): Promise<void> {
    const paid = await ask({
      method: 'POST',
      path: '/payments.json',
      headers: { ...headers, 'idempotency-key': `pay-${order.id}` },
      body: { purchase_id: order.id, acceptance: true, ...how },
    });
    expect(paid.status).toBe(201);
  }
  const tokenize = (number = '4242424242424242') => tokenizeCard(tenant.slug, number);
  const payByCard = async (checkout: Checkout, number?: string, more: object = {}) =>
    payOnline(checkout, { method: 'card', card: { token: await tokenize(number), ...HOLDER, ...more } });
  const payAtStripe = async (checkout: Checkout, number = '4242424242424242') =>
    payOnline(checkout, { method: 'card', card: { token: await tokenizeAtStripe(tenant.slug, number) } });
  async function checkOut(name: string): Promise<Checkout> {
    const checkout = await placeOrder(name);
    await payByCard(checkout);
    return checkout;
  }
  const readOrder = async ({ order, headers }: Checkout): Promise<Order> =>
    (await ask<Order>({ path: `/orders/${order.id}.json`, headers })).body;

  /** The news of an order until its stream ends, as it does when the backend dies. */
  async function* watch({ order, headers }: Checkout): AsyncGenerator<void> {
    const leaving = new AbortController();
    const response = await fetch(`${backend.address}/orders/${order.id}/events`, {
      headers: { 'x-forwarded-host': host, ...headers },
      signal: leaving.signal,
    }).catch(() => null);
    if (!response?.body) return;
    try {
      for await (const _news of response.body) yield;
    } catch {
      // It died: whoever watches asks again.
    } finally {
      leaving.abort();
    }
  }

  /** The first reading of an order that a page which follows it takes; null if it never comes. */
  async function untilRead<T>(checkout: Checkout, read: (order: Order) => T | null): Promise<T | null> {
    const end = performance.now() + LONGEST_PAYMENT_MS;
    while (performance.now() < end) {
      await revive();
      for await (const _news of watch(checkout)) {
        const found = read(await readOrder(checkout));
        if (found !== null) return found;
        if (performance.now() > end) return null;
      }
      await new Promise((done) => setImmediate(done));
    }
    return null;
  }

  return {
    ask,
    supplierId,
    createDiner,
    placeOrder,
    payOnline,
    payByCard,
    payAtStripe,
    checkOut,
    readOrder,
    untilRead,
    /** The headers of staff who may do that. */
    async createStaff(scopes: Parameters<typeof backend.createStaffKey>[1]) {
      return { authorization: `Bearer ${await backend.createStaffKey(tenant.slug, scopes)}` };
    },
    /** Every event of the gateway is lost here: the job alone finds out what became of the money, and the order's page is told. */
    async untilPaid(checkout: Checkout): Promise<string> {
      const isOver = (status: string) => status === 'success' || status === 'error';
      const read = ({ payment }: Order) => (payment && isOver(payment.status) ? payment.status : null);
      return (await untilRead(checkout, read)) ?? 'never';
    },
    /** The refunds of an order once the gateway has given all of them. */
    untilGiven: (checkout: Checkout) =>
      untilRead(checkout, ({ refunds }) =>
        refunds.length > 0 && refunds.every(({ given_at }) => given_at !== null)
          ? refunds.map(({ amount }) => amount)
          : null,
      ),
    /** The charges of an order at Stripe. */
    intentsOf: ({ order }: Checkout) =>
      [...stripe.state.stripe.intents.values()].filter(({ metadata }) =>
        metadata.reference?.startsWith(`${order.id}-`),
      ),
    /** The charges of an order at Wompi. */
    chargesOf: ({ order }: Checkout) =>
      [...wompi.state.transactions.values()].filter(({ reference }) => reference.startsWith(`${order.id}-`)),
    /** Contradictions in the books of the backend and of the gateways. */
    async findFaults(): Promise<string[]> {
      await backend.stop();
      const isOwn = ([, { slug }]: readonly [string, { slug: string }]) => slug === tenant.slug;
      const transactions = new Map([...wompi.state.transactions].filter(isOwn));
      const intents = new Map([...stripe.state.stripe.intents].filter(isOwn));
      return backend.readDatabase((db) =>
        findFaults({
          db,
          instanceId: config.id,
          transactions: takingsOf({ transactions, stripe: { ...stripe.state.stripe, intents } }),
          stockAtStart: new Map(tenant.isCounted ? [[dish, STOCK]] : []),
          acknowledged,
        }),
      );
    },
  };
}
