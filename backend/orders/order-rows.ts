import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import type { Action, ClosingReason } from '@/backend/providers/payments/port';
import type { Payment } from '@/lib/contract/orders/orders';
import { CLOSED_STATUSES, type OrderStatus } from '@/lib/domain/orders/order-states';
import { isNews } from '@/lib/domain/orders/staff-news';
import type { CodeRefusal } from '@/lib/domain/payments/approval-code';
import type { PaymentMethod } from '@/lib/domain/payments/payment-methods';
import { IN_FLIGHT_STATUSES, type PaymentStatus } from '@/lib/domain/payments/payment-status';
import type { PaymentSums } from '@/lib/domain/payments/payment-sums';
import type { RefundReason } from '@/lib/domain/payments/refunds';
import type { TransferRefusal } from '@/lib/domain/payments/transfer';

const toList = (statuses: readonly (OrderStatus | PaymentStatus)[]) =>
  `(${statuses.map((status) => `'${status}'`).join(', ')})`;

export const CLOSED = toList(CLOSED_STATUSES);
export const IN_FLIGHT = toList(IN_FLIGHT_STATUSES);
/** Of a payment `p`: its order keeps money of it. */
export const IS_KEPT = `p.status = 'success' and p.refunds_minor < p.amount_minor`;
/** Of a payment `p`: it holds money, or may come to. */
export const MAY_HOLD_MONEY = `(p.status in ${IN_FLIGHT} or ${IS_KEPT})`;

/** `can_leave`: the gateway cancels the payment for whoever was led to the page. */
type KeptAction =
  | Exclude<Action, { type: 'redirect' }>
  | (Extract<Action, { type: 'redirect' }> & { can_leave?: boolean });

export type PaymentRow = {
  id: number;
  purchase_id: number;
  /** The profile that pays. */
  payer_id: number;
  attempt: number;
  method: PaymentMethod;
  provider: string | null;
  /** At the gateway; null for the environment's (rule payments/accounts). */
  account_id: number | null;
  status: PaymentStatus;
  amount_minor: number;
  /** The part of it that pays no bill (rule payments/shares). */
  tip_minor: number;
  /** What of it goes back, and how much of that was given. */
  refunds_minor: number;
  given_minor: number;
  /** It came from a booking to its table's account. */
  is_deposit: boolean;
  reference: string;
  provider_ref: string | null;
  details: {
    message?: string | null;
    /** What the diner has to do, as the gateway said it. */
    action?: KeptAction | null;
    /** It named an address that is none of its own. */
    is_address_refused?: true;
    /** Bank and payer of a transfer. */
    pse?: Payment['pse'];
    /** What the payer of a share hands over in cash. */
    cash_minor?: number;
    /** Why staff refused the proof of a transfer. */
    refusal?: TransferRefusal;
    reason?: ClosingReason;
    /** Why a wallet took no code. */
    code_refusal?: CodeRefusal;
    /** When the gateway failed at the charge, as ISO text. */
    failed_at?: string;
    /** How often the gateway had no record of it since. */
    misses?: number;
    /** An event named the charge before the gateway's own answer did. */
    is_named?: true;
  };
  created_at: Date;
  expires_at: Date | null;
};

export const PAYMENT_COLUMNS =
  'id, purchase_id, payer_id, attempt, method, provider, account_id, status, amount_minor, tip_minor, refunds_minor, given_minor, is_deposit, reference, provider_ref, details, created_at, expires_at';

export const sumsOf = ({
  status,
  amount_minor,
  tip_minor,
  refunds_minor,
  given_minor,
}: PaymentRow): PaymentSums => ({
  status,
  amountMinor: amount_minor,
  tipMinor: tip_minor,
  refundsMinor: refunds_minor,
  givenMinor: given_minor,
});

/** With what all attempts of its purchase owe back, and their refunds, null without any. */
export type LatestPayment = PaymentRow & {
  owed_minor: number;
  refunds:
    | {
        id: number;
        amountMinor: number;
        byHand: boolean;
        givenAt: string | null;
        reason: RefundReason;
        words: string | null;
        /** The purchase of a stall. */
        stallOrderId: number | null;
      }[]
    | null;
};

