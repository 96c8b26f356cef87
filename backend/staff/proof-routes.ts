import type { Hono } from 'hono';
import { AppError } from '@/backend/errors';
import { makeContext } from '@/backend/make-context';
import { authenticate } from '@/backend/platform/http/authenticate';
import type { AppDeps, AppEnv } from '@/backend/platform/http/environment';
import { idParamSchema } from '@/lib/contract/primitives';
import { seeProof } from './review-transfer';

/** A file to be saved: no browser draws it in a page of ours, keeps it or guesses its type (guarantee/proof-pictures). */
export function registerProof({ app, deps }: { app: Hono<AppEnv>; deps: AppDeps }): void {
  app.get('/staff/transfers/:id/proof', async (c) => {
    const actor = await authenticate({ c, deps, auth: 'staff' });
    const id = idParamSchema.safeParse(c.req.param('id'));
    if (!id.success) throw new AppError('not_found');
    const ctx = makeContext({ deps, instance: c.var.instance, actor });
    const picture = await seeProof({ ctx, input: { id: id.data } });
    return c.body(picture, 200, {
      'content-type': 'image/webp',
      'content-disposition': `attachment; filename="transfer-${id.data}.webp"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
  });
}
