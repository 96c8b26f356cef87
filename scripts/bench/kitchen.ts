import { readFileSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { BACKEND_PORT } from './stage';

const agent = new Agent({ keepAlive: true, maxSockets: 128 });

type Call = { host?: string; method?: string; path: string; headers?: Record<string, string>; body?: object };

function send({
  host = '127.0.0.1',
  method = 'GET',
  path,
  headers = {},
  body,
}: Call): Promise<IncomingMessage> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const type =
    text === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
  return new Promise((resolve, reject) => {
    const sent = request(
      { agent, host: '127.0.0.1', port: BACKEND_PORT, method, path, headers: { ...headers, ...type, host } },
      resolve,
    );
    sent.on('error', reject);
    sent.end(text);
  });
}

/** Calls the backend and reads its answer. @throws Error when it refuses */
export async function call<Answer>(what: Call): Promise<Answer> {
  const answer = await send(what);
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part);
  const text = Buffer.concat(parts).toString('utf8');
  if ((answer.statusCode ?? 0) >= 300)
    throw new Error(`${what.path} answered ${answer.statusCode}: ${text.slice(0, 200)}`);
  return JSON.parse(text) as Answer;
}

export type Diner = { id: number; token: string };
const own = ({ id, token }: Diner) => ({ profileid: String(id), token });

type Card = {
  id: number;
  price: number;
  available: boolean;
  stock: number | null;
  has_required_options: boolean;
};
type Section = { products: Card[]; subcategories?: Section[] };
type Branch = { id: number; menu: { categories: Section[] } };
type Cart = { purchase_id: number; total: number };

const CONTACT = {
  name: 'Ana Ruiz',
  phone: '3211234567',
  phone_code: '57',
  phone_code_iso2: 'CO',
  email: 'ana@example.com',
  dni_type: 'CC',
  dni: '1020304050',
};
const PLACE = {
  latitude: 4.65,
  longitude: -74.06,
  address: 'Calle 60 # 9-40',
  address_optional: '',
  neighbourhood: 'Chapinero',
  reference: 'Frente al parque',
  formatted_address: 'Calle 60 # 9-40, Bogotá',
  city: 'Bogotá',
  place_id: null,
};

/** What diners do at one tenant of the running backend. */
export async function enterKitchen(host: string) {
  const branch = await call<Branch>({ host, path: '/domain/suppliers/centro.json' });
  const cards = branch.menu.categories.flatMap(({ products, subcategories = [] }) => [
    ...products,
    ...subcategories.flatMap((one) => one.products),
  ]);
  const plain = cards.filter((one) => one.available && one.stock === null && !one.has_required_options);
  const pick = (seed: number) => plain[seed % plain.length]?.id ?? 0;
  const createDiner = () =>
    call<Diner>({
      host,
      method: 'POST',
      path: '/profiles/anonymous.json',
      body: { profile: { domain: host, name: '' } },
    });
  const add = ({
    diner,
    seed,
    purchaseId = null,
  }: {
    diner: Diner;
    seed: number;
    purchaseId?: number | null;
  }) =>
    call<Cart>({
      host,
      method: 'POST',
      path: '/shopping_cart/add_product_cart',
      headers: own(diner),
      body: {
        product: { id: pick(seed), count: 1 },
        purchase_id: purchaseId,
        data_purchase: { service: 'delivery', supplier_id: branch.id },
      },
    });
  /** A cart of three dishes with its contact and its place, ready to be placed and paid in cash. */
  async function fillCart(seed: number) {
    const diner = await createDiner();
    const { purchase_id } = await add({ diner, seed });
    for (const more of [1, 2]) await add({ diner, seed: seed + more * 7, purchaseId: purchase_id });
    const cart = await call<Cart>({
      host,
      method: 'PUT',
      path: `/shopping_cart/cart/${purchase_id}.json`,
      headers: own(diner),
      body: { cart: { contact: CONTACT, place: PLACE, payment_method: 'cash', cash_amount: 1_000_000 } },
    });
    return { diner, purchaseId: purchase_id, total: cart.total };
  }
  const place = ({ diner, purchaseId, total }: { diner: Diner; purchaseId: number; total: number }) =>
    call<{ id: number }>({
      host,
      method: 'POST',
      path: '/orders.json',
      headers: { ...own(diner), 'idempotency-key': `bench-${purchaseId}-0123456789` },
      body: { purchase_id: purchaseId, total, terms: true },
    });
  /** Opens an order's live page; `next` resolves at its next event. */
  async function watch({ diner, id }: { diner: Diner; id: number }) {
    const stream = await send({ host, path: `/orders/${id}/events`, headers: own(diner) });
    const next = () =>
      new Promise<void>((resolve) => {
        const read = (part: Buffer) => {
          if (!part.toString().includes('data:')) return;
          stream.off('data', read);
          resolve();
        };
        stream.on('data', read);
      });
    return { next, close: () => stream.destroy() };
  }
  return { createDiner, add, fillCart, place, watch };
}

/** Moves an order as the command line does, by the key in the data folder. */
export function moveOrder({
  dataDir,
  id,
  status,
}: {
  dataDir: string;
  id: number;
  status: string;
}): Promise<object> {
  const { key } = JSON.parse(readFileSync(join(dataDir, 'backend.lock'), 'utf8')) as { key: string };
  return call({
    method: 'PUT',
    path: `/operator/orders/${id}/status`,
    headers: { authorization: `Bearer ${key}` },
    body: { status },
  });
}
