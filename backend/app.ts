import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { AppError } from './errors';
import { answerError } from './http/answer-error';
import { registerDocuments } from './http/documents';
import type { AppDeps, AppEnv } from './http/environment';
import { guardOrigin } from './http/guard-origin';
import { limitAddress } from './http/limit-address';
import { listMethods } from './http/list-methods';
import { registerPictures } from './http/pictures';
import { resolveTenant } from './http/resolve-tenant';
import { registerRoutes } from './http/routes';

/** The backend as a fetch handler: no port, no globals, everything it needs in `deps`. */
export function createApp(deps: AppDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError(answerError(deps));
  app.notFound((c) => {
    const allowed = listMethods({ app, path: c.req.path });
    if (allowed.length === 0 || allowed.includes(c.req.method)) throw new AppError('not_found');
    c.header('allow', allowed.join(', '));
    throw new AppError('method_not_allowed');
  });

  app.use(async (c, next) => {
    const requestId = randomUUID();
    c.set('requestId', requestId);
    await next();
    c.header('x-content-type-options', 'nosniff');
    c.header('x-request-id', requestId);
    const instance = c.get('instance');
    deps.log.info({
      requestId,
      instance: instance?.id,
      method: c.req.method,
      route: c.req.routePath,
      status: c.res.status,
    });
  });

  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    await deps.db.lookUp('select 1');
    return c.json({ status: 'ready' });
  });
  registerDocuments(app);

  app.use(limitAddress(deps));
  app.use(async (c, next) => {
    const isWrite = !['GET', 'HEAD', 'OPTIONS'].includes(c.req.method);
    if (isWrite && deps.freeSpace && !(await deps.freeSpace())) {
      throw new AppError('storage_full', { retryAfterSeconds: 60 });
    }
    await next();
  });
  app.use(resolveTenant(deps));
  app.use(guardOrigin(deps));
  registerRoutes({ app, deps });
  registerPictures({ app, deps });
  return app;
}
