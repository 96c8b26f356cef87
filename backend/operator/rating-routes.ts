import type { Hono } from 'hono';
import { AppError } from '@/backend/errors';
import { listRatings } from '@/backend/staff';
import { beforeSchema } from '@/lib/contract/staff/rating-calls';
import { type OperatorTenantDeps, openTenant } from './open-tenant';

/** `npm run tenant -- ratings …` (rule staff/ratings). */
export function registerRatings({ app, deps }: { app: Hono; deps: OperatorTenantDeps }): void {
  app.get('/operator/tenants/:slug/ratings', async (c) => {
    const ctx = await openTenant({ deps, slug: c.req.param('slug') });
    const before = beforeSchema.safeParse(c.req.query('before'));
    if (!before.success) throw new AppError('invalid_input');
    return c.json(await listRatings({ ctx, input: { supplierId: undefined, before: before.data } }));
  });
}
