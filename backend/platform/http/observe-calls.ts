import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { AppDeps, AppEnv } from './environment';

/** An id as nginx writes it: nothing that a visitor says gets into the log. */
const REQUEST_ID = /^[0-9a-f]{32}$/;
const SHARING = 'cross-origin-resource-policy';

function routeOf(c: Context<AppEnv>): string {
  return (
    matchedRoutes(c)
      .map(({ path }) => path)
      .findLast((path) => path !== '/*') ?? 'none'
  );
}

/** Logs and measures calls by route pattern, never by path or personal data (guarantee/quiet-logs). */
export function observeCalls({ log, metrics }: AppDeps): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    // The edge names a request for all programs.
    const named = c.req.header('x-request-id') ?? '';
    const requestId = REQUEST_ID.test(named) ? named : randomUUID();
    c.set('requestId', requestId);
    const start = performance.now();
    const end = metrics?.begin();
    await next();
    c.header('x-content-type-options', 'nosniff');
    if (!c.res.headers.has(SHARING)) c.header(SHARING, 'same-origin');
    c.header('x-request-id', requestId);
    const call = { method: c.req.method, route: routeOf(c), status: c.res.status };
    end?.(call);
    const ms = Math.round(performance.now() - start);
    const instance = c.get('instance');
    log.info({ requestId, instance: instance?.id, tenant: instance?.slug, ...call, ms });
  };
}
