import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALL_CALLS } from '@/lib/contract/all-calls';
import type { TestBackend } from '@/tests/support/backend/backend';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import {
  beginCart,
  CODE_TABLE,
  type Facts,
  nameOf,
  readFacts,
  withSmartLink,
  withTableCode,
  withTransfer,
} from '@/tests/support/backend/contract-target';
import { createBundle, createCoupon } from '@/tests/support/backend/tenant-bundle';
import { PIXEL, toPictureForm } from '@/tests/support/backend/to-form';
import { branchesWithTransfer } from '@/tests/support/shops/branches-with-transfer';
import { CARDS, createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { ADDRESS, CONTACT, openShop } from '@/tests/support/shops/shop';
import { BRANCH_CASES } from './cases-of-branches';
import { CART_CASES } from './cases-of-carts';
import { DINER_CASES } from './cases-of-diners';
import { TRANSFER_CASES } from './cases-of-transfers';
import { MEASURE_CASES } from './cases-of-visits';
import { askAccount } from './examples-of-accounts';
import { askBookings } from './examples-of-bookings';
import { askFollowing } from './examples-of-following';
import { askGroup } from './examples-of-groups';
import { askRating } from './examples-of-ratings';

/** `RECORD_EXAMPLES=1` writes the examples anew instead of comparing them. */
const RECORDING = process.env.RECORD_EXAMPLES === '1';
const FILE = join(__dirname, '../support/backend/contract-examples.json');
const calls = ALL_CALLS.filter((call) => call.service !== 'staff');

/** The keys and types of a value, without its contents. */
function shapeOf(value: unknown): unknown {
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object') return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]));
}

const COUPON_ASKS = [
  {
    name: 'POST /shopping_cart/coupon/{purchase_id}.json',
    method: 'POST',
    body: { coupon: { code: 'MESA' } },
  },
  { name: 'DELETE /shopping_cart/coupon/{purchase_id}.json', method: 'DELETE' },
];

const tableAsks = ({ tableCode: token, profile: headers }: Facts) => [
  {
    name: 'POST /on_table/open.json',
    ask: { method: 'POST', path: '/on_table/open.json', headers, body: { token } },
  },
  {
    name: 'POST /on_table/call_waiter.json',
    ask: { method: 'POST', path: '/on_table/call_waiter.json', headers, body: { reason: 'bill' } },
  },
  { name: 'GET /on_table/visit.json', ask: { path: '/on_table/visit.json', headers } },
];

/** Answers about a profile that nothing else needs. */
async function askOwnData(ask: TestBackend['ask']): Promise<[string, unknown][]> {
  const made = await ask({
    method: 'POST',
    path: '/profiles/anonymous.json',
    body: { profile: { domain: 'contract.test', name: 'Ana' } },
  });
  const { id, token } = made.body as { id: number; token: string };
  const headers = { profileid: String(id), token };
  const told = await ask({ path: '/profiles/export.json', headers });
  const open = await ask({ path: '/profiles/affair.json', headers });
  const forgotten = await ask({ method: 'POST', path: '/profiles/forget.json', headers, body: {} });
  return [
    ['GET /profiles/export.json', told.body],
    ['GET /profiles/affair.json', open.body],
    ['POST /profiles/forget.json', forgotten.body],
  ];
}

/** Our own calls of orders, about an order that is placed for them. */
async function askOrders({
  ask,
  facts,
  tokenize,
}: {
  ask: TestBackend['ask'];
  facts: Facts;
  tokenize: () => Promise<string>;
}) {
  const created = await ask({
    method: 'POST',
    path: '/profiles/anonymous.json',
    body: { profile: { domain: 'contract.test', name: '' } },
  });
  const { id, token } = created.body as { id: number; token: string };
  const headers = { profileid: String(id), token };
  const { purchaseId } = await beginCart({
    ask,
    headers,
    branchId: facts.branchId,
    productId: facts.plainProductId,
  });
  const settle = { method: 'PUT', path: `/shopping_cart/cart/${purchaseId}.json`, headers };
  const { body } = await ask({ ...settle, body: { cart: { contact: CONTACT, payment_method: 'card' } } });
  const { total } = body as { total: number };
  const own = { path: `/orders/${purchaseId}.json`, headers };
  const ofOrder = (what: string) => ({ method: 'POST', path: `/orders/${purchaseId}/${what}.json`, headers });
  const order = { purchase_id: purchaseId, total, terms: true };
  const place = { method: 'POST', path: '/orders.json', headers, body: order };
  const payment = {
    purchase_id: purchaseId,
    method: 'card',
    card: { token: await tokenize(), holder_dni_type: 'CC', holder_dni: '1020304050' },
    acceptance: true,
  };
  return [
    {
      name: 'GET /payments/gateway.json',
      ask: { path: `/payments/gateway.json?supplier_id=${facts.branchId}` },
    },
    {
      name: 'GET /payments/banks.json',
      ask: { path: `/payments/banks.json?supplier_id=${facts.branchId}` },
    },
    { name: 'POST /orders.json', ask: place },
    { name: 'GET /orders/{id}.json', ask: own },
    { name: 'POST /orders/{id}/again.json', ask: ofOrder('again') },
    {
      name: 'POST /orders/{id}/link.json',
      ask: { ...ofOrder('link'), body: { token: 'x'.repeat(43) } },
    },
    {
      name: 'POST /orders/{id}/members.json',
      ask: { ...ofOrder('members'), body: { token: 'x'.repeat(43), terms: true } },
    },
    { name: 'DELETE /orders/{id}.json', ask: { ...own, method: 'DELETE' } },
    { name: 'POST /orders.json', ask: place },
    { name: 'POST /payments.json', ask: { method: 'POST', path: '/payments.json', headers, body: payment } },
  ];
}

/** A code by SMS, at a tenant that asks for one. */
async function askCodes(backend: TestBackend): Promise<void> {
  const flags = { ...createBundle().flags, smsVerification: true };
  const { ask, ...shop } = await openShop(backend, { flags });
  const diner = await shop.createDiner();
  const { body } = await shop.add(diner, { id: shop.offerId('limonada') }, { service: 'delivery' });
  const { purchase_id } = body as { purchase_id: number };
  await shop.settle(diner, purchase_id, { contact: CONTACT, place: ADDRESS });
  const post = async (path: string, more: object = {}) => {
    const one = { method: 'POST', path, headers: diner.headers, body: { purchase_id, ...more } };
    answers.set(`POST ${path}`, (await ask(one)).body);
  };
  await post('/profiles/phone_codes.json');
  await post('/profiles/confirmed_phones.json', { code: '1234' });
}

let paying: PayingBackend;
const answers = new Map<string, unknown>();

beforeAll(async () => {
  paying = await createPayingBackend();
  const { backend } = paying;
  const coupons = [createCoupon({ code: 'mesa' })];
  const { host, slug } = await backend.importTenant(
    createBundle({ coupons, branches: branchesWithTransfer(), tables: [CODE_TABLE] }),
  );
  const ask: TestBackend['ask'] = (one) => backend.ask({ host, ...one });
  const read = await withTransfer({ ask, facts: await readFacts(ask, '2026-11-19') });
  const linked = await withSmartLink({ backend, slug, facts: read });
  const facts = await withTableCode({ backend, slug, facts: linked });
  const couponPath = `/shopping_cart/coupon/${facts.purchaseId}.json`;
  const asks = [
    ...[...DINER_CASES, ...BRANCH_CASES, ...MEASURE_CASES, ...CART_CASES, ...TRANSFER_CASES].map((entry) => ({
      name: entry.name,
      ask: entry.ask(facts),
    })),
    ...['GET', 'DELETE'].map((method) => ({
      name: `${method} /payments/transfer/{purchase_id}.json`,
      ask: {
        method,
        path: `/payments/transfer/${facts.transfer.purchaseId}.json`,
        headers: facts.transfer.headers,
      },
    })),
    {
      name: 'GET /api/places.json',
      ask: { path: '/api/places.json?text=calle+60&lat=4.65&lon=-74.06', headers: facts.profile },
    },
    {
      name: 'GET /api/place_at.json',
      ask: { path: '/api/place_at.json?lat=4.6482&lon=-74.0635', headers: facts.profile },
    },
    {
      name: 'GET /api/branches_at.json',
      ask: { path: '/api/branches_at.json?service=delivery&lat=4.65&lon=-74.06' },
    },
    ...tableAsks(facts),
    { name: 'GET /domain/branches.json', ask: { path: '/domain/branches.json' } },
    { name: 'GET /api/products/{id}.json', ask: { path: `/api/products/${facts.productId}.json` } },
    { name: 'GET /api/dish_facts/{id}.json', ask: { path: `/api/dish_facts/${facts.branchId}.json` } },
    { name: 'GET /api/menu_now/{id}.json', ask: { path: `/api/menu_now/${facts.branchId}.json` } },
    {
      name: 'GET /domain/page_ids/{id}.json',
      ask: { path: `/domain/page_ids/${facts.branchId}.json` },
    },
    ...COUPON_ASKS.map(({ name, method, body }) => ({
      name,
      ask: { method, path: couponPath, headers: facts.profile, ...(body ? { body } : {}) },
    })),
    ...(await askOrders({ ask, facts, tokenize: () => paying.tokenize(slug, CARDS.approved) })),
  ];
  for (const { name, ask: one } of asks) answers.set(name, (await ask(one)).body);
  for (const [name, body] of await askOwnData(ask)) answers.set(name, body);
  const photo = { path: '/api/door_photos', headers: facts.profile };
  const kept = (await ask({ ...photo, method: 'POST', body: toPictureForm(PIXEL) })).body;
  answers.set('POST /api/door_photos', kept);
  const ownPhoto = { ...photo, path: `/api/door_photos/${(kept as { id: number }).id}.json` };
  for (const method of ['GET', 'DELETE'])
    answers.set(`${method} /api/door_photos/{id}.json`, (await ask({ ...ownPhoto, method })).body);
  const { headers } = asks.find(({ name }) => name === 'POST /payments.json')?.ask ?? {};
  const inPerson = {
    method: 'PUT',
    path: `/payments/in_person/${(answers.get('POST /orders.json') as { id: number }).id}.json`,
    body: { method: 'cash', cash_amount: 200_000 },
    ...(headers ? { headers } : {}),
  };
  answers.set('PUT /payments/in_person/{purchase_id}.json', (await ask(inPerson)).body);
  const tip = { include: 'YES', percent: 10, customValue: 0 };
  const changed = {
    ...inPerson,
    path: inPerson.path.replace('/payments/in_person/', '/orders/'),
    body: { tip },
  };
  const { path: orderPath } = changed;
  const changing = { ...changed, path: orderPath.replace('.json', '/tip.json') };
  answers.set('PUT /orders/{id}/tip.json', (await ask(changing)).body);
  const { id: paymentId } = answers.get('POST /payments.json') as { id: number };
  const givenUp = {
    method: 'PUT',
    path: `/payments/given_up/${paymentId}.json`,
    ...(headers ? { headers } : {}),
  };
  answers.set('PUT /payments/given_up/{payment_id}.json', (await ask(givenUp)).body);
  await askCodes(backend);
  const more = [
    await askGroup(backend),
    await askAccount(backend),
    await askBookings(backend),
    await askRating(backend),
    await askFollowing(backend),
  ];
  for (const [name, body] of more.flat()) answers.set(name, body);
  if (RECORDING) {
    const sorted = [...answers].sort(([a], [b]) => a.localeCompare(b));
    writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
  }
}, 120_000);
afterAll(() => paying.close());

test.each(calls)('the example of $method $path has the shape of the answer', (call) => {
  if (RECORDING) return;
  expect(shapeOf(getContractExample(call))).toEqual(shapeOf(answers.get(nameOf(call))));
});
