import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerType, serve } from '@hono/node-server';
import { sandboxKeys } from '@/backend/providers/payments/sandbox-keys';
import { createSandbox } from '@/backend/sandbox/app';
import { createStaffKey } from '@/backend/staff';
import type { Cart } from '@/lib/contract/cart/cart';
import type { Order } from '@/lib/contract/orders/orders';
import { toSent } from '@/tests/support/backend/backend';
import { createKillableBackend } from '@/tests/support/backend/killable-backend';
import { findFaults } from './checker';
import { AT_WOMPI, type KillTenant } from './kill-tenants';
import { takingsOf } from './takings';

let tenant = AT_WOMPI;
const hostOf = () => `${tenant.slug}.localhost`;
const STOCK = 9_000;

export let backend: Awaited<ReturnType<typeof createKillableBackend>>;
/** What the gateway was asked, in its order. */
export const asked: string[] = [];
/** The start that is under way, which all checkouts wait for. */
let starting: Promise<void> | null = null;
let gateway: ServerType;
export let sandbox: ReturnType<typeof createSandbox>;
let folder: string;
export let supplierId = 0;

/** A backend to be killed, a gateway that outlives it, and a tenant. */
export async function openKillShop(at: KillTenant = AT_WOMPI): Promise<void> {
  tenant = at;
  sandbox = createSandbox({
    eventsUrl: 'http://127.0.0.1:1/nowhere',
    clock: tenant.clock,
    settleMs: 20,
    retryMs: [],
    later: (work, ms) => void setTimeout(work, ms),
    pseMode: 'instant',
  });
  const { app } = sandbox;
  const fetch = (request: Request) => {
    asked.push(`${request.method} ${new URL(request.url).pathname}`);
    return app.fetch(request);
  };
  gateway = serve({ hostname: '127.0.0.1', port: 0, fetch });
  if (!gateway.listening) await once(gateway, 'listening');
  backend = await createKillableBackend({ sandboxPort: (gateway.address() as AddressInfo).port });
  folder = mkdtempSync(join(tmpdir(), 'ordering-kill-tenant-'));
  const files = join(folder, tenant.slug);
  cpSync(`tests/e2e/tenants/${tenant.slug}`, files, { recursive: true });
  tenant.prepare?.(files);
  const menu = join(files, 'menu.csv');
  // The broth is counted, so that what was sold can be added up at the end.
  writeFileSync(menu, readFileSync(menu, 'utf8').replace('15000,,,,', `15000,,,${STOCK},`));
  await backend.start();
  await backend.importTenant(files);
  const { body: config } = await askUntilAnswered<{ suppliers: { id: number; slug: string }[] }>({
    path: '/domain/config.json',
  });
  const supplier = config.suppliers[0];
  const { body: branch } = await askUntilAnswered<{
    menu: { categories: { products: { id: number; name: string }[] }[] };
  }>({ path: `/domain/suppliers/${supplier?.slug}.json` });
  supplierId = supplier?.id ?? 0;
  dish = branch.menu.categories[0]?.products.find(({ name }) => name.startsWith(tenant.dish))?.id ?? 0;
}

/** The headers of staff who may do that. */
export async function createStaff(scopes: Parameters<typeof createStaffKey>[0]['scopes']) {
  await backend.stop();
  const { slug } = tenant;
  const { key } = await backend.readDatabase((db) =>
    createStaffKey({ db, slug, label: 'x', scopes, now: new Date() }),
  );
  await backend.start();
  return { authorization: `Bearer ${key}` };
}

export async function closeKillShop(): Promise<void> {
  await backend.close();
  gateway.close();
  rmSync(folder, { recursive: true, force: true });
}

type Call = { method?: string; path: string; body?: unknown; headers?: Record<string, string> };

/** One call; null when the server died under it. */
async function ask<T>({
  method = 'GET',
  path,
  body,
  headers = {},
}: Call): Promise<{ status: number; body: T } | null> {
  try {
    const response = await fetch(`${backend.address}${path}`, {
      method,
      headers: {
        'x-forwarded-host': hostOf(),
        ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: toSent(body) }),
    });
    return { status: response.status, body: (await response.json()) as T };
  } catch {
    return null;
  }
}

/** How often it was started because it had died. */
export let revivals = 0;

/** Starts the backend where it died, once for all who notice. */
async function revive(): Promise<void> {
  if (!starting && !backend.isAlive()) {
    revivals += 1;
    starting = backend.start().finally(() => {
      starting = null;
    });
  }
  await starting;
}

const LONGEST_MS = 60_000;
/** A job that died has its lease to itself before the next may look, so it is waited for well beyond that. */
const LONGEST_PAYMENT_MS = 300_000;

