import { Hono } from 'hono';
import { AppError } from './errors';
import { answerError } from './platform/http/answer-error';
import { registerDocuments } from './platform/http/documents';
import type { AppDeps, AppEnv } from './platform/http/environment';
import { guardOrigin } from './platform/http/guard-origin';
import { guardSpace } from './platform/http/guard-space';
import { limitAddress, limitTenant } from './platform/http/limit-calls';
import { listMethods } from './platform/http/list-methods';
import { observeCalls } from './platform/http/observe-calls';
import { registerProbes } from './platform/http/probes';
import { resolveTenant } from './platform/http/resolve-tenant';
import { registerRoutes } from './routes';
import { registerPictures } from './tenant/pictures';

export function createApp(deps: AppDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError(answerError(deps));
  app.notFound((c) => {
    const allowed = listMethods({ app, path: c.req.path });
    if (allowed.length === 0 || allowed.includes(c.req.method)) throw new AppError('not_found');
    c.header('allow', allowed.join(', '));
    throw new AppError('method_not_allowed');
  });

  app.use(observeCalls(deps));
  app.use(limitAddress(deps));
  registerProbes({ app, deps });
  registerDocuments({ app, deps });
  app.use(guardSpace(deps));
  app.use(limitTenant(deps));
  app.use(resolveTenant(deps));
  app.use(guardOrigin(deps));
  registerRoutes({ app, deps });
  registerPictures({ app, deps });
  return app;
}
