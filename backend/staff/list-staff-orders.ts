import { majorOf } from '@/backend/branches';
import { listPricedLines, PURCHASE_SELECT, type PurchaseRow, scheduleOf, toCartLine } from '@/backend/cart';
import type { Context } from '@/backend/context';
import { CLOSED, cashMinorOf, listLatestPayments, sumsOf } from '@/backend/orders';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import { isPaid } from '@/lib/domain/payments/payment-sums';
import { readChargeProblems } from './list-charge-problems';
import { getStaff } from './staff-actor';

const LIMIT = 200;

/** `GET /staff/orders.json`: what the kitchen still has to do, oldest first. @throws unauthorized, forbidden */
export function listStaffOrders({
  ctx,
  input,
}: {
  ctx: Context;
  input: { supplierId: string | undefined };
}): Promise<StaffOrder[]> {
  getStaff({ ctx, scope: 'orders:read' });
  const { id: instanceId, currency } = ctx.instance;
  const major = majorOf(currency);
  return ctx.db.tenant(instanceId, async (sql) => {
    const purchases = await sql<PurchaseRow>(
      `${PURCHASE_SELECT} and c.released_at is not null and c.status <> 'cart' and c.status not in ${CLOSED}
         and ($2::bigint is null or c.supplier_id = $2) order by c.released_at, c.id limit ${LIMIT}`,
      [instanceId, input.supplierId ?? null],
    );
    const lines = await listPricedLines({ sql, ctx, purchases });
    const purchaseIds = purchases.map(({ id }) => id);
    const payments = await listLatestPayments({ sql, instanceId, purchaseIds });
    const problems = await readChargeProblems({ sql, ctx, purchaseIds });
    return purchases.map((purchase) => {
      const { id, supplier, status, service, details, total_minor, placed_at } = purchase;
      const payment = payments.get(id);
      const cashMinor = cashMinorOf({ method: payment?.method, purchase });
      const choosesZone = service === 'delivery' && !purchase.has_zones;
      return {
        id,
        number: purchase.number,
        bck_purchase_id: purchase.bck_purchase_id,
        supplier_id: supplier.id,
        status,
        service,
        subservice: purchase.subservice,
        schedule_date: scheduleOf(purchase)?.date ?? null,
        schedule_hour: scheduleOf(purchase)?.hour ?? null,
        products: (lines.get(id) ?? []).map((line) => toCartLine({ line, ctx })),
        total: major(total_minor ?? 0),
        paid: payment !== undefined && isPaid(sumsOf(payment)),
        payment_method: payment?.method ?? '',
        cash_amount: cashMinor === null ? null : major(cashMinor),
        cash_change: cashMinor === null ? null : major(cashMinor - (total_minor ?? 0)),
        refund_due: payment?.owed_minor ? major(payment.owed_minor) : null,
        charge_problems: problems.filter(({ purchase_id }) => purchase_id === id),
        contact: details.contact ?? null,
        invoice: details.invoice ?? null,
        place: details.place ?? null,
        shipping_zone: choosesZone ? (details.shippingZone ?? null) : null,
        comment: details.comment ?? '',
        cutlery: details.cutlery ?? false,
        packed: details.packed ?? true,
        placed_at: placed_at?.toISOString() ?? null,
      };
    });
  });
}
