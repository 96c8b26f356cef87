import type { Context, Hono } from 'hono';
import type { Acceptance } from './acceptance';
import type { SandboxOptions } from './app';
import { authorizeCreate, authorizePrivate } from './authorize';
import { NEVER } from './charge-method';
import { cutConnection, untilGone } from './connection';
import { createTransaction } from './create-transaction';
import { strikes } from './faults';
import { ERRORS, OWN_ERRORS } from './gateway-errors';
import type { GatewayState, Transaction } from './gateway-state';
import { readBody } from './read-body';
import { settle, toWire } from './settle-transaction';
import { voidTransaction } from './void-transaction';

const LARGEST_PAGE = 200;

const pageOf = (c: Context) => {
  const read = (name: string, otherwise: number) => Number(c.req.query(name) ?? otherwise);
  const size = read('page_size', 25);
  const page = read('page', 1);
  if (!Number.isInteger(page) || page < 1) throw OWN_ERRORS.badField('page');
  if (!Number.isInteger(size) || size < 1 || size > LARGEST_PAGE) throw OWN_ERRORS.badField('page_size');
  return { page, page_size: size };
};

type Charges = {
  state: GatewayState;
  acceptance: Acceptance;
  options: SandboxOptions;
  advance: (transaction: Transaction) => Transaction;
  announce: (transaction: Transaction) => void;
  tell: (transaction: Transaction) => Promise<void>;
};

async function takeCharge(c: Context, charges: Charges): Promise<Response> {
  const { state, acceptance, options, advance, tell } = charges;
  const now = () => options.clock().getTime();
  const body = await readBody(c);
  if (strikes(state.faults, 'failCreate')) throw OWN_ERRORS.broken();
  const transaction = createTransaction({
    state,
    acceptance,
    body,
    authorize: () => authorizeCreate(c.req.header('authorization')),
    bankPage: (id) => new URL(`/v1/pse/redirect?ticket_id=${id}`, c.req.url).toString(),
    ownBase: new URL(c.req.url).origin,
    now: now(),
    settleMs: state.faults.settleMs ?? options.settleMs,
    pseMode: options.pseMode ?? 'page',
  });
  const answer = structuredClone(toWire(transaction));
  if (state.faults.eventFirst) {
    settle(transaction, transaction.settlesAt);
    await tell(transaction);
  } else if (transaction.settlesAt !== NEVER) {
    options.later(() => advance(transaction), transaction.settlesAt - now());
  }
  if (strikes(state.faults, 'dropAnswer')) return cutConnection(c);
  if (strikes(state.faults, 'hangAnswer')) await untilGone(c);
  return c.json({ data: answer, meta: {} }, 201);
}

function listCharges(c: Context, { state, advance }: Charges): Response {
  const slug = authorizePrivate(c.req.header('authorization'));
  const { page, page_size } = pageOf(c);
  const [reference, status] = [c.req.query('reference'), c.req.query('status')];
  const found = [...state.transactions.values()]
    .filter((one) => one.slug === slug && (reference === undefined || one.reference === reference))
    .map(advance)
    .filter((one) => status === undefined || one.status === status)
    .reverse();
  const data = found.slice((page - 1) * page_size, page * page_size).map(toWire);
  return c.json({ data, meta: { page, page_size, total_results: found.length } });
}

export function registerTransactions({ app, ...charges }: Charges & { app: Hono }): void {
  const { state, options, advance, announce } = charges;
  app.post('/v1/transactions', (c) => takeCharge(c, charges));
  app.get('/v1/transactions', (c) => listCharges(c, charges));

  // Open to whoever knows the id, but not with an unknown private key.
  app.get('/v1/transactions/:id', (c) => {
    const header = c.req.header('authorization');
    if (header?.includes('prv_')) authorizePrivate(header);
    const transaction = state.transactions.get(c.req.param('id'));
    if (!transaction) throw ERRORS.notFound();
    return c.json({ data: toWire(advance(transaction)), meta: {} });
  });

  app.post('/v1/transactions/:id/void', (c) => {
    const slug = authorizePrivate(c.req.header('authorization'));
    const now = options.clock().getTime();
    const transaction = voidTransaction({ state, slug, id: c.req.param('id'), now });
    announce(transaction);
    return c.json({ data: { transaction: toWire(transaction) }, meta: {} }, 201);
  });
}
