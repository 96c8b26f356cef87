import { Hono } from 'hono';
import { AppError } from './errors';
import { answerError } from './http/answer-error';
import { registerDocuments } from './http/documents';
import type { AppDeps, AppEnv } from './http/environment';
import { guardOrigin } from './http/guard-origin';
import { guardSpace } from './http/guard-space';
import { limitAddress, limitTenant } from './http/limit-calls';
import { listMethods } from './http/list-methods';
import { observeCalls } from './http/observe-calls';
import { registerPictures } from './http/pictures';
import { registerProbes } from './http/probes';
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

  app.use(observeCalls(deps));
  app.use(limitAddress(deps));
  registerProbes({ app, deps });
  registerDocuments(app);
  app.use(guardSpace(deps));
  app.use(limitTenant(deps));
  app.use(resolveTenant(deps));
  app.use(guardOrigin(deps));
  registerRoutes({ app, deps });
  registerPictures({ app, deps });
  return app;
}
