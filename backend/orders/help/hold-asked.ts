import type { TenantSql } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { HelpReason } from '@/lib/domain/orders/help';
import { lockOrder, type MovingOrder } from '../move-order';

export type Asked = {
  id: number;
  purchase_id: number;
  profile_id: number;
  reason: HelpReason;
  answer: string | null;
};

/**
 * Holds the order and then the request, so that two staff who answer at once take no words of each other away, and what its diner
 * writes meanwhile comes after. @throws not_found, also of an erased diner
 */
export async function holdAsked({
  sql,
  ctx,
  id,
}: TenantSql & { id: string }): Promise<{ asked: Asked; order: MovingOrder }> {
  const [found] = await sql<{ purchase_id: number }>(
    'select purchase_id from help_requests where instance_id = $1 and id = $2',
    [ctx.instance.id, id],
  );
  if (!found) throw new AppError('not_found');
  const order = await lockOrder({ sql, ctx, purchaseId: found.purchase_id });
  const [asked] = await sql<Asked>(
    `select h.id, h.purchase_id, h.profile_id, h.reason, h.answer from help_requests h
     where h.instance_id = $1 and h.id = $2 and exists (select 1 from profiles p
       where p.instance_id = h.instance_id and p.id = h.profile_id and p.erased_at is null for key share) for update of h`,
    [ctx.instance.id, id],
  );
  if (!asked) throw new AppError('not_found');
  return { asked, order };
}

/**
 * Holds an order and who rated it, to whom the branch writes as in their conversation. @throws not_found, also of an erased diner
 */
export async function holdRated({
  sql,
  ctx,
  id,
  rating,
}: TenantSql & { id: string; rating: string }): Promise<{
  asked: Pick<Asked, 'purchase_id' | 'profile_id' | 'reason'>;
  order: MovingOrder;
}> {
  const order = await lockOrder({ sql, ctx, purchaseId: id });
  const [rated] = await sql<{ profile_id: number }>(
    `select r.profile_id from order_ratings r where r.instance_id = $1 and r.id = $2 and r.purchase_id = $3 and exists (
       select 1 from profiles p where p.instance_id = r.instance_id and p.id = r.profile_id and p.erased_at is null for key share)`,
    [ctx.instance.id, rating, order.id],
  );
  if (!rated) throw new AppError('not_found');
  return { asked: { purchase_id: order.id, profile_id: rated.profile_id, reason: 'other' }, order };
}

/** Locks the parts of a court's order after it; none of another order (rule staff/news). */
export const lockStalls = async ({
  sql,
  ctx,
  order,
}: TenantSql & { order: Pick<MovingOrder, 'id' | 'is_split'> }): Promise<
  { id: number; supplier_id: number }[]
> =>
  order.is_split
    ? sql<{ id: number; supplier_id: number }>(
        'select id, supplier_id from purchases where instance_id = $1 and court_order_id = $2 order by id for update',
        [ctx.instance.id, order.id],
      )
    : [];
