import type { Hono } from 'hono';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { makeContext } from '@/backend/make-context';
import { listHelpRequests, listStaffOrders, moveStaffOrder, readOrderNews } from '@/backend/staff';
import { type MovedOrder, moveStaffOrder as moveCall, type StaffOrder } from '@/lib/contract/staff/calls';
import type { StaffHelp } from '@/lib/contract/staff/help-calls';
import { ORDER_STATUSES } from '@/lib/domain/orders/order-states';
import { openOrderAsOperator } from './find-order';
import { openTenant } from './open-tenant';

type Deps = Parameters<typeof makeContext>[0]['deps'];
type Asked = { status: string; minutes?: number | undefined; reason?: string | undefined };

/** `npm run tenant -- order <id> <status>`. @throws not_found, illegal_transition */
export async function moveOrderAsOperator({
  deps,
  id: name,
  ...asked
}: Asked & {
  deps: Deps;
  /** Unique id, or `slug#number`. */
  id: string;
}): Promise<MovedOrder & { slug: string }> {
  const { ctx, id } = await openOrderAsOperator({ deps, name });
  return { ...(await moveStaffOrder({ ctx, input: { ...asked, id } })), slug: ctx.instance.slug };
}

/** @throws invalid_input */
function readMove(body: unknown): Asked {
  const asked = moveCall.body.safeParse(body);
  const { status } = body as Partial<Asked>;
  if (asked.success && ['canceled', ...ORDER_STATUSES].includes(asked.data.status)) return asked.data;
  const statuses = ORDER_STATUSES.filter((one) => one !== 'cart').join(', ');
  throw new AppError('invalid_input', {
    message: asked.success
      ? `"${status}" is no status of an order; there are: ${statuses}.`
      : 'Minutes are 1 to 240; a reason has 1 to 200 letters.',
  });
}

/** The clock by which its hours are printed, as it was agreed (rule orders/agreed). */
type Timed = StaffOrder & { timezone: string };

async function addTimezones({ ctx, orders }: { ctx: Context; orders: StaffOrder[] }): Promise<Timed[]> {
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

/** @throws not_found for an order that staff do not see in their list any more */
async function getOrder({
  deps,
  name,
}: {
  deps: Deps;
  name: string;
}): Promise<Timed & { help: StaffHelp[] }> {
  const { ctx, id } = await openOrderAsOperator({ deps, name });
  const [order] = await addTimezones({ ctx, orders: await listStaffOrders({ ctx, input: { id } }) });
  if (order) {
    const { requests } = await listHelpRequests({
      ctx,
      input: { orderId: id, isOpen: null, before: undefined },
    });
    return { ...order, help: requests };
  }
  throw new AppError('not_found', {
    message: `Order ${name} is over and has no news, or is not in a kitchen yet.`,
  });
}

/** `npm run tenant -- order …` (rule staff/news). */
export function registerOrders({ app, deps }: { app: Hono; deps: Deps }): void {
  app.get('/operator/tenants/:slug/orders', async (c) => {
    const ctx = await openTenant({ deps, slug: c.req.param('slug') });
    return c.json(await addTimezones({ ctx, orders: await listStaffOrders({ ctx, input: {} }) }));
  });
  app.get('/operator/orders/:id', async (c) => c.json(await getOrder({ deps, name: c.req.param('id') })));
  app.put('/operator/orders/:id/status', async (c) =>
    c.json(await moveOrderAsOperator({ deps, id: c.req.param('id'), ...readMove(await c.req.json()) })),
  );
  app.put('/operator/orders/:id/read', async (c) => {
    const { ctx, id } = await openOrderAsOperator({ deps, name: c.req.param('id') });
    return c.json({ ...(await readOrderNews({ ctx, input: { id } })), slug: ctx.instance.slug });
  });
}
