import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { createAcceptance } from './acceptance';
import { registerBankPage } from './bank-page';
import { registerChallengePage } from './challenge-page';
import { registerControl } from './control';
import { createEventSender, type SenderOptions } from './event-sender';
import { strikes } from './faults';
import { OWN_ERRORS, SandboxError } from './gateway-errors';
import { createState, type Transaction } from './gateway-state';
import { registerMeasure } from './measure/register-measure';
import { registerMerchants } from './merchants';
import { registerPlaces } from './places/register-places';
import { registerTiles } from './places/register-tiles';
import { settle } from './settle-transaction';
import { toHeldEvent } from './sign-event';
import { registerStripe } from './stripe/register-stripe';
import { registerTokens } from './tokens';
import { registerTransactions } from './transactions';

export type SandboxOptions = SenderOptions & {
  settleMs: number;
  /** `instant`: as at the gateway's own sandbox. */
  pseMode?: 'page' | 'instant';
};

/** Photon's protocol alone: a demo behind https knows the streets of its cities, and pays nowhere. */
export function createStreets(): Hono {
  const app = new Hono();
  registerPlaces({ app });
  registerTiles({ app });
  return app;
}

/** Wompi's protocol, Stripe's and Photon's, for demo and tests; moves no money, keeps no card. */
export function createSandbox(options: SandboxOptions) {
  const state = createState();
  const sender = createEventSender({ state, options });
  const tell = (transaction: Transaction) =>
    sender.announce(toHeldEvent(transaction, options.clock().getTime()));
  const announce = (transaction: Transaction) => void tell(transaction);
  const advance = (transaction: Transaction): Transaction => {
    if (settle(transaction, options.clock().getTime())) announce(transaction);
    return transaction;
  };
  const app = new Hono();
  app.use('/v1/*', cors({ origin: '*', allowHeaders: ['authorization', 'content-type'] }));
  app.use('/v1/*', async (_c, next) => {
    const { delayMs } = state.faults;
    if (delayMs > 0) await new Promise<void>((done) => options.later(done, delayMs));
    if (strikes(state.faults, 'failAll')) throw OWN_ERRORS.broken();
    await next();
  });
  app.onError((error, c) => {
    const own = error instanceof SandboxError ? error : OWN_ERRORS.broken();
    return c.json(own.body, own.status);
  });

  const acceptance = createAcceptance(state);
  const shared = { app, state, sender, acceptance, options, advance, announce, tell };
  registerMerchants(shared);
  registerTokens(shared);
  registerTransactions(shared);
  registerBankPage({ ...shared, clock: options.clock });
  registerStripe({ app, state, sender, options });
  registerChallengePage({ ...shared, clock: options.clock });
  registerPlaces({ app });
  registerTiles({ app });
  registerControl(shared);
  registerMeasure({ app });
  return { app, state, sender };
}
