import { timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { AppError } from '@/backend/errors';
import { describeFault } from '@/backend/platform/describe-fault';
import type { AppDeps } from '@/backend/platform/http/environment';
import { guardSpace } from '@/backend/platform/http/guard-space';
import { createStaffKey, listStaffKeys, revokeStaffKey } from '@/backend/staff';
import { createPreviewLinks, listInstances, setInstanceStatus, summarizeInstance } from '@/backend/tenant';
import { KEY_SCOPES, type StaffScope } from '@/lib/domain/staff/scopes';
import { registerAccounts } from './account-routes';
import { registerCodeRoutes } from './code-routes';
import type { ImportDeps } from './create-imports';
import { registerExamples } from './examples-routes';
import { registerImports } from './import-routes';
import { registerSmartLinkRoutes } from './link-routes';
import { registerOperatorPeople } from './operator-person-routes';
import { registerOrders } from './order-routes';
import { registerPersonRoutes } from './person-routes';
import type { RunCheck } from './run-import';
import { registerStaffAsOperator } from './staff-calls';
import { registerTables } from './table-routes';

type OperatorDeps = Pick<
  AppDeps,
  'db' | 'config' | 'clock' | 'events' | 'findProvider' | 'log' | 'freeSpace' | 'shop'
> &
  Pick<ImportDeps, 'runImport' | 'holdImport'> & { runCheck?: RunCheck };

/** All if none is named. @throws invalid_input */
function readScopes(words: readonly string[] = KEY_SCOPES): StaffScope[] {
  return words.map((word) => {
    const scope = KEY_SCOPES.find((one) => one === word.trim());
    if (scope) return scope;
    const message = `"${word}" is not a scope; allowed: ${KEY_SCOPES.join(', ')}`;
    throw new AppError('invalid_input', { message });
  });
}

/** The app that the command line calls. The key is in the owner's lock file, so the caller may name a folder. */
export function createOperatorApp({ deps, key }: { deps: OperatorDeps; key: string }): Hono {
  const { db, log, config, clock } = deps;
  const app = new Hono();
  const expected = Buffer.from(`Bearer ${key}`);
  app.use(async (c, next) => {
    const isProxied =
      c.req.header('x-forwarded-for') ?? c.req.header('x-forwarded-host') ?? c.req.header('via');
    if (isProxied !== undefined) return c.json({ error: 'not_found' }, 404);
    const given = Buffer.from(c.req.header('authorization') ?? '');
    if (given.length !== expected.length || !timingSafeEqual(given, expected))
      return c.json({ error: 'unauthorized' }, 401);
    await next();
  });
  app.use(guardSpace(deps));
  app.onError((error, c) => {
    if (error instanceof AppError) {
      const { message, fields, values, status } = error;
      return c.json({ error: message, fields, values }, status);
    }
    log.error({ error: describeFault(error) }, 'operator call failed');
    return c.json({ error: error.message }, 500);
  });
  app.get('/operator/tenants', async (c) => c.json(await listInstances(db)));
  app.get('/operator/tenants/:slug', async (c) => {
    const { publicOrigin } = config;
    return c.json(await summarizeInstance({ db, slug: c.req.param('slug'), publicOrigin }));
  });
  app.put('/operator/tenants/:slug/status', async (c) => {
    const { status } = await c.req.json<{ status: string }>();
    if (status !== 'active' && status !== 'locked') throw new AppError('invalid_input');
    return c.json(await setInstanceStatus({ db, slug: c.req.param('slug'), status, now: clock() }));
  });
  app.get('/operator/tenants/:slug/keys', async (c) =>
    c.json(await listStaffKeys({ db, slug: c.req.param('slug') })),
  );
  app.post('/operator/tenants/:slug/keys', async (c) => {
    const { label, scopes } = await c.req.json<{ label: string; scopes?: string[] }>();
    const slug = c.req.param('slug');
    return c.json(await createStaffKey({ db, slug, label, scopes: readScopes(scopes), now: clock() }));
  });
  app.delete('/operator/tenants/:slug/keys/:id', async (c) => {
    const { slug, id } = c.req.param();
    return c.json(await revokeStaffKey({ db, slug, id, now: clock() }));
  });
  app.post('/operator/tenants/:slug/preview-links', async (c) => {
    const slug = c.req.param('slug');
    return c.json(await createPreviewLinks({ db, config: deps.config, slug, now: clock() }));
  });
  registerStaffAsOperator({ app, deps });
  registerOrders({ app, deps });
  registerSmartLinkRoutes({ app, deps });
  registerTables({ app, deps });
  registerAccounts({ app, deps });
  registerCodeRoutes({ app, deps });
  registerPersonRoutes({ app, deps });
  registerOperatorPeople({ app, deps });
  registerExamples({ app, deps });
  registerImports({ app, deps: { ...deps, sendsSms: config.sms !== null, staffHost: config.staffHost } });
  return app;
}
