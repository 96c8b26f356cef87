import { actorName } from '@/backend/actor-name';
import type { Context, TenantSql } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import { cashRounding } from '@/lib/domain/money/cash-rounding';
import type { Currency } from '@/lib/domain/money/currencies';
import type { DrawerKind, MoveKind } from '@/lib/domain/money/money-moves';
import type { PaymentMethod } from '@/lib/domain/payments/payment-methods';

/** Minor units. `tipMinor` stands apart from the amount; both are below 0 where money goes out. */
type Move = {
  paymentId: number;
  kind: Exclude<MoveKind, DrawerKind>;
  method: PaymentMethod;
  amountMinor: number;
  tipMinor: number;
  receivedMinor?: number | null;
  reason?: string | null;
};

/** One word for who of the restaurant did it; nobody of it where a gateway, a job or a diner did. */
const doerOf = ({ actor }: Context): string | null =>
  actor.kind === 'staff' || actor.kind === 'operator' ? actorName(actor) : null;

/** The rounding of a sum in cash: who handed over the exact sum is not asked for more (rule payments/rounding). Minor units. */
function roundedBy({
  sumMinor,
  receivedMinor,
  currency,
}: {
  sumMinor: number;
  receivedMinor: number | null;
  currency: Currency;
}): number {
  const roundingMinor = cashRounding({ amountMinor: sumMinor, currency });
  return receivedMinor === null ? roundingMinor : Math.min(roundingMinor, receivedMinor - sumMinor);
}

/** Adds rows to the ledger in the order that is given, of payments whose purchase the caller has locked (rule payments/ledger). */
async function addMoves({ sql, ctx, moves }: TenantSql & { moves: readonly Move[] }): Promise<void> {
  const { id: instanceId, currency } = ctx.instance;
  for (const {
    paymentId,
    kind,
    method,
    amountMinor,
    tipMinor,
    receivedMinor = null,
    reason = null,
  } of moves) {
    const sumMinor = amountMinor + tipMinor;
    if (amountMinor === 0 && tipMinor === 0) continue;
    const roundingMinor = method === 'cash' ? roundedBy({ sumMinor, receivedMinor, currency }) : 0;
    const changeMinor = receivedMinor === null ? null : receivedMinor - sumMinor - roundingMinor;
    await sql(
      `insert into money_moves (instance_id, supplier_id, purchase_id, payment_id, kind, method, amount_minor, tip_minor,
         rounding_minor, received_minor, change_minor, actor, reason, created_at)
       select $1, c.supplier_id, c.id, p.id, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12
       from payments p join purchases c on c.instance_id = p.instance_id and c.id = p.purchase_id
       where p.instance_id = $1 and p.id = $2`,
      [
        ...[instanceId, paymentId, kind, method, amountMinor, tipMinor, roundingMinor, receivedMinor],
        ...[changeMinor, doerOf(ctx), reason, ctx.now],
      ],
    );
  }
}

type Paid = {
  method: PaymentMethod;
  amount_minor: number;
  tip_minor: number;
  bill_tip_minor: number | null;
  cash_minor: number | null;
};

/** The tip of an account's payment is its own; that of an order is a part of its bill. */
const PAID = `select p.method, p.amount_minor, p.tip_minor,
    case when not c.is_account then (select (part ->> 'amountMinor')::bigint from jsonb_array_elements(c.bill) part
      where part ->> 'kind' = 'tip') end as bill_tip_minor,
    case when p.method = 'cash' then case when c.is_account then (p.details ->> 'cash_minor')::bigint
      else (c.details ->> 'cashMinor')::bigint end end as cash_minor
  from payments p join purchases c on c.instance_id = p.instance_id and c.id = p.purchase_id
  where p.instance_id = $1 and p.id = $2`;

type Work = { sql: Sql; ctx: Context; paymentId: number };

