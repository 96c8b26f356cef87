import type { Hono } from 'hono';
import { createSmartLink, revokeSmartLinks } from '@/backend/people';
import { type OperatorTenantDeps, openTenant } from './open-tenant';

/** `npm run tenant -- smart-link …`. */
export function registerSmartLinkRoutes({ app, deps }: { app: Hono; deps: OperatorTenantDeps }): void {
  const path = '/operator/tenants/:slug/profiles/:id{[1-9][0-9]*}/smart-links';
  app.post(path, async (c) => {
    const { slug, id } = c.req.param();
    const { order } = await c.req.json<{ order?: string }>();
    const ctx = await openTenant({ deps, slug });
    return c.json(await createSmartLink({ ctx, input: { profileId: id, purchaseId: order } }));
  });
  app.delete(path, async (c) => {
    const { slug, id } = c.req.param();
    const ctx = await openTenant({ deps, slug });
    return c.json(await revokeSmartLinks({ ctx, input: { profileId: id } }));
  });
}
