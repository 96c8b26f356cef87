import type { Hono } from 'hono';
import { AppError } from '@/backend/errors';
import { answerHelp, listHelpRequests } from '@/backend/staff';
import { answerHelp as answerCall } from '@/lib/contract/staff/help-calls';
import { beforeSchema } from '@/lib/contract/staff/rating-calls';
import { type OperatorTenantDeps, openTenant } from './open-tenant';

/** `npm run tenant -- help-requests …` and `… help-answer …` (rule orders/help). */
export function registerHelp({ app, deps }: { app: Hono; deps: OperatorTenantDeps }): void {
  const path = '/operator/tenants/:slug/help_requests';
  app.get(path, async (c) => {
    const ctx = await openTenant({ deps, slug: c.req.param('slug') });
    const before = beforeSchema.safeParse(c.req.query('before'));
    if (!before.success) throw new AppError('invalid_input');
    const input = { supplierId: undefined, isOpen: null, before: before.data };
    return c.json(await listHelpRequests({ ctx, input }));
  });
  app.put(`${path}/:id{[1-9][0-9]*}`, async (c) => {
    const ctx = await openTenant({ deps, slug: c.req.param('slug') });
    const body = answerCall.body.safeParse(await c.req.json());
    if (!body.success) throw new AppError('invalid_input');
    return c.json(await answerHelp({ ctx, input: { id: c.req.param('id'), ...body.data } }));
  });
}
