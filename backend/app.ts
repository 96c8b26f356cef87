import { Hono } from 'hono';
import { answerError } from './platform/http/answer-error';
import { answerNotFound } from './platform/http/answer-not-found';
import { registerDocuments } from './platform/http/documents';
import type { AppDeps, AppEnv } from './platform/http/environment';
import { guardOrigin } from './platform/http/guard-origin';
import { guardSpace } from './platform/http/guard-space';
import { limitAddress, limitTenant } from './platform/http/limit-calls';
import { observeCalls } from './platform/http/observe-calls';
import { registerProbes } from './platform/http/probes';
import { resolveTenant, tenantHostOf } from './platform/http/resolve-tenant';
import { createLiveStreams } from './platform/live/live-streams';
import { registerRoutes } from './routes';
import { createStaffApp } from './staff/host-routes';
import { registerPictures } from './tenant/pictures';

export function createApp(deps: AppDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError(answerError(deps));
  app.notFound(answerNotFound(app));

  const live = createLiveStreams(deps);
  const { staffHost: host } = deps.config;
  const staffApp = host && createStaffApp({ deps, live, host });
  app.use(async (c, next) =>
    staffApp && tenantHostOf({ c, deps }) === host ? staffApp.fetch(c.req.raw, c.env) : next(),
  );
  app.use(observeCalls(deps));
  app.use(limitAddress(deps));
  registerProbes({ app, deps });
  registerDocuments({ app, deps });
  app.use(guardSpace(deps));
  app.use(limitTenant(deps));
  app.use(resolveTenant(deps));
  app.use(guardOrigin(deps));
  registerRoutes({ app, deps, live });
  registerPictures({ app, deps });
  return app;
}
