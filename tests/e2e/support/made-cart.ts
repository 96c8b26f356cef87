import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import type { Supplier } from '@/lib/contract/branches/supplier';
import type { Cart, CartChanges } from '@/lib/contract/cart/cart';
import type { Contact } from '@/lib/contract/people/contact';
import type { AnonymousProfile } from '@/lib/contract/people/profile';
import { orderSlice, profileSlice } from '@/lib/stores/slices';
import { ADDRESS } from '@/tests/support/shops/shop';
import { type DinerLang, TENANT } from './diner';
import { addressOf, CATALOGUES, expect, WEB_PORT } from './fixtures';

const CONTACT: Contact = {
  name: 'Ana Ruiz',
  phone: '3211234567',
  phone_code: '57',
  phone_code_iso2: 'CO',
  email: 'ana@example.com',
  dni_type: 'CC',
  dni: '1020304050',
};

/** `who`: what is not as in Colombia; null: the diner has not said who they are. */
type Wanted = CartChanges & {
  tenant?: string;
  dish?: string;
  service?: 'take_away' | 'delivery';
  who?: Partial<Contact> | null;
};

/** Asks the services of a tenant as the browser of the page would. */
export function openServices(page: Page, tenant: string) {
  const { host } = new URL(addressOf(tenant, '/'));
  return async <T>(
    method: string,
    path: string,
    { own = {}, data }: { own?: Record<string, string>; data?: object } = {},
  ): Promise<T> => {
    // Node resolves no *.localhost: the machine is named, the tenant stands in the header.
    const url = `http://127.0.0.1:${WEB_PORT}/services/${path}`;
    const answer = await page.request.fetch(url, { method, headers: { ...own, host }, data });
    expect(answer.ok(), `${path}: ${answer.ok() ? '' : await answer.text()}`).toBe(true);
    return answer.json();
  };
}

/** Puts a diner and their cart into the browser's storage, on every page of the tenant that is opened from now on. */
export async function keepInBrowser(
  page: Page,
  { host, kept }: { host: string; kept: Record<string, unknown> },
) {
  await page.addInitScript(
    ({ host, kept }) => {
      // A frame of somebody else, such as a bank's, has no storage of its own.
      if (window !== top || location.host !== host) return;
      for (const [name, state] of Object.entries(kept))
        if (localStorage.getItem(name) === null)
          localStorage.setItem(name, JSON.stringify({ version: 1, state }));
    },
    { host, kept },
  );
}

/**
 * A cart of this browser, to take away unless it says more, with a tip of a tenth, made by calls: how a diner fills one is walked by the orders
 * in cash and by delivery.
 */
async function makeCart(
  page: Page,
  { tenant = TENANT, dish = 'Caldo', service = 'take_away', who = {}, ...changes }: Wanted,
) {
  const ask = openServices(page, tenant);
  const { host, hostname } = new URL(addressOf(tenant, '/'));
  const profile = await ask<AnonymousProfile>('POST', 'core/profiles/anonymous.json', {
    data: { profile: { domain: hostname, name: '' } },
  });
  const own = { profileid: String(profile.id), token: profile.token };
  const branch = await ask<Supplier>('GET', 'experience/domain/suppliers/centro.json');
  const dishes = branch.menu.categories.flatMap(({ products }) => products);
  const product = dishes.find(({ name }) => name.startsWith(dish));
  const { purchase_id: id } = await ask<Cart>('POST', 'cart/shopping_cart/add_product_cart', {
    own,
    data: {
      product: { id: product?.id, count: 1 },
      purchase_id: null,
      data_purchase: { service, supplier_id: branch.id },
    },
  });
  const tip = { include: 'YES', percent: 10, customValue: 0 };
  const contact = who && { ...CONTACT, ...who };
  const { total } = await ask<Cart>('PUT', `cart/shopping_cart/cart/${id}.json`, {
    own,
    data: { cart: { tip, contact, ...(service === 'delivery' ? { place: ADDRESS } : {}), ...changes } },
  });
  const cart = service === 'delivery' ? { purchaseId: id } : { taPurchaseId: id };
  const order = { ...orderSlice.initial, service, ...cart };
  // As the form leaves it: who is known comes back to their order.
  const { dni_type: _type, dni: _dni, ...known } = contact ?? {};
  const kept = { profile: { ...profileSlice.initial, profile: { ...profile, ...known } }, order };
  await keepInBrowser(page, { host, kept });
  return { id, total, own, ask, open: (path: string) => page.goto(addressOf(tenant, path)) };
}

/** The form of a cart, where nobody has said yet who they are. */
export async function reachForm(page: Page): Promise<void> {
  const { open } = await makeCart(page, { who: null, tip: undefined });
  await open('/centro/precheckout');
}

/** The form of a cart of somebody who is known, whose document alone is typed: no browser keeps it. @returns the id of the order */
export async function reachKnownForm(page: Page, wanted: Wanted = {}): Promise<string> {
  const { id, open } = await makeCart(page, wanted);
  await open('/centro/precheckout');
  await page.getByLabel(CATALOGUES.es.Checkout.dni, { exact: true }).fill(CONTACT.dni ?? '');
  return String(id);
}

/** The menu beside a cart, which nobody has given a tip unless they say so. @returns the id of what will be its order */
export async function reachMenu(page: Page, { path = '', ...wanted }: Wanted & { path?: string } = {}) {
  const { id, open } = await makeCart(page, { tip: undefined, ...wanted });
  await open(`/centro?service=take_away${path}`);
  return String(id);
}

/**
 * The page on which a cart is paid by the way that it names. @param wanted.lang the language that the diner chose, if any
 * @returns the id of what will be its order
 */
export async function reachCheckout(
  page: Page,
  { lang, ...wanted }: Wanted & { lang?: DinerLang },
): Promise<string> {
  const { id, open } = await makeCart(page, wanted);
  await open(`/centro/checkout/${id}${lang ? `?lang=${lang}` : ''}`);
  return String(id);
}

/** An order in cash, made by calls. */
async function makeOrder(page: Page, wanted: Wanted = {}) {
  const made = await makeCart(page, { payment_method: 'cash', cash_amount: 20_000, ...wanted });
  await made.ask('POST', 'cart/orders.json', {
    own: { ...made.own, 'idempotency-key': randomUUID() },
    data: { purchase_id: made.id, total: made.total, terms: true },
  });
  return made;
}

/** The page of an order in cash. @returns its id */
export async function reachOrder(page: Page, wanted: Wanted = {}): Promise<string> {
  const { id, open } = await makeOrder(page, wanted);
  await open(`/centro/order/${id}`);
  return String(id);
}

/** Somebody else's order of the last piece of a dish, or of any. */
export async function orderElsewhere(browser: Browser, wanted: Wanted): Promise<void> {
  const context = await browser.newContext();
  await makeOrder(await context.newPage(), wanted);
  await context.close();
}
