import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import type { PaymentProvider } from '@/backend/providers/payments/port';
import { sandboxKeys } from '@/backend/providers/payments/sandbox-keys';
import { createSandbox } from '@/backend/sandbox/app';
import type { Faults } from '@/backend/sandbox/faults';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { runDueJobs } from '@/tests/support/backend/run-jobs';
import type { Gates } from '@/tests/support/faults/gates';

export const CARDS = {
  approved: '4242424242424242',
  declined: '4111111111111111',
  error: '5555555555554444',
} as const;

/** Facts of the browser that a card's bank is told. */
export const BROWSER = {
  color_depth: '24',
  screen_height: '844',
  screen_width: '390',
  language: 'es-CO',
  user_agent:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/141.0.7390.122 Mobile Safari/537.36',
  tz: '300',
};

/**
 * Jobs look after all tenants of a database, fifty rows at a time: none of these comes back to the rows of another test, and
 * none waits behind them.
 */
const forgetDue = ({ db }: TestBackend) =>
  db.system(async (sql) => {
    await sql('update payments set check_at = null');
    await sql('update refunds set check_at = null');
    await sql('update purchases set hold_until = null where hold_until is not null');
    await sql('update webhook_inbox set handled_at = received_at where handled_at is null');
    await sql('update supplier_products set back_at = null where back_at is not null');
    await sql('update sold_out_options set back_at = null where back_at is not null');
    await sql(
      `update suppliers set busy_until = null, busy_rest_until = 'infinity'
       where busy_until is not null or settings ->> 'busyOver' is not null`,
    );
    // Orders of other files' restaurants, for which nobody came.
    await sql(
      `insert into staff_alarms (instance_id, purchase_id, kind, raised_at)
       select c.instance_id, c.id, kind, c.created_at
       from purchases c cross join unnest(array['unwatched', 'unaccepted', 'escalated']) kind
       where c.status in ('in_progress', 'accepted') and exists (select 1 from staff_roles r where r.instance_id = c.instance_id)
       on conflict do nothing`,
    );
  });

/**
 * A backend and a payment sandbox that speak to each other over loopback, on one clock. Events are delivered into
 * the backend's app; nothing settles before `settle` lets time pass.
 */
export async function createPayingBackend(gates?: Gates, settings: Record<string, string> = {}) {
  const later: (() => void)[] = [];
  let backend: TestBackend | null = null;
  // The event address is a server of its own, because the sandbox speaks HTTP and the app has no port.
  const events = serve({
    hostname: '127.0.0.1',
    port: 0,
    fetch: (request) =>
      backend?.app.fetch(request, { remoteAddress: '127.0.0.1' }) ?? new Response(null, { status: 503 }),
  });
  if (!events.listening) await once(events, 'listening');
  const eventsPort = (events.address() as AddressInfo).port;
  const { app, state, sender } = createSandbox({
    eventsUrl: `http://127.0.0.1:${eventsPort}/webhooks/sandbox`,
    clock: () => backend?.clock.now ?? new Date(),
    settleMs: 1_500,
    retryMs: [],
    later: (work) => void later.push(work),
  });
  const server = serve({ hostname: '127.0.0.1', port: 0, fetch: app.fetch });
  if (!server.listening) await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const sandboxUrl = `${origin}/v1`;
  backend = await createTestBackend(
    { PLACES_URL: `${origin}/photon`, ...settings },
    { sandboxUrl, ...(gates ? { gates } : {}) },
  );
  const own = backend;
  const { findProvider } = own.deps;
  await forgetDue(own);

  const pass = (ms: number) => {
    own.clock.now = new Date(own.clock.now.getTime() + ms);
  };
  return {
    backend: own,
    state,
    sender,
    sandboxUrl,
    setFaults: (faults: Partial<Faults>) => Object.assign(state.faults, faults),
    pass,
    /** Time passes at the gateway: what is pending becomes final and its events leave. */
    settle() {
      pass(1_500);
      for (const work of later.splice(0)) work();
    },
    forgetDue: () => forgetDue(own),
    /** A tenant's gateway from now on, but for what a test changes; `mendGateways` takes it back. */
    breakGateway({ slug }: { slug: string }, change: (sound: PaymentProvider) => Partial<PaymentProvider>) {
      const broken: typeof findProvider = (asked) => {
        const sound = findProvider(asked);
        return sound && asked.slug === slug ? { ...sound, ...change(sound) } : sound;
      };
      Object.assign(own.deps, { findProvider: broken });
    },
    mendGateways: () => void Object.assign(own.deps, { findProvider }),
    runJobs: () => runDueJobs(own.deps),
    /** Gets a card's token from the gateway itself, as a browser does. */
    async tokenize(slug: string, number: string): Promise<string> {
      const response = await fetch(`${sandboxUrl}/tokens/cards`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${sandboxKeys(slug).publicKey}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({
          number,
          cvc: '123',
          exp_month: '12',
          exp_year: '30',
          card_holder: 'Ana Ruiz',
        }),
      });
      const { data } = (await response.json()) as { data: { id: string } };
      return data.id;
    },
    async close() {
      await own.close();
      events.close();
      server.close();
    },
  };
}
export type PayingBackend = Awaited<ReturnType<typeof createPayingBackend>>;
