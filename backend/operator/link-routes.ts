import type { Hono } from 'hono';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { makeContext } from '@/backend/make-context';
import { createSmartLink, revokeSmartLinks } from '@/backend/people';
import { createOrderLink, deleteOrderLinks } from '@/backend/staff';
import { findInstanceBySlug } from '@/backend/tenant';
import { openOrderAsOperator } from './find-order';

type Deps = Parameters<typeof makeContext>[0]['deps'];

/** @throws not_found */
async function openTenant({ deps, slug }: { deps: Deps; slug: string }): Promise<Context> {
  const instance = await findInstanceBySlug({ db: deps.db, slug });
  if (!instance) throw new AppError('not_found', { message: `There is no tenant ${slug}.` });
  return makeContext({ deps, instance, actor: { kind: 'operator' } });
}

/** `npm run tenant -- smart-link …`. */
export function registerSmartLinkRoutes({ app, deps }: { app: Hono; deps: Deps }): void {
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
export function registerLinkRoutes({ app, deps }: { app: Hono; deps: Deps }): void {
  const path = '/operator/orders/:id/links';
  app.post(path, async (c) => {
    const { ctx, id } = await openOrderAsOperator({ deps, name: c.req.param('id') });
    return c.json({ ...(await createOrderLink({ ctx, input: { id } })), slug: ctx.instance.slug });
  });
  app.delete(path, async (c) => {
    const { ctx, id } = await openOrderAsOperator({ deps, name: c.req.param('id') });
    return c.json({ ...(await deleteOrderLinks({ ctx, input: { id } })), slug: ctx.instance.slug });
  });
}
