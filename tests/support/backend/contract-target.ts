import { randomUUID } from 'node:crypto';
import { makeContext } from '@/backend/make-context';
import { createSmartLink } from '@/backend/people';
import type { BundleTable } from '@/backend/stored/tenant-bundle';
import { listCodes } from '@/backend/table';
import { findInstanceBySlug } from '@/backend/tenant';
import { ALL_CALLS } from '@/lib/contract/all-calls';
import type { BookingSchedule } from '@/lib/contract/booking/booking';
import type { Call } from '@/lib/contract/define-call';
import { weekdayOf } from '@/lib/domain/branches/opening-hours';
import { CONTACT } from '@/scripts/bench/load/shop';
import { branchesWithTransfer } from '@/tests/support/shops/branches-with-transfer';
import { type Answer, type Ask, createTestBackend, type TestBackend, toSent } from './backend';
import { moveToYesterday } from './move-booking';
import { createBundle } from './tenant-bundle';

/** Facts about the tenant under test, read from its own answers. */
export type Facts = {
  customerId: number;
  branchId: number;
  branchSlug: string;
  productId: number;
  latitude: number;
  longitude: number;
  sessionId: number;
  profile: { profileid: string; token: string };
  /** A smart link that lives; of nobody where the suite was given none. */
  smartLink: { profileId: string; token: string };
  /** An open take-away cart of `profile` with one line of `plainProductId`, a product without required options. */
  purchaseId: number;
  lineId: number;
  plainProductId: number;
  plainPrice: number;
  /** The text of a printed QR code; it opens no table where the suite was given none. */
  tableCode: string;
  /** A booking; none where the suite made none. */
  bookingId: number;
  /** A booked visit that was yesterday, and the token of a link to it; none where the suite made none. */
  visit: { bookingId: number; token: string };
  /** An order that waits for the proof of its transfer; none where the tenant takes no transfers. */
  transfer: { purchaseId: number; headers: Record<string, string> };
  /** A day on which slots can be asked for. */
  date: string;
};

export type Target = { ask(ask: Ask): Promise<Answer>; facts: Facts; close(): Promise<void> };

export const nameOf = (call: Pick<Call, 'method' | 'path'>) => `${call.method} ${call.path}`;

/** The call of the contract by its method and path. */
export function getCall(name: string): Call {
  const call = ALL_CALLS.find((one) => nameOf(one) === name);
  if (!call) throw new Error(`the contract has no call ${name}`);
  return call;
}

