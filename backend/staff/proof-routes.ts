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

const WEBP = 'image/webp';

type Routes = { app: Hono<AppEnv>; deps: AppDeps };
type File = Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;

/** @throws not_found for what is no id */
function idOf(text: string | undefined): string {
  const id = idParamSchema.safeParse(text);
  if (!id.success) throw new AppError('not_found');
  return id.data;
}

/** A file to be saved: no browser draws it in a page of ours, keeps it or guesses its type (guarantee/proof-pictures). */
export async function answerFile({
  c,
  deps,
  scope,
  branch,
  type,
  name,
  see,
}: {
  c: HonoContext<AppEnv>;
  deps: AppDeps;
  scope: StaffScope;
  /** The `id` of the path is one of these, or it is about the whole restaurant. */
  branch: BranchThing | 'whole';
  type: string;
  name: () => string;
  see: (ctx: Context) => Promise<File>;
}) {
  const actor = await authenticate({ c, deps, auth: 'staff' });
  assertScope({ actor, scope });
  const filename = name();
  const ctx = makeContext({ deps, instance: c.var.instance, actor });
  await assertBranch({ ctx, branch, named: { params: c.req.param(), query: {}, body: {} } });
  const file = await see(ctx);
  return c.body(file, 200, {
    'content-type': type,
    'content-disposition': `attachment; filename="${filename}"`,
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
}

export function registerPictures({ app, deps }: Routes): void {
  app.get('/staff/transfers/:id/proof', (c) =>
    answerFile({
      c,
      deps,
      type: WEBP,
      scope: 'transfers:write',
      branch: 'payment',
      name: () => `transfer-${idOf(c.req.param('id'))}.webp`,
      see: (ctx) => seeProof({ ctx, input: { id: c.req.param('id') } }),
    }),
  );
  app.get('/staff/orders/:id/door_photos/:photo', (c) =>
    answerFile({
      c,
      deps,
      type: WEBP,
      scope: 'orders:read',
      branch: 'order',
      name: () => `order-${idOf(c.req.param('id'))}-door-${idOf(c.req.param('photo'))}.webp`,
      see: (ctx) => seeDoorPhoto({ ctx, input: { id: c.req.param('id'), photoId: c.req.param('photo') } }),
    }),
  );
  app.get('/staff/help_requests/:id/photo', (c) =>
    answerFile({
      c,
      deps,
      type: WEBP,
      scope: 'orders:read',
      branch: 'help_request',
      name: () => `help-${idOf(c.req.param('id'))}.webp`,
      see: (ctx) => seeHelpPhoto({ ctx, input: { id: c.req.param('id') } }),
    }),
  );
}
