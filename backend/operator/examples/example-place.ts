import type { SupplierRow } from '@/backend/branches';
import type { Context } from '@/backend/context';
import { makeContext } from '@/backend/make-context';
import type { OperatorTenantDeps } from '@/backend/operator/open-tenant';
import { createAnonymousProfile } from '@/backend/people';
import { lastOpenMoment } from '@/lib/domain/branches/last-open';

/** A branch at a moment at which it was open, and how people act there. */
export type ExamplePlace = {
  supplier: SupplierRow;
  operator: Context;
  /** A new diner. */
  enter: () => Promise<Context>;
  /** Products that are sold as they are: no options to choose, no alcohol, not counted. */
  dishes: readonly number[];
};

async function listDishes(ctx: Context, supplier: SupplierRow): Promise<number[]> {
  const rows = await ctx.db.tenant(ctx.instance.id, (sql) =>
    sql<{ id: number }>(
      `select o.id from supplier_products o join products p on p.instance_id = o.instance_id and p.id = o.product_id
       where o.instance_id = $1 and o.supplier_id = $2 and o.available and o.stock is null and o.removed_at is null
         and p.removed_at is null and not (p.content ->> 'isAlcoholic')::boolean
         and not exists (select 1 from option_groups g where g.instance_id = p.instance_id and g.product_id = p.id
           and g.removed_at is null and g.min > 0)
       order by o.price_minor desc, o.id limit 6`,
      [ctx.instance.id, supplier.id],
    ),
  );
  return rows.map(({ id }) => id);
}

/** Null for a branch that was not open for a week. */
export async function openExamplePlace({
  deps,
  ctx,
  supplier,
}: {
  deps: OperatorTenantDeps;
  ctx: Context;
  supplier: SupplierRow;
}): Promise<ExamplePlace | null> {
  const at = lastOpenMoment({ hours: supplier.settings, now: ctx.now });
  if (at === null) return null;
  const { instance } = ctx;
  const then = { ...deps, clock: () => at };
  const operator = makeContext({ deps: then, instance, actor: { kind: 'operator' } });
  return {
    supplier,
    operator,
    dishes: await listDishes(ctx, supplier),
    async enter() {
      const anybody = makeContext({ deps: then, instance, actor: { kind: 'anonymous' } });
      const { id } = await createAnonymousProfile({ ctx: anybody, input: { profile: { name: '' } } });
      return makeContext({ deps: then, instance, actor: { kind: 'diner', profileId: id } });
    },
  };
}