async function askOver(baseUrl: string, host: string, ask: Ask): Promise<Answer> {
  const { method = 'GET', path, headers = {}, body } = ask;
  const response = await fetch(`${baseUrl}${path}`, {
    method,
    headers: {
      'x-forwarded-host': ask.host ?? host,
      ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: toSent(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: isJson ? JSON.parse(text) : undefined,
  };
}

type Begun = Pick<Facts, 'purchaseId' | 'lineId' | 'plainPrice'>;

/** Begins a cart for a profile. */
export async function beginCart({
  ask,
  branchId,
  productId,
  headers,
}: {
  ask: Target['ask'];
  branchId: number;
  productId: number;
  headers: Record<string, string>;
}): Promise<Begun> {
  const { body } = await ask({
    method: 'POST',
    path: '/shopping_cart/add_product_cart',
    headers,
    body: {
      product: { id: productId, count: 1 },
      data_purchase: { service: 'take_away', supplier_id: branchId },
    },
  });
  const { purchase_id, products } = body as {
    purchase_id: number;
    products: { id: number; unit_price: number }[];
  };
  const [line] = products;
  return { purchaseId: purchase_id, lineId: line?.id ?? 0, plainPrice: line?.unit_price ?? 0 };
}

/** Reads the facts off the tenant's own answers, with a profile and a visit of its own. */
export async function readFacts(ask: Target['ask'], date: string): Promise<Facts> {
  const get = async <T>(path: string) => (await ask({ path })).body as T;
  const post = async <T>(path: string, body: object) => (await ask({ method: 'POST', path, body })).body as T;
  const config = await get<{ id: number; suppliers: { id: number; slug: string }[] }>('/domain/config.json');
  const branch = config.suppliers[0] ?? { id: 0, slug: '' };
  const settings = await get<{ location: { latitude: number; longitude: number } }>(
    `/domain/branches/${branch.id}.json`,
  );
  type Node = {
    products: { id: number; has_required_options: boolean; available: boolean; is_alcoholic: boolean }[];
    subcategories?: Node[];
  };
  const menu = await get<{ menu: { categories: Node[] } }>(`/domain/suppliers/${branch.slug}.json`);
  const products = menu.menu.categories.flatMap((node) => [
    ...node.products,
    ...(node.subcategories ?? []).flatMap((child) => child.products),
  ]);
  const profile = await post<{ id: number; token: string }>('/profiles/anonymous.json', {
    profile: { domain: 'contract.test', name: '' },
  });
  const session = await post<{ id: number }>('/api/sessions.json', {
    customer_id: config.id,
    so: 'Linux',
    browser: 'Chromium',
    pixel_width: 390,
    pixel_height: 844,
  });
  const headers = { profileid: String(profile.id), token: profile.token };
  const plainProductId =
    products.find((one) => one.available && !one.has_required_options && !one.is_alcoholic)?.id ?? 0;
  return {
    ...(await beginCart({ ask, branchId: branch.id, productId: plainProductId, headers })),
    plainProductId,
    customerId: config.id,
    branchId: branch.id,
    branchSlug: branch.slug,
    productId: products[0]?.id ?? 0,
    ...settings.location,
    sessionId: session.id,
    profile: headers,
    smartLink: { profileId: String(profile.id), token: 'a'.repeat(64) },
    tableCode: 'x'.repeat(22),
    bookingId: 0,
    visit: { bookingId: 0, token: 'x'.repeat(43) },
    transfer: { purchaseId: 0, headers: {} },
    date,
  };
}

/** With an order by transfer, of a profile of its own. */
export async function withTransfer({ ask, facts }: Pick<Target, 'ask' | 'facts'>): Promise<Facts> {
  const { body } = await ask({
    method: 'POST',
    path: '/profiles/anonymous.json',
    body: { profile: { domain: 'contract.test', name: '' } },
  });
  const { id, token } = body as { id: number; token: string };
  const headers = { profileid: String(id), token };
  const { branchId, plainProductId: productId } = facts;
  const { purchaseId } = await beginCart({ ask, branchId, productId, headers });
  const settled = await ask({
    method: 'PUT',
    path: `/shopping_cart/cart/${purchaseId}.json`,
    headers,
    body: { cart: { contact: CONTACT, payment_method: 'transfer' } },
  });
  const { total } = settled.body as { total: number };
  const order = { purchase_id: purchaseId, total, terms: true };
  await ask({
    method: 'POST',
    path: '/orders.json',
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body: order,
  });
  return { ...facts, transfer: { purchaseId, headers } };
}

/** With a booking of the facts' profile, on the last day that can be booked. */
async function withBooking({ ask, facts }: Pick<Target, 'ask' | 'facts'>): Promise<Facts> {
  const { branchId, profile } = facts;
  const hoursOf = async (more: string) => {
    const path = `/api/v4/schedules?branch_id=${branchId}&people=2${more}`;
    return (await ask({ path })).body as BookingSchedule;
  };
  const { days } = await hoursOf('');
  const date = days.findLast(({ state }) => state === 'open')?.date ?? '';
  const { hours } = await hoursOf(`&date=${date}`);
  const { dni: _dni, dni_type: _type, ...contact } = CONTACT;
  const { body } = await ask({
    method: 'POST',
    path: '/book/bookings.json',
    headers: { ...profile, 'idempotency-key': randomUUID() },
    body: {
      branch_id: branchId,
      date,
      hour: hours.find(({ places }) => places !== 'full')?.hour,
      people: 2,
      day: weekdayOf(date),
      contact,
      terms: true,
    },
  });
  return { ...facts, bookingId: (body as { id: number }).id };
}

type OfTenant = { backend: TestBackend; slug: string; facts: Facts };

async function asOperator({ backend, slug }: Omit<OfTenant, 'facts'>) {
  const instance = await findInstanceBySlug({ db: backend.db, slug });
  if (!instance) throw new Error(`there is no tenant ${slug}`);
  return makeContext({ deps: backend.deps, instance, actor: { kind: 'operator' } });
}

/** With a smart link of the facts' profile. */
export async function withSmartLink({ facts, ...tenant }: OfTenant): Promise<Facts> {
  const { profileid: profileId } = facts.profile;
  const { url } = await createSmartLink({ ctx: await asOperator(tenant), input: { profileId } });
  return { ...facts, smartLink: { profileId, token: url.split('/').at(-1) ?? '' } };
}

/** With a visit of the facts' profile. */
async function withVisit({
  backend,
  ask,
  facts,
}: Pick<Target, 'ask'> & Omit<OfTenant, 'slug'>): Promise<Facts> {
  const post = (path: string, body: object) => ask({ method: 'POST', path, headers: facts.profile, body });
  const wish = { branch_id: facts.branchId, date: '2026-11-20', day: 'fri', hour: '20:00', people: 2 };
  const { dni: _dni, dni_type: _type, ...contact } = CONTACT;
  const booked = await post('/book/bookings.json', { ...wish, contact, terms: true });
  const { id } = booked.body as { id: number };
  const { token } = (await post(`/book/bookings/${id}/links.json`, {})).body as { token: string };
  await moveToYesterday({ backend, id });
  return { ...facts, visit: { bookingId: id, token } };
}

/** A table for the bundle of a tenant whose facts are to hold a code. */
export const CODE_TABLE: BundleTable = {
  branchSlug: 'centro',
  kind: 'table',
  label: '1',
  seats: 4,
  active: true,
  area: null,
  joinGroup: null,
  qrVersion: 1,
};

/** With the code of `CODE_TABLE`. */
export async function withTableCode({ facts, ...tenant }: OfTenant): Promise<Facts> {
  const { codes } = await listCodes({ ctx: await asOperator(tenant), input: { branch: null } });
  return { ...facts, tableCode: new URL(codes[0]?.url ?? '').searchParams.get('table') ?? '' };
}

/**
 * Opens the backend that the suite asks: one in this process with a tenant of its own, or the one at BASE_URL
 * with the tenant of CONTRACT_HOST (default: the first demo tenant).
 */
export async function openTarget(): Promise<Target> {
  const baseUrl = process.env.BASE_URL;
  if (baseUrl) {
    const host = process.env.CONTRACT_HOST ?? 'brasa-andina.localhost';
    const ask = (one: Ask) => askOver(baseUrl.replace(/\/$/, ''), host, one);
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const [profileId = '1', token = ''] = (process.env.CONTRACT_SMART_LINK ?? '').split('/').slice(-2);
    const read = await withTransfer({ ask, facts: await readFacts(ask, tomorrow) });
    const facts = { ...(await withBooking({ ask, facts: read })), smartLink: { profileId, token } };
    return { ask, facts, close: () => Promise.resolve() };
  }
  const backend = await createTestBackend();
  const bundle = createBundle({ branches: branchesWithTransfer(), tables: [CODE_TABLE] });
  const { host, slug } = await backend.importTenant(bundle);
  const ask = (one: Ask) => backend.ask({ host, ...one });
  const read = await withTransfer({ ask, facts: await readFacts(ask, '2026-11-19') });
  const linked = await withSmartLink({ backend, slug, facts: read });
  const visited = await withVisit({ backend, ask, facts: linked });
  const facts = await withBooking({ ask, facts: visited });
  return { ask, facts, close: backend.close };
}
