import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type ServerType, serve } from '@hono/node-server';
import { createSandbox } from '@/backend/sandbox/app';
import type { Supplier } from '@/lib/contract/branches/supplier';
import type { Cart } from '@/lib/contract/cart/cart';
import type { Order } from '@/lib/contract/orders/orders';
import type { Instance } from '@/lib/contract/tenant/instance';
import { createKillableBackend } from '@/tests/support/backend/killable-backend';
import { CONTACT } from '@/tests/support/shops/shop';

const HOST = 'siempre-abierta.localhost';

jest.setTimeout(120_000);

let gateway: ServerType;
let backend: Awaited<ReturnType<typeof createKillableBackend>>;

beforeAll(async () => {
  const sandbox = createSandbox({
    eventsUrl: 'http://127.0.0.1:1/nowhere',
    clock: () => new Date(),
    settleMs: 20,
    retryMs: [],
    later: (work, ms) => void setTimeout(work, ms),
  });
  gateway = serve({ hostname: '127.0.0.1', port: 0, fetch: sandbox.app.fetch });
  if (!gateway.listening) await once(gateway, 'listening');
  backend = await createKillableBackend({
    sandboxPort: (gateway.address() as AddressInfo).port,
    leaseMs: 600_000,
  });
  await backend.start();
  await backend.importTenant('tests/e2e/tenants/siempre-abierta');
});
afterAll(async () => {
  await backend.close();
  gateway.close();
});

type Init = { method?: string; headers?: Record<string, string>; body?: unknown };

async function ask<T>(path: string, { body, headers, method = 'GET' }: Init = {}) {
  const response = await fetch(`${backend.address}${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    headers: { 'x-forwarded-host': HOST, 'content-type': 'application/json', ...headers },
  });
  return { status: response.status, body: (await response.json()) as T };
}

/** A new diner's cart, ready to be placed. */
async function fillCart() {
  const { body: diner } = await ask<{ id: number; token: string }>('/profiles/anonymous.json', {
    method: 'POST',
    body: { profile: { domain: HOST, name: '' } },
  });
  const headers = { profileid: String(diner.id), token: diner.token };
  const { body: config } = await ask<Instance>('/domain/config.json');
  const [branch] = config.suppliers;
  const { body: supplier } = await ask<Supplier>(`/domain/suppliers/${branch?.slug}.json`);
  const { body: begun } = await ask<Cart>('/shopping_cart/add_product_cart', {
    method: 'POST',
    headers,
    body: {
      product: { id: supplier.menu.categories[0]?.products[0]?.id, count: 1 },
      data_purchase: { service: 'take_away', supplier_id: branch?.id },
    },
  });
  const { body: cart } = await ask<Cart>(`/shopping_cart/cart/${begun.purchase_id}.json`, {
    method: 'PUT',
    headers,
    body: { cart: { contact: CONTACT, payment_method: 'card' } },
  });
  expect(cart.issues).toEqual([]);
  return { headers, cart };
}

/** How long the next backend needs to know that the dead one is dead: an embedded database has no other. */
const NOTICED_MS = process.env.DATABASE_URL ? 2_000 : 0;

it('answers a call soon whose backend died under it, however long its lease was (guarantee/crash-recovery)', async () => {
  const { headers, cart } = await fillCart();
  const place = () =>
    ask<Order>('/orders.json', {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': 'one-order' },
      body: { purchase_id: cart.purchase_id, total: cart.total, terms: true },
    });
  await backend.stop();
  await backend.start('order-after-commit');
  await expect(place()).rejects.toThrow();
  await backend.start();
  const readyAt = performance.now();
  let again = await place();
  while (again.status === 409 && performance.now() - readyAt < NOTICED_MS) {
    await new Promise((done) => setTimeout(done, 50));
    again = await place();
  }
  expect([again.status, again.body.id]).toEqual([201, cart.purchase_id]);
});
