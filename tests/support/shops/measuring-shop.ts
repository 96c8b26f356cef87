import { toSales } from '@/backend/jobs/lanes';
import { createMeasure } from '@/backend/providers/measure/create-measure';
import type { ReceivedSale } from '@/backend/sandbox/measure/register-measure';
import type { TenantBundle } from '@/backend/stored/tenant-bundle';
import { setMeasureKey } from '@/backend/visit';
import type { Order } from '@/lib/contract/orders/orders';
import { CONSENT_VERSION, DESTINATIONS, type Destination } from '@/lib/domain/visit/consent';
import { runLane } from '@/tests/support/backend/run-jobs';
import { dropWaiting } from '@/tests/support/database/drop-waiting';
import type { Gates } from '@/tests/support/faults/gates';
import { createAccountsKey } from './account-shop';
import { createPayingBackend } from './gateway';
import { openPayingShop } from './paying-shop';
import type { Diner } from './shop';

/** As a person gives them. */
export const SECRETS = {
  google: { api_secret: 'google-secret-of-a-stream' },
  meta: { access_token: `EAAB${'x'.repeat(60)}` },
} as const;
export const PIXELS = { pixelGoogle: 'G-ABC1234', pixelFacebook: '100200300' } as const;
/** As their scripts write them. */
export const BROWSER = {
  google: { client_id: '1234567890.1700000000', session_id: '1700000001' },
  meta: { fbp: 'fb.1.1700000000000.123456789', fbc: 'fb.1.1700000000000.AbC-d_9', user_agent: 'Firefox' },
} as const;
const ALL = ['necessary', 'analytics', 'marketing'] as const;

/** A backend whose sales are told to doubles of Google and Meta on loopback. */
export async function createMeasuringBackend(gates?: Gates) {
  const paying = await createPayingBackend(gates, { ACCOUNTS_KEY: createAccountsKey() });
  const { backend, sandboxUrl } = paying;
  const { deps, db } = backend;
  const { origin } = new URL(sandboxUrl);
  const create = () =>
    createMeasure({
      config: { ring: deps.config.measure.ring, sandbox: `${origin}/measure` },
      clock: deps.clock,
    });
  let measure = create();
  const control = (path: string, init: RequestInit = {}) =>
    fetch(`${origin}/__sandbox/measured${path}`, init);
  const tell = (destination: Destination, over: Partial<typeof deps> = {}) =>
    runLane(toSales({ destination, measure }), { ...deps, ...over });
  return {
    ...paying,
    tell,
    /** A turn of each loop. */
    async run() {
      for (const destination of DESTINATIONS) await tell(destination);
    },
    heard: async (to?: Destination) =>
      ((await (await control('')).json()) as ReceivedSale[]).filter(
        (one) => to === undefined || one.to === to,
      ),
    fail: (faults: object) =>
      control('/faults', {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(faults),
      }),
    /** Nothing waits, nothing was heard, and no circuit is open. */
    async begin() {
      measure = create();
      await control('', { method: 'DELETE' });
      await dropWaiting(db, toSales({ destination: 'google', measure }));
    },
  };
}
export type MeasuringBackend = Awaited<ReturnType<typeof createMeasuringBackend>>;

/** A shop with pixels and secrets, whose diners answer the question about cookies. */
export async function openMeasuringShop(
  measuring: MeasuringBackend,
  { secrets = DESTINATIONS, ...changes }: Partial<TenantBundle> & { secrets?: readonly Destination[] } = {},
) {
  const shop = await openPayingShop(measuring, { ...PIXELS, ...changes });
  const { deps, db } = measuring.backend;
  const { slug, instanceId } = shop;
  for (const destination of secrets)
    await setMeasureKey({ deps, input: { slug, destination, secret: SECRETS[destination] } });

  async function visit(diner: Diner): Promise<number> {
    const { body } = await shop.ask({
      ...{ method: 'POST', path: '/api/sessions.json', headers: diner.headers },
      body: {
        customer_id: instanceId,
        so: 'Linux',
        browser: 'Chromium',
        pixel_width: 390,
        pixel_height: 844,
      },
    });
    return (body as { id: number }).id;
  }
  const answer = (diner: Diner, sessionId: number, accepted: boolean, purposes: readonly string[] = ALL) =>
    shop.ask({
      ...{ method: 'POST', path: '/legal/check_cookies.json', headers: diner.headers },
      body: { version: CONSENT_VERSION, accepted, purposes, session_id: sessionId },
    });
  /** A diner who agreed. */
  async function createGuest(purposes: readonly string[] = ALL) {
    const diner = await shop.createDiner();
    const sessionId = await visit(diner);
    await answer(diner, sessionId, true, purposes);
    return { ...diner, sessionId };
  }
  const measure = (guest: Diner & { sessionId: number }, purchaseId: number, browser: object = BROWSER) =>
    shop.ask({
      ...{ method: 'PUT', path: `/api/purchases/${purchaseId}/measured.json`, headers: guest.headers },
      body: { session_id: guest.sessionId, ...browser },
    });
  /** Asked of in the precheckout, then placed: in cash, if nothing else is said. */
  async function buy(guest: Diner & { sessionId: number }, settled: object = {}): Promise<Order> {
    const cart = await shop.fillCart(guest, { ...settled });
    await measure(guest, cart.purchase_id);
    return (await shop.placeCart(guest, cart)).body as Order;
  }
  const rows = () =>
    db.tenant(instanceId, (sql) =>
      sql<{
        destination: Destination;
        purchase_id: number;
        browser: object;
        isDue: boolean;
        isSent: boolean;
      }>(
        `select destination, purchase_id, browser, send_at is not null as "isDue", sent_at is not null as "isSent"
         from told_sales where instance_id = $1 order by purchase_id, destination`,
        [instanceId],
      ),
    );
  return { ...shop, visit, answer, createGuest, measure, buy, rows };
}
export type MeasuringShop = Awaited<ReturnType<typeof openMeasuringShop>>;
