import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import { RANDOM_PART } from '../payment-reference';
import type { PaymentRow } from './payment-row';
import { PAYMENT_COLUMNS } from './select-payment';

/** An attempt to pay. Amounts in minor units; `tipMinor` is a part of `amountMinor`. */
export type BegunPayment = {
  method: PaymentRow['method'];
  status: PaymentRow['status'];
  payerId: number;
  amountMinor: number;
  tipMinor?: number;
  /** The tip in the bill of its order, for a payment that is a success at once. */
  billTipMinor?: number;
  /** Null: no gateway is asked. */
  provider?: string | null;
  /** At the gateway; null: the environment's. */
  accountId?: number | null;
  details?: PaymentRow['details'];
  /** When the gateway is first asked about it; null: never. */
  checkAt?: Date | null;
  /** Null: it waits for a person. */
  expiresAt?: Date | null;
  /** The key of the call that begins it. */
  requestKey?: string | null;
};

/** How many attempts a purchase has at the most; of an account each payer has so many. */
export type AttemptLimit = {
  /** Without those that never left for the gateway. */
  attempts: number;
  /** All of them, since this time. */
  rows: number;
  since: Date;
  isOfPayer: boolean;
};

type Work = { sql: Sql; ctx: Context; purchaseId: number; payment: BegunPayment };

function valuesOf({ ctx, purchaseId, payment }: Omit<Work, 'sql'>): unknown[] {
  return [
    ctx.instance.id,
    purchaseId,
    payment.method,
    payment.provider ?? null,
    payment.accountId ?? null,
    payment.status,
    payment.amountMinor,
    payment.tipMinor ?? 0,
    JSON.stringify(payment.details ?? {}),
    payment.payerId,
    payment.expiresAt ?? null,
    payment.checkAt ?? null,
    payment.requestKey ?? null,
  ];
}

const COUNTED =
  'select count(*) from payments where instance_id = $1 and purchase_id = $2 and (not $16 or payer_id = $10)';
const ADD = `insert into payments (instance_id, purchase_id, attempt, method, provider, account_id, status, amount_minor, tip_minor,
    details, payer_id, expires_at, check_at, request_key, created_at, reference)
  select $1, $2, last.attempt + 1, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14,
    $2 || '-' || (last.attempt + 1) || '-' || ${RANDOM_PART}
  from (select coalesce(max(attempt), 0) as attempt from payments where instance_id = $1 and purchase_id = $2) last`;
const IS_WITHIN = `(${COUNTED} and details ->> 'reason' is distinct from 'not_sent') < $17
  and (${COUNTED} and created_at >= $15) < $18`;

/** One statement, because the placing of an order sends its commit ahead (docs/decisions/0072). */
const ADD_TAKEN = `with added as (${ADD} returning *),
  moved as (insert into money_moves (instance_id, supplier_id, purchase_id, payment_id, kind, method, amount_minor, tip_minor,
      created_at)
    select a.instance_id, c.supplier_id, a.purchase_id, a.id, 'taken', a.method, a.amount_minor - $15::bigint, $15::bigint,
      a.created_at
    from added a join purchases c on c.instance_id = a.instance_id and c.id = a.purchase_id where a.amount_minor > 0)
  select ${PAYMENT_COLUMNS} from added`;

/**
 * Adds an attempt under a reference of its own; a success at once is in the ledger (rule payments/ledger). The caller has locked the
 * purchase. @returns null beyond the limit
 */
export async function addPayment({
  sql,
  limit = null,
  ...work
}: Work & { limit?: AttemptLimit | null }): Promise<PaymentRow | null> {
  const values = [...valuesOf(work), work.ctx.now];
  const { status, billTipMinor = 0 } = work.payment;
  if (status === 'success') return (await sql<PaymentRow>(ADD_TAKEN, [...values, billTipMinor]))[0] ?? null;
  const rows = limit
    ? await sql<PaymentRow>(`${ADD} where ${IS_WITHIN} returning ${PAYMENT_COLUMNS}`, [
        ...values,
        limit.since,
        limit.isOfPayer,
        limit.attempts,
        limit.rows,
      ])
    : await sql<PaymentRow>(`${ADD} returning ${PAYMENT_COLUMNS}`, values);
  return rows[0] ?? null;
}

/**
 * Takes the attempt over that nobody has begun to pay, else adds one. The caller has locked the purchase
 * (guarantee/one-charge). @returns null beyond the limit
 */
export async function beginPayment(work: Work & { limit: AttemptLimit }): Promise<PaymentRow | null> {
  const [first] = await work.sql<PaymentRow>(
    `update payments set method = $3, provider = $4, account_id = $5, status = $6, amount_minor = $7, tip_minor = $8,
       details = details || $9::jsonb, payer_id = $10, expires_at = $11, check_at = $12, request_key = $13
     where instance_id = $1 and purchase_id = $2 and status = 'created' returning ${PAYMENT_COLUMNS}`,
    valuesOf(work),
  );
  return first ?? addPayment(work);
}
