import type { Hono } from 'hono';
import type { Context } from '@/backend/context';
import { findTransfer, listOrderRefunds, listStaffOrders, seeProof } from '@/backend/staff';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import { registerFinding } from './find-order';
import { type OperatorTenantDeps, openTenant } from './open-tenant';

/** The clock by which its hours are printed, as it was agreed (rule orders/agreed). */
export type TimedOrder = StaffOrder & { timezone: string };

async function addTimezones({ ctx, orders }: { ctx: Context; orders: StaffOrder[] }): Promise<TimedOrder[]> {
  const rows = await ctx.db.tenant(ctx.instance.id, (sql) =>
    sql<{ id: number; timezone: string }>(
      `select c.id, coalesce(c.agreed -> 'branch' ->> 'timezone', s.settings ->> 'timezone', 'UTC') as timezone
       from purchases c join suppliers s on s.instance_id = c.instance_id and s.id = c.supplier_id
       where c.instance_id = $1 and c.id = any ($2)`,
      [ctx.instance.id, orders.map(({ id }) => id)],
    ),
  );
  const zones = new Map(rows.map(({ id, timezone }) => [id, timezone]));
  return orders.map((order) => ({ ...order, timezone: zones.get(order.id) ?? 'UTC' }));
}

/** Registers the orders' calls for commands that staff have no call for. */
export function registerOrders({ app, deps }: { app: Hono; deps: OperatorTenantDeps }): void {
  registerFinding({ app, db: deps.db });
  const path = '/operator/tenants/:slug';
  /** Lists all orders, or the one of `id`. */
  app.get(`${path}/orders`, async (c) => {
    const ctx = await openTenant({ deps, slug: c.req.param('slug') });
    const id = c.req.query('id');
    const orders = await listStaffOrders({ ctx, input: id === undefined ? {} : { id } });
    return c.json(await addTimezones({ ctx, orders }));
  });
  app.get(`${path}/orders/:id{[1-9][0-9]*}/refunds`, async (c) => {
    const { slug, id } = c.req.param();
    return c.json(await listOrderRefunds({ ctx: await openTenant({ deps, slug }), input: { id } }));
  });
  app.get(`${path}/orders/:id{[1-9][0-9]*}/transfer`, async (c) => {
    const { slug, id } = c.req.param();
    return c.json({ id: await findTransfer({ ctx: await openTenant({ deps, slug }), input: { id } }) });
  });
  app.get(`${path}/transfers/:id{[1-9][0-9]*}/proof`, async (c) => {
    const { slug, id } = c.req.param();
    const picture = await seeProof({ ctx: await openTenant({ deps, slug }), input: { id } });
    return c.json({ picture: Buffer.from(picture).toString('base64') });
  });
}
