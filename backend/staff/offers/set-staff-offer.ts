import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { Sql } from '@/backend/platform/database/database';
import { menuTopic } from '@/backend/platform/events/topic-events';
import { requestPublication } from '@/backend/platform/publications/request-publication';
import { audit } from '@/backend/staff/audit';
import type { StaffOffer } from '@/lib/contract/staff/offer-calls';
import type { OpeningHours } from '@/lib/domain/branches/opening-hours';
import { type SoldOutUntil, soldOutEnd } from '@/lib/domain/menu/sold-out';

type OfferRow = Omit<StaffOffer, 'back_at'> & { back_at: Date | null };
type Input = {
  id: string;
  available?: boolean | undefined;
  /** With `available: false`; left out: until somebody brings it back. */
  until?: SoldOutUntil | undefined;
  stock?: number | null | undefined;
};

/** Reads the hours of the branch that sells it. @throws not_found */
async function readEnd({ sql, ctx, id, until }: { sql: Sql; ctx: Context; id: string; until: SoldOutUntil }) {
  const [row] = await sql<{ hours: OpeningHours }>(
    `select jsonb_build_object('timezone', s.settings -> 'timezone', 'weekly', s.settings -> 'weekly',
       'exceptions', s.settings -> 'exceptions') as hours
     from supplier_products o join suppliers s on s.instance_id = o.instance_id and s.id = o.supplier_id
     where o.instance_id = $1 and o.id = $2 and o.removed_at is null`,
    [ctx.instance.id, id],
  );
  if (!row) throw new AppError('not_found');
  return soldOutEnd({ until, hours: row.hours, at: ctx.now });
}

/**
 * `PUT /staff/products/{id}.json`: fields left out stay, open menus are updated (rule menu/live, rule menu/sold-out).
 * @throws not_found; invalid_input for an end of what is not sold out
 */
export async function setStaffOffer({ ctx, input }: { ctx: Context; input: Input }): Promise<StaffOffer> {
  const { id, available, until, stock } = input;
  if (until !== undefined && available !== false)
    throw new AppError('invalid_input', { fields: { until: 'invalid' } });
  const { supplier_id: supplierId, ...changed } = await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const backAt = until === undefined ? null : await readEnd({ sql, ctx, id, until });
    const [row] = await sql<OfferRow & { supplier_id: number; before: Record<string, unknown> }>(
      `update supplier_products o set available = coalesce($3, o.available),
         back_at = case when $3::boolean is null then o.back_at else $6::timestamptz end,
         stock = case when $4 then $5::int else o.stock end
       from (select id, jsonb_build_object('available', available, 'stock', stock, 'back_at', back_at) as before
         from supplier_products where instance_id = $1 and id = $2 and removed_at is null for update) was
       where o.instance_id = $1 and o.id = was.id
       returning o.id, o.available, o.stock, o.back_at, o.supplier_id, was.before`,
      [ctx.instance.id, id, available ?? null, stock !== undefined, stock ?? null, backAt],
    );
    if (!row) throw new AppError('not_found');
    const { supplier_id, back_at: back, before, ...offer } = row;
    // An action that says no end is read as those that were written before there were ends.
    const after = back === null ? offer : { ...offer, back_at: back.toISOString() };
    await audit({ sql, ctx, action: 'product.offer', details: { ...after, before } });
    await requestPublication({ sql, instanceId: ctx.instance.id });
    return { ...offer, supplier_id, back_at: back?.toISOString() ?? null };
  });
  ctx.publish(menuTopic(supplierId));
  return changed;
}
