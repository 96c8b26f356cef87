import type { Context, Hono } from 'hono';
import type { SandboxOptions } from '../app';
import { cutConnection, untilGone } from '../connection';
import type { EventSender } from '../event-sender';
import { strikes } from '../faults';
import { OWN_ERRORS } from '../gateway-errors';
import type { GatewayState } from '../gateway-state';
import { answerOnce } from './answer-once';
import { slugOf } from './authorize';
import { registerBrowserScript } from './browser-script';
import { registerChallengePage } from './challenge-page';
import { cancelIntent, createIntent, getIntent, toWireIntent } from './intents';
import { createPaymentMethod, toWireMethod } from './payment-methods';
import { type Form, readForm } from './read-form';
import { createRefund, toWireRefund } from './refunds';
import { toHeldStripeEvent } from './sign-event';
import type { Intent } from './state';

type Double = { state: GatewayState; sender: EventSender; options: SandboxOptions };

const json = (c: Context, { status, body }: { status: number; body: object }) =>
  c.body(JSON.stringify(body), { status: status as 200, headers: { 'content-type': 'application/json' } });

const isExpanded = (names: Iterable<string>) => [...names].some((name) => name.endsWith('latest_charge'));

/** A refused card is an error that holds its intent. */
function toAnswer(intent: Intent, form: Form) {
  const body = toWireIntent(intent, isExpanded(form.values()));
  if (!intent.error) return { status: 200, body };
  const { error } = intent;
  return { status: 402, body: { error: { type: 'card_error', ...error, payment_intent: body } } };
}

async function takeIntent(c: Context, { state, sender, options }: Double): Promise<Response> {
  const slug = slugOf(c.req.header('authorization'), 'sk');
  const form = await readForm(c);
  if (strikes(state.faults, 'failCreate')) throw OWN_ERRORS.broken();
  const now = options.clock().getTime();
  const { settleMs, eventFirst } = state.faults;
  const created: Intent[] = [];
  const work = () => {
    const origin = new URL(c.req.url).origin;
    const intent = createIntent({
      state: state.stripe,
      slug,
      form,
      now,
      origin,
      isSlow: settleMs !== null,
    });
    created.push(intent);
    return toAnswer(intent, form);
  };
  const { answer, isReplayed } = answerOnce({ c, state: state.stripe, slug, form, work });
  const [intent] = created;
  if (intent) {
    const told = sender.announce(toHeldStripeEvent(intent, now));
    if (eventFirst) await told;
    if (intent.status === 'processing')
      options.later(() => {
        intent.status = 'succeeded';
        void sender.announce(toHeldStripeEvent(intent, options.clock().getTime()));
      }, settleMs ?? 0);
    if (strikes(state.faults, 'dropAnswer')) return cutConnection(c);
    if (strikes(state.faults, 'hangAnswer')) await untilGone(c);
  }
  if (isReplayed) c.header('idempotent-replayed', 'true');
  return json(c, answer);
}

function listIntents(c: Context, { state }: Double): Response {
  const slug = slugOf(c.req.header('authorization'), 'sk');
  const query = new Map(Object.entries(c.req.query()));
  const read = (name: string, otherwise: number) => Number(query.get(name) ?? otherwise);
  const [from, to] = [read('created[gte]', 0), read('created[lte]', Number.MAX_SAFE_INTEGER)];
  const own = [...state.stripe.intents.values()]
    .filter((one) => one.slug === slug && one.created >= from && one.created <= to)
    .reverse();
  const start = own.findIndex(({ id }) => id === query.get('starting_after')) + 1;
  const limit = read('limit', 10);
  const data = own.slice(start, start + limit).map((one) => toWireIntent(one, isExpanded(query.values())));
  return c.json({ object: 'list', data, has_more: start + limit < own.length, url: '/v1/payment_intents' });
}

function registerRefunds(app: Hono, { state, sender, options }: Double): void {
  app.post('/v1/refunds', async (c) => {
    const slug = slugOf(c.req.header('authorization'), 'sk');
    const form = await readForm(c);
    const now = options.clock().getTime();
    const work = () => {
      const { intent, refund } = createRefund({ state: state.stripe, slug, form, now });
      void sender.announce(toHeldStripeEvent(intent, now));
      return { status: 200, body: toWireRefund(intent, refund) };
    };
    return json(c, answerOnce({ c, state: state.stripe, slug, form, work }).answer);
  });
  app.get('/v1/refunds', (c) => {
    const slug = slugOf(c.req.header('authorization'), 'sk');
    const intent = getIntent({ state: state.stripe, slug, id: c.req.query('payment_intent') ?? '' });
    const data = intent.refunds.map((one) => toWireRefund(intent, one)).reverse();
    return c.json({ object: 'list', data, has_more: false, url: '/v1/refunds' });
  });
}

/** Stripe's protocol: cards by payment intents, refunds, signed events. */
export function registerStripe({ app, ...double }: Double & { app: Hono }): void {
  const { state, sender, options } = double;
  const announce = (intent: Intent) =>
    void sender.announce(toHeldStripeEvent(intent, options.clock().getTime()));
  const intentOf = (c: Context) =>
    getIntent({
      state: state.stripe,
      slug: slugOf(c.req.header('authorization'), 'sk'),
      id: c.req.param('id') ?? '',
    });

  app.post('/v1/payment_methods', async (c) => {
    const slug = slugOf(c.req.header('authorization'), 'pk');
    const form = await readForm(c);
    return c.json(
      toWireMethod(createPaymentMethod({ state: state.stripe, slug, form, now: options.clock() })),
    );
  });
  app.post('/v1/payment_intents', (c) => takeIntent(c, double));
  app.get('/v1/payment_intents', (c) => listIntents(c, double));
  app.get('/v1/payment_intents/:id', (c) =>
    c.json(toWireIntent(intentOf(c), isExpanded(Object.values(c.req.query())))),
  );
  app.post('/v1/payment_intents/:id/cancel', async (c) => {
    const intent = intentOf(c);
    const form = await readForm(c);
    cancelIntent(intent, form.get('cancellation_reason') ?? null);
    announce(intent);
    return c.json(toWireIntent(intent));
  });
  registerRefunds(app, double);
  registerBrowserScript(app);
  registerChallengePage({ app, state: state.stripe, announce });
}
