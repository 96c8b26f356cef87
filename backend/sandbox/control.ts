import type { Hono } from 'hono';
import type { EventSender } from './event-sender';
import { faultsSchema, NO_FAULTS } from './faults';
import { SandboxError } from './gateway-errors';
import type { GatewayState, Transaction } from './gateway-state';
import { toWire } from './settle-transaction';
import { listStripeCharges } from './stripe/state';

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

function countBy<T>(values: readonly T[], keyOf: (value: T) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[keyOf(value)] = (counts[keyOf(value)] ?? 0) + 1;
  return counts;
}

/** Lets tests and people at this machine steer the sandbox; refuses pages of other sites by their origin or host. */
export function registerControl({
  app,
  state,
  sender,
  advance,
}: {
  app: Hono;
  state: GatewayState;
  sender: EventSender;
  advance: (transaction: Transaction) => Transaction;
}): void {
  app.use('/__sandbox/*', async (c, next) => {
    const isLocal = LOOPBACK.has(new URL(c.req.url).hostname);
    const isPage = c.req.header('origin') ?? c.req.header('sec-fetch-site');
    if (!isLocal || isPage) throw new SandboxError(403, { type: 'FORBIDDEN' });
    await next();
  });

  app.get('/__sandbox/faults', (c) => c.json(state.faults));
  app.put('/__sandbox/faults', async (c) => {
    const parsed = faultsSchema.safeParse(await c.req.json().catch(() => null));
    if (!parsed.success) return c.json({ error: { type: 'FAULTS', allowed: NO_FAULTS } }, 422);
    state.faults = parsed.data;
    return c.json(state.faults);
  });

  app.get('/__sandbox/charges', (c) => {
    const reference = c.req.query('reference');
    const taken = [...state.transactions.values()].map((one) => toWire(advance(one)));
    const charges = [...taken, ...listStripeCharges(state.stripe)].filter(
      (one) => reference === undefined || one.reference === reference,
    );
    return c.json({
      count: charges.length,
      by_reference: countBy(charges, (one) => one.reference),
      by_status: countBy(charges, (one) => one.status),
      charges,
    });
  });

  app.get('/__sandbox/events', (c) =>
    c.json(state.held.map(({ chargeId, status }) => ({ transaction_id: chargeId, status }))),
  );
  app.post('/__sandbox/events/release', async (c) => {
    const order = c.req.query('order') === 'reversed' ? 'reversed' : 'kept';
    return c.json({ taken: await sender.release(order) });
  });
}
