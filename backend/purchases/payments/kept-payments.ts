import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import { IN_FLIGHT, IS_KEPT } from './select-payment';

type Work = { sql: Sql; ctx: Context; purchaseId: number };
export type KeptPayment = { payment: { id: number; purchase_id: number }; keptMinor: number };

/** The payments of which a purchase keeps money, and how much; the oldest first. */
export async function listKept({ sql, ctx, purchaseId }: Work): Promise<KeptPayment[]> {
  const rows = await sql<{ id: number; purchase_id: number; kept_minor: number }>(
    `select p.id, p.purchase_id, p.amount_minor - p.refunds_minor as kept_minor from payments p
     where p.instance_id = $1 and p.purchase_id = $2 and ${IS_KEPT} order by p.id`,
    [ctx.instance.id, purchaseId],
  );
  return rows.map(({ kept_minor: keptMinor, ...payment }) => ({ payment, keptMinor }));
}

/** `on_its_way`: a gateway was asked, or staff look at a transfer, and it is not over. `kept`: the purchase holds money. */
export async function findMoney({ sql, ctx, purchaseId }: Work): Promise<'on_its_way' | 'kept' | null> {
  const [money] = await sql<{ taken: boolean }>(
    `select p.status = 'success' as taken from payments p where p.instance_id = $1 and p.purchase_id = $2
       and (${IS_KEPT} or (p.provider is not null or p.method = 'transfer') and p.status in ${IN_FLIGHT})
     order by taken limit 1`,
    [ctx.instance.id, purchaseId],
  );
  if (!money) return null;
  return money.taken ? 'kept' : 'on_its_way';
}
