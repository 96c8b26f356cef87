import type { Hono } from 'hono';
import type { makeContext } from '@/backend/make-context';
import { createOrderLink, deleteOrderLinks } from '@/backend/staff';
import { openOrderAsOperator } from './find-order';

type Deps = Parameters<typeof makeContext>[0]['deps'];

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
