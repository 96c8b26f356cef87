import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { AppDeps, AppEnv } from './environment';

/** Which sites may put an answer into a page of theirs: none, where the route says nothing else. */
const SHARING = 'cross-origin-resource-policy';

/** The pattern of the route that a call is for, whoever answered it; `none` where nobody serves the path. */
function routeOf(c: Context<AppEnv>): string {
  return (
    matchedRoutes(c)
      .map(({ path }) => path)
      .findLast((path) => path !== '/*') ?? 'none'
  );
}

/** Names every call and tells of it, in the log and in the metrics: patterns and ids, never a path or a person's data (quality T49). */
export function observeCalls({ log, metrics }: AppDeps): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const requestId = randomUUID();
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
    log.info({ requestId, instance: c.get('instance')?.id, ...call, ms });
  };
}