export async function listLatestPayments({
  sql,
  instanceId,
  purchaseIds,
  payerIds = [],
}: {
  sql: Sql;
  instanceId: number;
  purchaseIds: readonly number[];
  /** Beside the purchases: whose payments of it alone; null or left out: of all. */
  payerIds?: readonly (number | null)[];
}): Promise<Map<number, LatestPayment>> {
  const rows = await sql<LatestPayment>(
    `select latest.* from unnest($2::bigint[], $3::bigint[]) as asked (id, payer_id) cross join lateral (
       select ${PAYMENT_COLUMNS},
         coalesce(sum(refunds_minor - given_minor) over (), 0)::bigint as owed_minor,
         case when sum(refunds_minor) over () > 0 then (
           select jsonb_agg(jsonb_build_object('id', r.id, 'amountMinor', r.amount_minor,
             'byHand', coalesce(r.given_by = 'hand', r.state = 'by_hand'), 'givenAt', r.given_at,
             'reason', r.reason, 'words', r.words, 'stallOrderId', r.stall_order_id) order by r.id)
           from payments p join refunds r on r.instance_id = p.instance_id and r.payment_id = p.id
           where p.instance_id = $1 and p.purchase_id = asked.id
             and (asked.payer_id is null or p.payer_id = asked.payer_id)) end as refunds
       from payments where instance_id = $1 and purchase_id = asked.id
         and (asked.payer_id is null or payer_id = asked.payer_id) order by attempt desc limit 1) latest`,
    [instanceId, purchaseIds, payerIds],
  );
  return new Map(rows.map((row) => [row.purchase_id, row]));
}

/** Counted per tenant; what has a number keeps it. */
export async function giveNumber({
  sql,
  ctx,
  purchase: { id, number },
}: {
  sql: Sql;
  ctx: Context;
  purchase: { id: number; number: number | null };
}): Promise<number | null> {
  if (number !== null) return number;
  const [row] = await sql<{ number: number | null }>(
    'update purchases set number = next_order_number() where instance_id = $1 and id = $2 returning number',
    [ctx.instance.id, id],
  );
  return row?.number ?? null;
}

/** Never a name. */
export function actorOf(ctx: Context): string {
  const { actor } = ctx;
  if (actor.kind === 'diner') return `diner:${actor.profileId}`;
  return actor.kind === 'staff' ? `staff:${actor.keyId}` : actor.kind;
}

/**
 * A tip is told by its amount in minor units, help by the id of the request, and what nobody accepts by its status, of
 * an account by the number of the round.
 */
type Happened =
  | {
      kind: 'status' | 'payment';
      value: OrderStatus | PaymentStatus | 'refund_due' | 'refunded' | 'in_person' | 'misfit';
    }
  | { kind: 'tip' | 'help' | 'unaccepted'; value: string };

/** Writes what happened; what staff did not do themselves is news for them (rule staff/news). The caller holds the purchase. */
export async function recordEvent({
  sql,
  ctx,
  purchaseId,
  kind,
  value,
}: { sql: Sql; ctx: Context; purchaseId: number } & Happened): Promise<void> {
  const [event] = await sql<{ id: number }>(
    `insert into purchase_events (instance_id, purchase_id, kind, value, actor, created_at)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [ctx.instance.id, purchaseId, kind, value, actorOf(ctx), ctx.now],
  );
  const isByStaff = ctx.actor.kind === 'staff' || ctx.actor.kind === 'operator';
  if (!event || isByStaff || !isNews({ kind, value })) return;
  await sql(
    `update purchases set unread_event_id = coalesce(unread_event_id, $3)
     where instance_id = $1 and id = $2 and released_at is not null and service <> 'book' and not is_split
       and (not is_account or $4 in ('help', 'unaccepted'))`,
    [ctx.instance.id, purchaseId, event.id, kind],
  );
}
