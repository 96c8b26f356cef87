import type { Hono } from 'hono';
import { AppError } from '@/backend/errors';
import { attendWaiterCall, listWaiterCalls, listWaitingPayments, takePayment } from '@/backend/staff';
import { takePayment as takeCall } from '@/lib/contract/staff/payment-calls';
import { attendWaiterCall as attendCall } from '@/lib/contract/staff/waiter-calls';
import { type OperatorTenantDeps, openTenant } from './open-tenant';

/** `npm run tenant -- payments …` (rule payments/shares) and `… waiter-calls …` (rule table/call-waiter). */
export function registerTableService({ app, deps }: { app: Hono; deps: OperatorTenantDeps }): void {
  const path = '/operator/tenants/:slug';
  app.get(`${path}/payments`, async (c) =>
    c.json(await listWaitingPayments({ ctx: await openTenant({ deps, slug: c.req.param('slug') }) })),
  );
  app.put(`${path}/payments/:id{[1-9][0-9]*}`, async (c) => {
    const ctx = await openTenant({ deps, slug: c.req.param('slug') });
    const body = takeCall.body.safeParse(await c.req.json());
    if (!body.success) throw new AppError('invalid_input');
    return c.json(await takePayment({ ctx, input: { id: c.req.param('id'), ...body.data } }));
  });
  app.get(`${path}/waiter_calls`, async (c) =>
    c.json(await listWaiterCalls({ ctx: await openTenant({ deps, slug: c.req.param('slug') }) })),
  );
  app.put(`${path}/waiter_calls/:id{[1-9][0-9]*}`, async (c) => {
    const ctx = await openTenant({ deps, slug: c.req.param('slug') });
    const body = attendCall.body.safeParse(await c.req.json());
    if (!body.success) throw new AppError('invalid_input', { message: 'A name has 1 to 40 letters.' });
    return c.json(
      await attendWaiterCall({ ctx, input: { id: c.req.param('id'), by: body.data.by ?? null } }),
    );
  });
}
