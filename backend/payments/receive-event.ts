import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { Sql } from '@/backend/platform/database/database';
import {
  GatewayError,
  type NormalizedEvent,
  type Outcome,
  type WebhookAnswer,
} from '@/backend/providers/payments/port';
import { noteNamed } from '@/backend/purchases/payments';
import { type PaymentStatus, settlePaymentStatus } from '@/lib/domain/payments/payment-status';
import { isStorable } from '@/lib/domain/text/storable-text';
import { type BranchProvider, findAttemptProvider, findEventProvider } from './accounts';
import { after } from './pauses';
import { reportFailure } from './report-failure';
import { settlePayment } from './settle-payment';

type Received = {
  provider: string;
  /** The account whose address it came to; null for the environment's. */
  account: string | null;
  raw: string;
  headers: Readonly<Record<string, string>>;
};

/** @throws not_found for an address of no account, unavailable for one that cannot be used */
async function getEventProvider({ ctx, input }: { ctx: Context; input: Received }): Promise<BranchProvider> {
  try {
    const provider = await findEventProvider({ ctx, name: input.provider, publicId: input.account });
    if (provider) return provider;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    reportFailure({ ctx, call: 'event', provider: input.provider, error });
    throw new AppError('unavailable');
  }
  throw new AppError('not_found');
}

/** More than any gateway's texts have, and less than an index or an address can hold. */
const MOST_LETTERS = 500;

/** Refuses oversized texts: anyone who has an account's secret can sign them (guarantee/bounded-bodies). */
function checkTexts(answer: WebhookAnswer): WebhookAnswer {
  if (!answer.ok) return answer;
  const texts = answer.events.flatMap(({ providerRef, rawStatus, reference, currency }) => [
    `${providerRef}:${rawStatus}`,
    reference ?? '',
    currency ?? '',
  ]);
  const canBeKept = texts.every((text) => text.length <= MOST_LETTERS && isStorable(text));
  return canBeKept ? answer : { ok: false, reason: 'malformed' };
}

/**
 * Verified and stored before it is answered (guarantee/forged-events, guarantee/duplicate-events). @returns inbox rows
 * to handle @throws not_found, unauthorized, unavailable without a secret
 */
export async function receiveEvent({ ctx, input }: { ctx: Context; input: Received }): Promise<number[]> {
  const { id } = ctx.instance;
  const { provider: name, raw, headers } = input;
  const provider = await getEventProvider({ ctx, input });
  const parsed = provider.parseWebhook?.({ raw, headers });
  const answer = parsed && checkTexts(parsed);
  if (!answer) throw new AppError('not_found');
  if (!answer.ok) {
    ctx.alarm({ kind: 'gateway', call: 'event', failure: answer.reason, provider: name });
    throw new AppError(answer.reason === 'no_secret' ? 'unavailable' : 'unauthorized');
  }
  if (answer.events.length === 0) return [];
  return ctx.db.tenant(id, async (sql) => {
    const inbox: number[] = [];
    for (const event of answer.events) {
      const [row] = await sql<{ id: number }>(
        `insert into webhook_inbox (instance_id, provider, account_id, event_key, body, received_at)
         values ($1, $2, $3, $4, $5, $6)
         on conflict (instance_id, provider, account_id, event_key) do nothing returning id`,
        [
          id,
          name,
          provider.accountId,
          `${event.providerRef}:${event.rawStatus}`,
          JSON.stringify(event),
          ctx.now,
        ],
      );
      if (row) inbox.push(row.id);
    }
    return inbox;
  });
}

type Inbox = {
  provider: string;
  account_id: number | null;
  body: Pick<NormalizedEvent, 'providerRef' | 'status' | 'reference'>;
};
/** An attempt, and whose event names it: of another account it changes nothing (guarantee/event-of-its-account). */
type Named = { sql: Sql; ctx: Context; reference: string; accountId: number | null };

/** First pause of an event that is ahead of the gateway's answer; pauses grow. */
const SOON_MS = 1_000;

/** Whether the event, if true, would change the attempt. */
async function isNews({
  sql,
  ctx,
  reference,
  accountId,
  status,
}: Named & { status: NormalizedEvent['status'] }): Promise<boolean> {
  const [attempt] = await sql<{ status: PaymentStatus; is_given: boolean }>(
    `select status, given_minor = amount_minor as is_given from payments
     where instance_id = $1 and reference = $2 and account_id is not distinct from $3`,
    [ctx.instance.id, reference, accountId],
  );
  if (!attempt) return false;
  const { status: from, is_given: isGiven } = attempt;
  return settlePaymentStatus({ from, gateway: status }) !== from || (status === 'voided' && !isGiven);
}

/** The event is only a hint: the gateway is asked. */
export async function handleEvent({ ctx, inboxId }: { ctx: Context; inboxId: number }): Promise<void> {
  const { id } = ctx.instance;
  const [kept] = await ctx.db.tenant(id, (sql) =>
    sql<Inbox>(
      'select provider, account_id, body from webhook_inbox where instance_id = $1 and id = $2 and handled_at is null',
      [id, inboxId],
    ),
  );
  if (!kept) return;
  let outcome: Outcome | null;
  try {
    const provider = await findAttemptProvider({ ctx, attempt: kept });
    if (!provider) throw new GatewayError('refused', 'the store has no such gateway any more');
    outcome = await provider.fetch(kept.body.providerRef);
  } catch (error) {
    // Left unhandled: the job and the reconciliation try again.
    if (!(error instanceof GatewayError)) throw error;
    reportFailure({ ctx, call: 'event', provider: kept.provider, error });
    return;
  }
  await ctx.db.tenant(id, async (sql) => {
    const [payment] = outcome
      ? await sql<{ id: number }>(
          `select id from payments
           where instance_id = $1 and reference = $2 and account_id is not distinct from $3`,
          [id, outcome.reference, kept.account_id],
        )
      : [];
    const settled =
      outcome && payment ? await settlePayment({ sql, ctx, paymentId: payment.id, outcome }) : 'unknown';
    const reference = outcome?.reference ?? kept.body.reference;
    const isAhead = !outcome || (outcome.status === 'pending' && kept.body.status !== 'pending');
    if (isAhead && reference) {
      const { status } = kept.body;
      const named = { sql, ctx, reference, accountId: kept.account_id };
      const isAsked = await noteNamed({ ...named, checkAt: after(ctx.now, SOON_MS) });
      // Left unhandled: the attempt is over, so nothing else would ask again.
      if (!isAsked && (await isNews({ ...named, status }))) return;
    }
    await sql('update webhook_inbox set handled_at = $3, outcome = $4 where instance_id = $1 and id = $2', [
      id,
      inboxId,
      ctx.now,
      settled,
    ]);
  });
}
