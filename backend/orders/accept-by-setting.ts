import type { Context, TenantSql } from '@/backend/context';
import { type PurchaseRow, setStatus } from '@/backend/purchases';
import type { ServiceChoice } from '@/lib/domain/branches/services';
import { acceptsItself } from '@/lib/domain/orders/auto-accept';
import { lockOrder, moveLockedOrder } from './move-order';

/** The setting acts: none of the staff does, nor its diner. */
const asBranch = (ctx: Context): Context => ({ ...ctx, actor: { kind: 'branch' } });

/**
 * Accepts an order that its kitchen has got in this transaction, where its branch says so, with the minutes that its diner was
 * told (rule orders/auto-accept). The caller has locked it; of a court, its stalls have their parts.
 */
export async function acceptBySetting({
  sql,
  ctx,
  purchaseId,
}: TenantSql & { purchaseId: number }): Promise<void> {
  const order = await lockOrder({ sql, ctx, purchaseId });
  if (order.is_split || order.released_at === null) return;
  const [branch] = await sql<{ services: ServiceChoice[] | null }>(
    `select settings -> 'autoAccept' as services from suppliers where instance_id = $1 and id = $2`,
    [ctx.instance.id, order.supplier_id],
  );
  if (!acceptsItself({ services: branch?.services ?? [], order })) return;
  await moveLockedOrder({ sql, ctx: asBranch(ctx), order, to: 'accepted' });
}

/**
 * Accepts an order that is being placed, in statements that go with those before. Nobody has chosen to be told of it yet.
 * @param placed as its row is written @returns whether it did
 */
export function acceptPlaced({
  sql,
  ctx,
  placed,
}: TenantSql & {
  placed: Pick<PurchaseRow, 'id' | 'service' | 'subservice' | 'seat' | 'is_account' | 'supplier'> & {
    isReleased: boolean;
  };
}): Promise<boolean> {
  const { id: purchaseId, supplier, isReleased } = placed;
  const services = supplier.settings.autoAccept ?? [];
  const accepts = isReleased && acceptsItself({ services, order: { ...placed, status: 'in_progress' } });
  if (!accepts) return Promise.resolve(false);
  return setStatus({ sql, ctx: asBranch(ctx), purchaseId, to: 'accepted' }).then(() => true);
}
