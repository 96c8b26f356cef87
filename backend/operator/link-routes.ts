import type { Hono } from 'hono';
import { createSmartLink, revokeSmartLinks } from '@/backend/people';
import { createOrderLink, createRatingLink, deleteOrderLinks } from '@/backend/staff';
import { openOrderAsOperator } from './find-order';
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

/** `npm run tenant -- link …`; ids are unique, or `slug#number`. */
export function registerLinkRoutes({ app, deps }: { app: Hono; deps: OperatorTenantDeps }): void {
  const path = '/operator/orders/:id/links';
  app.post(path, async (c) => {
    const { ctx, id } = await openOrderAsOperator({ deps, name: c.req.param('id') });
    return c.json({ ...(await createOrderLink({ ctx, input: { id } })), slug: ctx.instance.slug });
  });
  app.post('/operator/orders/:id/rating_links', async (c) => {
    const { ctx, id } = await openOrderAsOperator({ deps, name: c.req.param('id') });
    return c.json({ ...(await createRatingLink({ ctx, input: { id } })), slug: ctx.instance.slug });
  });
  app.delete(path, async (c) => {
    const { ctx, id } = await openOrderAsOperator({ deps, name: c.req.param('id') });
    return c.json({ ...(await deleteOrderLinks({ ctx, input: { id } })), slug: ctx.instance.slug });
  });
}