/** What a browser does when the line is dead or the call still runs: the same call with the same key, until it is answered. */
export async function askUntilAnswered<T>(call: Call): Promise<{ status: number; body: T }> {
  const end = performance.now() + LONGEST_MS;
  while (performance.now() < end) {
    await revive();
    const answer = await ask<T & { error?: { key: string } }>(call);
    const key = answer?.body.error?.key;
    if (answer && key !== 'idempotency_in_flight' && key !== 'unavailable') return answer;
    await new Promise((done) => setImmediate(done));
  }
  throw new Error(`nobody answered ${call.path}`);
}

export async function tokenize(number = '4242424242424242'): Promise<string> {
  const response = await sandbox.app.request('/v1/tokens/cards', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${sandboxKeys(tenant.slug).publicKey}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ number, cvc: '123', exp_month: '12', exp_year: '31', card_holder: 'Ana Ruiz' }),
  });
  return ((await response.json()) as { data: { id: string } }).data.id;
}

/** What somebody was told, for the checker. */
const acknowledged: { key: string; purchaseId: number }[] = [];
let dish = 0;

/** A phone's own headers. */
export async function createDiner(): Promise<Record<string, string>> {
  const { body } = await askUntilAnswered<{ id: number; token: string }>({
    method: 'POST',
    path: '/profiles/anonymous.json',
    body: { profile: { domain: hostOf(), name: '' } },
  });
  return { profileid: String(body.id), token: body.token };
}

export type Checkout = { order: Order; headers: Record<string, string> };

export async function placeOrder(name: string, method = 'card'): Promise<Checkout> {
  const headers = await createDiner();
  const { body: begun } = await askUntilAnswered<Cart>({
    method: 'POST',
    path: '/shopping_cart/add_product_cart',
    headers: { ...headers, 'idempotency-key': `add-${name}` },
    body: {
      product: { id: dish, count: 1 },
      data_purchase: { service: 'take_away', supplier_id: supplierId },
    },
  });
  const coupon = tenant.coupon && { code: tenant.coupon };
  if (coupon)
    await askUntilAnswered({
      method: 'POST',
      path: `/shopping_cart/coupon/${begun.purchase_id}.json`,
      headers,
      body: { coupon },
    });
  const { body: cart } = await askUntilAnswered<Cart>({
    method: 'PUT',
    path: `/shopping_cart/cart/${begun.purchase_id}.json`,
    headers,
    body: { cart: { contact: tenant.contact, payment_method: method } },
  });
  expect(cart).toMatchObject({ issues: [], coupon });
  const key = `order-${name}`;
  const placed = await askUntilAnswered<Order>({
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
export async function payOnline({ order, headers }: Checkout, how: object): Promise<void> {
  const paid = await askUntilAnswered({
    method: 'POST',
    path: '/payments.json',
    headers: { ...headers, 'idempotency-key': `pay-${order.id}` },
    body: { purchase_id: order.id, acceptance: true, ...how },
  });
  expect(paid.status).toBe(201);
}

export const HOLDER = { holder_dni_type: 'CC', holder_dni: '1020304050' };

export async function checkOut(name: string): Promise<Checkout> {
  const checkout = await placeOrder(name);
  await payOnline(checkout, { method: 'card', card: { token: await tokenize(), ...HOLDER } });
  return checkout;
}

export async function readOrder({ order, headers }: Checkout): Promise<Order> {
  return (await askUntilAnswered<Order>({ path: `/orders/${order.id}.json`, headers })).body;
}

/** The news of an order until its stream ends, as it does when the backend dies. */
async function* watch({ order, headers }: Checkout): AsyncGenerator<void> {
  const leaving = new AbortController();
  const response = await fetch(`${backend.address}/orders/${order.id}/events`, {
    headers: { 'x-forwarded-host': hostOf(), ...headers },
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

/** What a page that follows the order reads in the end; null if it never does. */
export async function untilRead<T>(checkout: Checkout, read: (order: Order) => T | null): Promise<T | null> {
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

/** Every event of the gateway is lost here: the job alone finds out what became of the money, and the order's page is told. */
export async function untilPaid(checkout: Checkout): Promise<string> {
  const isOver = (status: string) => status === 'success' || status === 'error';
  const read = ({ payment }: Order) => (payment && isOver(payment.status) ? payment.status : null);
  return (await untilRead(checkout, read)) ?? 'never';
}

export const transactions = () => [...sandbox.state.transactions.values()];
export const intents = () => [...sandbox.state.stripe.intents.values()];

/** What must never be, by the books of the backend and of the gateway. */
export async function findKillFaults(): Promise<string[]> {
  const { id: instanceId } = (await askUntilAnswered<{ id: number }>({ path: '/domain/config.json' })).body;
  await backend.stop();
  return backend.readDatabase((db) =>
    findFaults({
      db,
      instanceId,
      transactions: takingsOf(sandbox.state),
      stockAtStart: new Map(tenant === AT_WOMPI ? [[dish, STOCK]] : []),
      acknowledged,
    }),
  );
}
