import type { Hono } from 'hono';
import { AppError } from '@/backend/errors';
import { makeContext } from '@/backend/make-context';
import type { AppDeps, AppEnv } from '@/backend/platform/http/environment';
import { getPictureFile } from './get-picture-file';

/** Named by content: kept for ever, except in previews. */
export function registerPictures({ app, deps }: { app: Hono<AppEnv>; deps: AppDeps }): void {
  app.get('/pictures/:file', async (c) => {
    const match = /^([0-9a-f]{16,64})-(\d{1,4})\.webp$/.exec(c.req.param('file'));
    if (!match?.[1]) throw new AppError('not_found');
    const { instance, isStaging } = c.var;
    const bytes = await getPictureFile({
      ctx: makeContext({ deps, instance, actor: { kind: 'anonymous' } }),
      input: { hash: match[1], width: Number(match[2]) },
    });
    return c.body(bytes, 200, {
      'content-type': 'image/webp',
      // Other sites show them beside links.
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': isStaging ? 'private, no-store' : 'public, max-age=31536000, immutable',
    });
  });
}
