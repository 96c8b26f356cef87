import { majorOf } from '@/backend/branches';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { lockOrder } from '@/backend/orders';
import type { Sql } from '@/backend/platform/database/database';
import { EVER } from '@/backend/platform/database/ever';
import { markCollected } from '@/backend/purchases/payments';
import { audit } from '@/backend/staff/audit';
import { listedBranches } from '@/backend/staff/branches/own-branches';
import type { RoomCharge, RoomCharges } from '@/lib/contract/staff/room-charge-calls';
import { openDayAt } from '@/lib/domain/branches/night';
import type { OpeningHours } from '@/lib/domain/branches/opening-hours';
import type { OrderStatus } from '@/lib/domain/orders/order-states';

/** And those of the same instant as the last. */
const LIMIT = 200;

type Row = {
  payment_id: number;
  purchase_id: number;
  number: number | null;
  supplier_id: number;
  room: string;
  guest: string | null;
  status: OrderStatus;
  amount_minor: number;
  refunds_minor: number;
  created_at: Date;
  settled_at: Date | null;
  hours: OpeningHours;
};

const SELECT = `select p.id as payment_id, c.id as purchase_id, c.number, c.supplier_id, t.label as room,
    nullif(c.details ->> 'guestName', '') as guest, c.status, p.amount_minor, p.refunds_minor, p.created_at, p.settled_at,
    s.settings as hours
  from payments p join purchases c on c.instance_id = p.instance_id and c.id = p.purchase_id
    join tables t on t.instance_id = c.instance_id and t.id = c.table_id
    join suppliers s on s.instance_id = c.instance_id and s.id = c.supplier_id
  where p.instance_id = $1 and p.method = 'room_charge' and p.status = 'success'`;

function toCharge(ctx: Context, { hours, created_at: at, ...row }: Row): RoomCharge {
  const major = majorOf(ctx.instance.currency);
  const { amount_minor: amountMinor, refunds_minor: refundsMinor, settled_at: settledAt, ...charge } = row;
  return {
    ...charge,
    amount: major(amountMinor),
    given_back: major(refundsMinor),
    currency: ctx.instance.currency,
    day: openDayAt({ hours, at }),
    charged_at: at.toISOString(),
    settled_at: settledAt?.toISOString() ?? null,
  };
}

/** `GET /staff/room_charges.json` (rule table/room-charges). */
export async function listRoomCharges({
  ctx,
  input: { supplierId, isOpen, before },
}: {
  ctx: Context;
  input: { supplierId?: string | undefined; isOpen: boolean | null; before?: string | undefined };
}): Promise<RoomCharges> {
  const rows = await ctx.db.tenant(ctx.instance.id, (sql) =>
    sql<Row>(
      `${SELECT} and ($2::bigint[] is null or c.supplier_id = any ($2)) and p.created_at < $3::timestamptz
         and ($4::boolean is null or (p.settled_at is null) = $4)
       order by p.created_at desc fetch first ${LIMIT} rows with ties`,
      [ctx.instance.id, listedBranches({ ctx, supplierId }), before ?? EVER.to, isOpen],
    ),
  );
  return { charges: rows.map((row) => toCharge(ctx, row)) };
}

async function getCharge({ sql, ctx, id }: { sql: Sql; ctx: Context; id: string }): Promise<Row> {
  const [row] = await sql<Row>(`${SELECT} and p.id = $2`, [ctx.instance.id, id]);
  if (!row) throw new AppError('not_found');
  return row;
}

/** Marks the charge of a room as settled; audited (rule table/room-charges). @throws not_found, conflict */
export async function settleRoomCharge({
  ctx,
  input: { id, amount },
}: {
  ctx: Context;
  input: { id: string; amount: number };
}): Promise<RoomCharge> {
  const charge = await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const { purchase_id: purchaseId } = await getCharge({ sql, ctx, id });
    // A tip changes under the same lock: the reception settles the amount that it read, or none.
    await lockOrder({ sql, ctx, purchaseId });
    const row = await getCharge({ sql, ctx, id });
    if (toCharge(ctx, row).amount !== amount) throw new AppError('conflict');
    if (row.settled_at !== null) return toCharge(ctx, row);
    await markCollected({ sql, ctx, paymentId: row.payment_id });
    const details = { payment: row.payment_id, purchase: purchaseId };
    await audit({ sql, ctx, action: 'room_charge.settled', details });
    await ctx.checkpoint('room-charge-settled');
    return toCharge(ctx, { ...row, settled_at: ctx.now });
  });
  ctx.publish({ id: charge.purchase_id, supplierId: charge.supplier_id });
  return charge;
}
