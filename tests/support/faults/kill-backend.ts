import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type ServerType, serve } from '@hono/node-server';
import { createSandbox } from '@/backend/sandbox/app';
import { toSent } from '@/tests/support/backend/backend';
import { createKillableBackend, type KillPoint } from '@/tests/support/backend/killable-backend';

/** A gateway's day must not end in the middle of a test. */
const NOON = Date.parse('2026-11-18T17:00:00Z');
const AT_STRIPE = /^\/(stripe|v1\/(payment_intents|payment_methods|refunds))(\/|$)/;
const LONGEST_MS = 60_000;
/** A call waits this long for the lease of one that died; no two calls of a test contend for a key. */
const LEASE_MS = 300;
const JOB_LEASE_MS = 1_000;

const createGateway = (clock: () => Date) =>
  createSandbox({
    eventsUrl: 'http://127.0.0.1:1/nowhere',
    clock,
    settleMs: 20,
    retryMs: [],
    later: (work, ms) => void setTimeout(work, ms),
    pseMode: 'instant',
  });

export let backend: Awaited<ReturnType<typeof createKillableBackend>>;
/** The two gateways outlive the backend. Stripe is asked for charges by the backend's hour. */
export let wompi: ReturnType<typeof createSandbox>;
export let stripe: ReturnType<typeof createSandbox>;
/** The requests to the gateways, in their order. */
export const asked: string[] = [];
let server: ServerType;

/** A backend without tenants that can be killed, and its gateways, whose events are all lost. */
export async function openKillBackend(): Promise<void> {
  wompi = createGateway(() => new Date(NOON + performance.now()));
  stripe = createGateway(() => new Date());
  for (const { state } of [wompi, stripe]) state.faults.muteEvents = true;
  const fetch = (request: Request) => {
    const { pathname } = new URL(request.url);
    asked.push(`${request.method} ${pathname}`);
    return (AT_STRIPE.test(pathname) ? stripe : wompi).app.fetch(request);
  };
  server = serve({ hostname: '127.0.0.1', port: 0, fetch });
  if (!server.listening) await once(server, 'listening');
  const { port: sandboxPort } = server.address() as AddressInfo;
  backend = await createKillableBackend({ sandboxPort, leaseMs: LEASE_MS, jobLeaseMs: JOB_LEASE_MS });
  await backend.start();
}

export async function closeKillBackend(): Promise<void> {
  await backend.close();
  server.close();
}

/** Moments at which the next starts will die. */
let line: KillPoint[] = [];
/** The moment at which the running backend will die. */
let armed: KillPoint | undefined;
let revivals = 0;
/** The start that is under way, which all calls wait for. */
let starting: Promise<void> | null = null;

/** Starts the backend where it died, once for all who notice. */
export async function revive(): Promise<void> {
  if (!starting && !backend.isAlive()) {
    revivals += 1;
    armed = line.shift();
    starting = backend.start(armed).finally(() => {
      starting = null;
    });
  }
  await starting;
}

/** How many of the moments are still to come. */
export const deathsLeft = () => line.length + (armed ? 1 : 0);

/** Works while the backend dies at each moment in turn: each start has the next one. @returns how often it died */
export async function dieAt(points: readonly KillPoint[], work: () => Promise<unknown>): Promise<number> {
  await backend.stop();
  [armed, ...line] = points;
  await backend.start(armed);
  const before = revivals;
  await work();
  return revivals - before;
}

/** Works on the database; the embedded one has to be stopped for it and is started again by the next call. */
export async function useDatabase<T>(work: Parameters<typeof backend.readDatabase<T>>[0]): Promise<T> {
  if (!process.env.DATABASE_URL) await backend.stop();
  return backend.readDatabase(work);
}

export type Call = { method?: string; path: string; body?: unknown; headers?: Record<string, string> };

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
      headers: { ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: toSent(body) }),
    });
    return { status: response.status, body: (await response.json()) as T };
  } catch {
    return null;
  }
}

/** Repeats a call with the same key, as a browser does when the connection is dead or the call still runs, until it is answered. */
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
