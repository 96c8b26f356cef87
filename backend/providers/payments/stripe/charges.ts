import Stripe from 'stripe';
import * as z from 'zod/mini';
import type { Currency } from '@/lib/domain/money/currencies';
import { type CreateInput, GatewayError, type Outcome } from '../port';
import { toUnits } from './amounts';
import { isMissing, type StripeCalls } from './calls';
import { intentSchema, toOutcome, type WireIntent } from './wire';

export type StripeConnection = { call: StripeCalls; clock: () => Date };

const EXPAND = ['latest_charge'];
const secondsOf = (at: Date) => Math.floor(at.getTime() / 1000);

/** @throws GatewayError `refused` */
function unitsOf(input: { amountMinor: number; currency: Currency }): number {
  const units = toUnits(input);
  if (units === null) throw new GatewayError('refused', 'not an amount that can be charged');
  return units;
}

/** A refused card is an error of Stripe's that holds the intent. @throws what it is given, if it is none */
function intentOfRefusal(error: unknown): unknown {
  if (error instanceof Stripe.errors.StripeCardError && error.payment_intent) return error.payment_intent;
  throw error;
}

/** Created and confirmed in one call, once for a reference (docs/decisions/0157). @throws GatewayError */
export async function createCharge({ call }: StripeConnection, input: CreateInput): Promise<Outcome> {
  const { reference, currency, method } = input;
  if (method.type !== 'card') throw new GatewayError('refused', 'a way to pay that it does not take');
  const amount = unitsOf(input);
  const intent = await call(
    (stripe) =>
      stripe.paymentIntents
        .create(
          {
            amount,
            currency: currency.toLowerCase(),
            payment_method: method.token,
            allowed_payment_method_types: ['card'],
            confirm: true,
            return_url: input.returnUrl,
            metadata: { reference, expires_at: input.expiresAt.toISOString() },
            expand: EXPAND,
          },
          { idempotencyKey: reference },
        )
        .catch(intentOfRefusal),
    intentSchema,
    { charges: true },
  );
  return toOutcome(intent);
}

const retrieve = ({ call }: StripeConnection, id: string) =>
  call(
    (stripe) =>
      stripe.paymentIntents.retrieve(id, { expand: EXPAND }).catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      }),
    z.nullable(intentSchema),
  );

/** Stripe lets a challenge wait for ever: ours ends it when its time is over (docs/decisions/0157). */
const isOverdue = ({ status, metadata }: WireIntent, now: Date) =>
  (status === 'requires_action' || status === 'requires_confirmation') &&
  metadata.expires_at !== undefined &&
  Date.parse(metadata.expires_at) < now.getTime();

/** Also what it became meanwhile, if it can be cancelled no more. @throws GatewayError */
async function cancelIntent(
  connection: StripeConnection,
  { id, reason }: { id: string; reason: 'abandoned' | 'requested_by_customer' },
): Promise<WireIntent | null> {
  try {
    return await connection.call(
      (stripe) => stripe.paymentIntents.cancel(id, { cancellation_reason: reason }),
      intentSchema,
    );
  } catch (error) {
    if (!(error instanceof GatewayError) || error.kind !== 'refused') throw error;
    return retrieve(connection, id);
  }
}

async function endOverdue(connection: StripeConnection, intent: WireIntent): Promise<WireIntent> {
  if (!isOverdue(intent, connection.clock())) return intent;
  return (await cancelIntent(connection, { id: intent.id, reason: 'abandoned' })) ?? intent;
}

/** Cancels a charge at its payer's request (rule payments/leaving). @throws GatewayError */
export async function cancelCharge(connection: StripeConnection, id: string): Promise<Outcome | null> {
  const intent = await cancelIntent(connection, { id, reason: 'requested_by_customer' });
  return intent && toOutcome(intent);
}

export async function fetchCharge(connection: StripeConnection, id: string): Promise<Outcome | null> {
  const intent = await retrieve(connection, id);
  return intent && toOutcome(await endOverdue(connection, intent));
}

const SKEW_S = 120;
/** A charge leaves within seconds of its attempt. */
const LONGEST_START_S = 15 * 60;
const PAGE = 100;
const MOST_PAGES = 20;
const pageSchema = z.object({ data: z.array(intentSchema), has_more: z.boolean() });

/**
 * Finds a charge by its time and our reference: Stripe's list has it at once, its search a minute later (docs/decisions/0157).
 * @throws GatewayError also when there are too many to look through
 */
export async function findCharge(
  connection: StripeConnection,
  { reference, begunAt }: { reference: string; begunAt: Date },
): Promise<Outcome | null> {
  const begun = secondsOf(begunAt);
  const created = { gte: begun - SKEW_S, lte: begun + LONGEST_START_S + SKEW_S };
  let after: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const more = after === undefined ? {} : { starting_after: after };
    const { data, has_more } = await connection.call(
      (stripe) =>
        stripe.paymentIntents.list({ created, limit: PAGE, ...more, expand: ['data.latest_charge'] }),
      pageSchema,
    );
    const found = data.find(({ metadata }) => metadata.reference === reference);
    if (found) return toOutcome(await endOverdue(connection, found));
    if (!has_more) return null;
    after = data.at(-1)?.id;
  }
  throw new GatewayError('unavailable', 'too many charges to look through', 'answered');
}

const refundSchema = z.object({ status: z.nullable(z.string()) });
const refundsSchema = z.object({
  data: z.array(z.extend(refundSchema, { metadata: z.nullable(z.record(z.string(), z.string())) })),
});
const isRefused = ({ status }: z.infer<typeof refundSchema>) => status === 'failed' || status === 'canceled';

/** Stripe forgets an idempotency key after a day: what was given is looked for first. @throws GatewayError */
export async function refundCharge(
  { call }: StripeConnection,
  input: { providerRef: string; amountMinor: number; currency: Currency; key: string },
): Promise<void> {
  const { providerRef: payment_intent, key } = input;
  const amount = unitsOf(input);
  const given = await call((stripe) => stripe.refunds.list({ payment_intent, limit: PAGE }), refundsSchema);
  const known = given.data.find(({ metadata }) => metadata?.key === key);
  const refund =
    known ??
    (await call(
      (stripe) =>
        stripe.refunds.create({ payment_intent, amount, metadata: { key } }, { idempotencyKey: key }),
      refundSchema,
      { charges: true },
    ));
  if (isRefused(refund)) throw new GatewayError('refused', 'the refund failed at the bank');
}
