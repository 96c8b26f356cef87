import type { Hono, Context as HonoContext } from 'hono';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { makeContext } from '@/backend/make-context';
import { assertScope, authenticate } from '@/backend/platform/http/authenticate';
import type { AppDeps, AppEnv } from '@/backend/platform/http/environment';
import type { BranchThing } from '@/lib/contract/define-call';
import { idParamSchema } from '@/lib/contract/primitives';
import type { StaffScope } from '@/lib/domain/staff/scopes';
import { assertBranch } from './branches/assert-branch';
import { seeHelpPhoto } from './help/help-requests';
import { seeProof } from './money/review-transfer';
import { seeDoorPhoto } from './orders/see-door-photo';

type Routes = { app: Hono<AppEnv>; deps: AppDeps };
type Picture = Uint8Array<ArrayBuffer>;

/** @throws not_found for what is no id */
function idOf(text: string | undefined): string {
  const id = idParamSchema.safeParse(text);
  if (!id.success) throw new AppError('not_found');
  return id.data;
}

/** A file to be saved: no browser draws it in a page of ours, keeps it or guesses its type (guarantee/proof-pictures). */
async function answerPicture({
  c,
  deps,
  scope,
  branch,
  name,
  see,
}: {
  c: HonoContext<AppEnv>;
  deps: AppDeps;
  scope: StaffScope;
  /** The `id` of the path is one of these. */
  branch: BranchThing;
  name: () => string;
  see: (ctx: Context) => Promise<Picture>;
}) {
  const actor = await authenticate({ c, deps, auth: 'staff' });
  assertScope({ actor, scope });
  const filename = name();
  const ctx = makeContext({ deps, instance: c.var.instance, actor });
  await assertBranch({ ctx, branch, named: { params: c.req.param(), query: {}, body: {} } });
  const picture = await see(ctx);
  return c.body(picture, 200, {
    'content-type': 'image/webp',
    'content-disposition': `attachment; filename="${filename}.webp"`,
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
}

export function registerPictures({ app, deps }: Routes): void {
  app.get('/staff/transfers/:id/proof', (c) =>
    answerPicture({
      c,
      deps,
      scope: 'transfers:write',
      branch: 'payment',
      name: () => `transfer-${idOf(c.req.param('id'))}`,
      see: (ctx) => seeProof({ ctx, input: { id: c.req.param('id') } }),
    }),
  );
  app.get('/staff/orders/:id/door_photos/:photo', (c) =>
    answerPicture({
      c,
      deps,
      scope: 'orders:read',
      branch: 'order',
      name: () => `order-${idOf(c.req.param('id'))}-door-${idOf(c.req.param('photo'))}`,
      see: (ctx) => seeDoorPhoto({ ctx, input: { id: c.req.param('id'), photoId: c.req.param('photo') } }),
    }),
  );
  app.get('/staff/help_requests/:id/photo', (c) =>
    answerPicture({
      c,
      deps,
      scope: 'orders:read',
      branch: 'help_request',
      name: () => `help-${idOf(c.req.param('id'))}`,
      see: (ctx) => seeHelpPhoto({ ctx, input: { id: c.req.param('id') } }),
    }),
  );
}
