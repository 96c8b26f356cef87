import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { createBreaker } from '@/backend/providers/payments/breaker';
import type { CreateInput } from '@/backend/providers/payments/port';
import { sandboxKeys } from '@/backend/providers/payments/sandbox-keys';
import { createWompi } from '@/backend/providers/payments/wompi/create-wompi';
import { createSandbox, type SandboxOptions } from '@/backend/sandbox/app';
import { type Faults, faultsSchema } from '@/backend/sandbox/faults';
import { openStubGateway } from './stub-gateway';

export const SLUG = 'brasa-andina';
export const SETTLE_MS = 1_500;

/** A sandbox on a socket, on a clock that a test moves, with the product's event address beside it. */
export async function openSandbox(options: Partial<SandboxOptions> = {}) {
  const clock = { now: Date.parse('2026-11-18T17:00:00Z') };
  const waiting: { work: () => void; at: number }[] = [];
  let onWait = () => {};
  const shop = await openStubGateway((response) => response.writeHead(200).end('{}'));
  const { app, state, sender } = createSandbox({
    eventsUrl: `${shop.base}/webhooks/sandbox`,
    clock: () => new Date(clock.now),
    settleMs: SETTLE_MS,
    retryMs: [],
    later(work, ms) {
      waiting.push({ work, at: clock.now + ms });
      onWait();
    },
    ...options,
  });
  const server = serve({ hostname: '127.0.0.1', port: 0, fetch: app.fetch });
  if (!server.listening) await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const keys = sandboxKeys(SLUG);

  const ask = async (
    path: string,
    { key, body, method = body === undefined ? 'GET' : 'POST', headers = {} }: AskOptions = {},
  ) => {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: {
        ...(key ? { authorization: `Bearer ${key}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: parse(text) };
  };
  return {
    app,
    state,
    sender,
    origin,
    keys,
    clock,
    /** The calls that the product's event address got. */
    events: shop,
    ask,
    setFaults: (faults: Partial<Faults>) => void Object.assign(state.faults, faultsSchema.parse(faults)),
    /** Time passes at the gateway, and what was waiting for it happens. */
    async pass(ms: number) {
      clock.now += ms;
      const due = waiting.filter(({ at }) => at <= clock.now);
      for (const one of due) waiting.splice(waiting.indexOf(one), 1);
      for (const { work } of due) work();
    },
    /** How many wait for a later time. */
    waiting: () => waiting.length,
    /** Until something waits. */
    untilWaiting: () =>
      new Promise<void>((done) => {
        onWait = done;
        if (waiting.length > 0) done();
      }),
    adapter: (
      changes: { slug?: string; timeoutMs?: number; eventsSecret?: null; threeDs?: 'required' | 'off' } = {},
    ) => {
      const { slug = SLUG, timeoutMs = 5_000, ...own } = changes;
      const base = { apiBase: `${origin}/v1`, browserBase: `${origin}/v1` };
      return createWompi({
        account: { ...base, ...sandboxKeys(slug), ...own },
        guarded: createBreaker(() => new Date(clock.now)),
        timeoutMs,
      });
    },
    async tokenize(number = '4242424242424242', slug = SLUG): Promise<string> {
      const card = { number, cvc: '123', exp_month: '12', exp_year: '30', card_holder: 'Ana Ruiz' };
      const { body } = await ask('/v1/tokens/cards', { key: sandboxKeys(slug).publicKey, body: card });
      return (body as { data: { id: string } }).data.id;
    },
    async close() {
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
      await shop.close();
    },
  };
}
type AskOptions = { key?: string; body?: unknown; method?: string; headers?: Record<string, string> };
export type SandboxBench = Awaited<ReturnType<typeof openSandbox>>;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The product's request for a charge; `changes` are a test's own. */
export const chargeInput = (changes: Partial<CreateInput> = {}): CreateInput => ({
  reference: '77-1',
  amountMinor: 32_500,
  currency: 'COP',
  method: { type: 'card', token: 'tok_test' },
  payer: {
    name: 'Ana Ruiz',
    email: 'ana@example.com',
    phone: '+57 310 555 0101',
    document: { type: 'CC', number: '1020304050' },
  },
  returnUrl: 'http://brasa-andina.localhost:3000/chapinero/order/77',
  expiresAt: new Date('2026-11-18T17:15:00Z'),
  consent: { terms: true, personalData: true },
  ...changes,
});
