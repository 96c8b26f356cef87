import type { Hono } from 'hono';
import { clearSecondFactor, rotateSecondFactors } from '@/backend/staff';
import { type OperatorTenantDeps, openTenant } from './open-tenant';

/** The second factors of the people of restaurants, for the command line. */
export function registerPersonRoutes({ app, deps }: { app: Hono; deps: OperatorTenantDeps }): void {
  app.delete('/operator/tenants/:slug/people/:id/second-factor', async (c) => {
    const { slug, id } = c.req.param();
    const ctx = await openTenant({ deps, slug });
    return c.json(await clearSecondFactor({ ctx, input: { personId: Number(id) } }));
  });
  app.post('/operator/second-factors/rotation', async (c) => {
    const { db, config } = deps;
    return c.json(await rotateSecondFactors({ db, ring: config.payments.accountKeys }));
  });
}
