import type { Hono } from 'hono';
import { AppError } from '@/backend/errors';
import {
  attendWaiterCall,
  listRoomCharges,
  listWaiterCalls,
  listWaitingPayments,
  settleRoomCharge,
  takePayment,
} from '@/backend/staff';
import { takePayment as takeCall } from '@/lib/contract/staff/payment-calls';
import { settleRoomCharge as settleCall } from '@/lib/contract/staff/room-charge-calls';
import { attendWaiterCall as attendCall } from '@/lib/contract/staff/waiter-calls';
import { type OperatorTenantDeps, openTenant } from './open-tenant';

/** `npm run tenant -- room-charges …` (rule table/room-charges). */
function registerRoomCharges({ app, deps }: { app: Hono; deps: OperatorTenantDeps }): void {
  const path = '/operator/tenants/:slug/room_charges';
  app.get(path, async (c) => {
    const ctx = await openTenant({ deps, slug: c.req.param('slug') });
    return c.json(await listRoomCharges({ ctx, input: { isOpen: true } }));
  });
  app.put(`${path}/:id{[1-9][0-9]*}`, async (c) => {
    const ctx = await openTenant({ deps, slug: c.req.param('slug') });
    const body = settleCall.body.safeParse(await c.req.json());
    if (!body.success) throw new AppError('invalid_input');
    return c.json(await settleRoomCharge({ ctx, input: { id: c.req.param('id'), ...body.data } }));
  });
}

/** `npm run tenant -- payments …` (rule payments/shares) and `… waiter-calls …` (rule table/call-waiter). */
export function registerTableService({ app, deps }: { app: Hono; deps: OperatorTenantDeps }): void {
  registerRoomCharges({ app, deps });
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
