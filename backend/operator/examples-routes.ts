import type { Hono } from 'hono';
import { makeExamples } from './examples/make-examples';
import { type OperatorTenantDeps, openTenant } from './open-tenant';

/** `npm run tenant -- examples …`. */
export function registerExamples({ app, deps }: { app: Hono; deps: OperatorTenantDeps }): void {
  app.post('/operator/tenants/:slug/examples', async (c) => {
    const ctx = await openTenant({ deps, slug: c.req.param('slug') });
    return c.json({ made: await makeExamples({ deps, ctx }) });
  });
}
