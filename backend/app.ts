import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { AppError } from './errors';
import { answerError } from './http/answer-error';
import { registerDocuments } from './http/documents';
import type { AppDeps, AppEnv } from './http/environment';
import { guardOrigin } from './http/guard-origin';
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
    if (allowed.length === 0) throw new AppError('not_found');
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

  app.use(async (c, next) => {
    const wait = deps.limiter.take(
      `address:${c.env?.remoteAddress ?? 'none'}`,
      deps.config.limits.addressPerMinute,
    );
    const trusted = deps.config.trustedProxies.has(c.env?.remoteAddress ?? '');
    if (wait > 0 && !trusted) throw new AppError('rate_limited', { retryAfterSeconds: wait });
    await next();
  });
  app.use(resolveTenant(deps));
  app.use(guardOrigin(deps));
  registerRoutes({ app, deps });
  registerPictures({ app, deps });
  return app;
}
