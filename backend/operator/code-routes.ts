import type { Hono } from 'hono';
import { listCodes, renewCodes } from '@/backend/table';
import { type OperatorTenantDeps, openTenant } from './open-tenant';

/** `npm run tenant -- qr …`. */
export function registerCodeRoutes({ app, deps }: { app: Hono; deps: OperatorTenantDeps }): void {
  const path = '/operator/tenants/:slug/codes';
  app.get(path, async (c) => {
    const ctx = await openTenant({ deps, slug: c.req.param('slug') });
    return c.json(await listCodes({ ctx, input: { branch: c.req.query('branch') ?? null } }));
  });
  app.post(`${path}/renewal`, async (c) => {
    const { branch, label = null } = await c.req.json<{ branch: string; label?: string }>();
    const ctx = await openTenant({ deps, slug: c.req.param('slug') });
    return c.json(await renewCodes({ ctx, input: { branch, label } }));
  });
}