/** A payment became a success. */
export async function noteTaken({ sql, ctx, paymentId }: Work): Promise<void> {
  const [paid] = await sql<Paid>(PAID, [ctx.instance.id, paymentId]);
  if (!paid) throw new Error('a payment is gone');
  const { method, amount_minor: sumMinor, cash_minor: receivedMinor } = paid;
  const tipMinor = Math.min(paid.bill_tip_minor ?? paid.tip_minor, sumMinor);
  const sums = { amountMinor: sumMinor - tipMinor, tipMinor };
  await addMoves({ sql, ctx, moves: [{ paymentId, kind: 'taken', method, ...sums, receivedMinor }] });
}

type Left = { method: PaymentMethod; amount_minor: number; tip_minor: number };

/** Sums the ledger's rows of a payment; its way to pay is the one that it has now. @param without kinds that are left out */
async function readLeft({ sql, ctx, paymentId }: Work, without: readonly MoveKind[] = []): Promise<Left> {
  const [left] = await sql<Left>(
    `select p.method, coalesce(sum(m.amount_minor), 0)::bigint as amount_minor, coalesce(sum(m.tip_minor), 0)::bigint as tip_minor
     from payments p left join money_moves m on m.instance_id = p.instance_id and m.payment_id = p.id
       and m.kind <> all ($3::text[])
     where p.instance_id = $1 and p.id = $2 group by p.method`,
    [ctx.instance.id, paymentId, without],
  );
  if (!left) throw new Error('a payment is gone');
  return left;
}

/** The tip of a payment that was taken is another. Minor units; below 0: it is less. */
export async function noteTip({ byMinor, ...work }: Work & { byMinor: number }): Promise<void> {
  const { method } = await readLeft(work);
  const move = { paymentId: work.paymentId, kind: 'tip', method, amountMinor: 0, tipMinor: byMinor } as const;
  await addMoves({ ...work, moves: [move] });
}

/** Some of a payment went back: of what it paid of the bill first, then of its tip. */
export async function noteGivenBack({ givenMinor, ...work }: Work & { givenMinor: number }): Promise<void> {
  const { method, amount_minor: leftMinor } = await readLeft(work);
  const ofBill = Math.min(givenMinor, Math.max(0, leftMinor));
  const sums = { amountMinor: -ofBill + 0, tipMinor: ofBill - givenMinor };
  await addMoves({ ...work, moves: [{ paymentId: work.paymentId, kind: 'given_back', method, ...sums }] });
}

/** It was said by mistake that a payment was taken. */
export async function noteUndone(work: Work): Promise<void> {
  const { method, amount_minor: amountMinor, tip_minor: tipMinor } = await readLeft(work);
  const move = { paymentId: work.paymentId, kind: 'undone', method } as const;
  await addMoves({ ...work, moves: [{ ...move, amountMinor: -amountMinor, tipMinor: -tipMinor }] });
}

/** The money that a payment brought came by another way; what went back of it went as it did. The caller has locked its purchase, and changes the payment itself. */
export async function noteCorrected({
  to,
  reason,
  ...work
}: Work & { to: PaymentMethod; reason: string }): Promise<void> {
  const {
    method: from,
    amount_minor: amountMinor,
    tip_minor: tipMinor,
  } = await readLeft(work, ['given_back']);
  const said = { paymentId: work.paymentId, kind: 'corrected', reason } as const;
  const out = { ...said, method: from, amountMinor: -amountMinor, tipMinor: -tipMinor };
  await addMoves({ ...work, moves: [out, { ...said, method: to, amountMinor, tipMinor }] });
}

/** Cash of a branch's drawer beside its sales. Minor units, below 0 where it is taken out. @param reverses the row that it takes back */
export async function noteDrawer({
  sql,
  ctx,
  supplierId,
  kind,
  amountMinor,
  reason,
  reverses = null,
}: TenantSql & {
  supplierId: number;
  kind: DrawerKind;
  amountMinor: number;
  reason: string | null;
  reverses?: number | null;
}): Promise<void> {
  await sql(
    `insert into money_moves (instance_id, supplier_id, kind, method, amount_minor, actor, reason, created_at, reverses)
     values ($1, $2, $3, 'cash', $4, $5, $6, $7, $8)`,
    [ctx.instance.id, supplierId, kind, amountMinor, doerOf(ctx), reason, ctx.now, reverses],
  );
}
