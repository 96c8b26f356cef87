import type { Hono } from 'hono';
import { AppError } from '@/backend/errors';
import { countVisits } from '@/backend/staff';
import { daysSchema } from '@/lib/contract/staff/number-calls';
import { type OperatorTenantDeps, openTenant } from './open-tenant';

/** `npm run tenant -- numbers …` (rule visit/numbers). */
export function registerNumbers({ app, deps }: { app: Hono; deps: OperatorTenantDeps }): void {
  app.get('/operator/tenants/:slug/numbers', async (c) => {
    const ctx = await openTenant({ deps, slug: c.req.param('slug') });
    const days = daysSchema.safeParse(c.req.query());
    if (!days.success) throw new AppError('invalid_input', { fields: { from: 'date' } });
    return c.json(await countVisits({ ctx, input: { from: days.data.from, to: days.data.to } }));
  });
}
