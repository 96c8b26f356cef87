import type { Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { cutConnection, untilGone } from '../connection';

/** `down`: 500. `cut`: heard, then the connection is cut. `slow`: heard, and never answered. `malformed`, `key`: refused. `busy`: too many calls of one account. */
const FAULTS = ['none', 'down', 'cut', 'slow', 'malformed', 'key', 'busy'] as const;
type Fault = (typeof FAULTS)[number];
const faultsSchema = z.object({
  google: z._default(z.enum(FAULTS), 'none'),
  meta: z._default(z.enum(FAULTS), 'none'),
  /** The pixel of the tenant whose sales fail; null: those of all fail. */
  pixel: z._default(z.nullable(z.string()), null),
});

/** A request as it came in: its address and its body. */
export type ReceivedSale = { to: 'google' | 'meta'; address: string; body: unknown };

const MOST = 1_000;
const META_ERRORS = { malformed: 100, key: 190, busy: 4 } as const;

/** Google's and Meta's doors for events, for demo and tests: they remember what they hear and tell nobody. */
export function registerMeasure({ app }: { app: Hono }): void {
  const heard: ReceivedSale[] = [];
  let faults = faultsSchema.parse({});

  const hear = async (c: Context, to: ReceivedSale['to'], pixel: string): Promise<Fault> => {
    const fault = faults.pixel === null || faults.pixel === pixel ? faults[to] : 'none';
    if (fault === 'down') return fault;
    const { pathname, search } = new URL(c.req.url);
    heard.push({ to, address: `${pathname}${search}`, body: await c.req.json().catch(() => null) });
    if (heard.length > MOST) heard.shift();
    return fault;
  };
  const fail = async (c: Context, fault: 'down' | 'cut' | 'slow'): Promise<Response> => {
    if (fault === 'down') return c.json({ error: { code: 2, is_transient: true } }, 500);
    if (fault === 'slow') await untilGone(c);
    return cutConnection(c);
  };

  app.post('/measure/google/mp/collect', async (c) => {
    const fault = await hear(c, 'google', c.req.query('measurement_id') ?? '');
    // Google takes whatever it can read.
    if (fault === 'none' || fault === 'malformed' || fault === 'key') return c.body(null, 204);
    return fault === 'busy' ? c.body(null, 429) : fail(c, fault);
  });
  app.post('/measure/meta/:version/:pixel/events', async (c) => {
    const fault = await hear(c, 'meta', c.req.param('pixel'));
    if (fault === 'none') return c.json({ events_received: 1 });
    if (fault === 'malformed' || fault === 'key' || fault === 'busy')
      return c.json({ error: { type: 'OAuthException', code: META_ERRORS[fault] } }, 400);
    return fail(c, fault);
  });

  app.get('/__sandbox/measured', (c) => c.json(heard));
  app.delete('/__sandbox/measured', (c) => {
    heard.splice(0);
    faults = faultsSchema.parse({});
    return c.body(null, 204);
  });
  app.put('/__sandbox/measured/faults', async (c) => {
    const parsed = faultsSchema.safeParse(await c.req.json().catch(() => null));
    if (!parsed.success) return c.json({ error: { type: 'FAULTS', allowed: FAULTS } }, 422);
    faults = parsed.data;
    return c.json(faults);
  });
}
