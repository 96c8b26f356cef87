import type { MiddlewareHandler } from 'hono';
import { countCall } from './count-call';
import type { AppDeps, AppEnv } from './environment';
import { tenantHostOf } from './resolve-tenant';
import { visitorOf } from './visitor-of';

/** Wide, because a restaurant shares an address. A proxy's own calls, for page data, are not counted. */
export function limitAddress(deps: AppDeps): MiddlewareHandler<AppEnv> {
  const { limits, trustedProxies } = deps.config;
  return async (c, next) => {
    const peer = c.env?.remoteAddress ?? 'none';
    const forwarded = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
    const address = trustedProxies.has(peer) ? forwarded : peer;
    const visitor = address ? visitorOf(address) : null;
    c.set('visitor', visitor);
    if (visitor)
      await countCall({ deps, bucket: 'address', of: visitor, perMinute: limits.addressPerMinute });
    await next();
  };
}

/** Limits before any look-up, so that a flood leaves others their share (guarantee/noisy-neighbour). */
export function limitTenant(deps: AppDeps): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const host = c.var.visitor === null ? null : tenantHostOf({ c, deps });
    if (host)
      await countCall({ deps, bucket: 'tenant', of: host, perMinute: deps.config.limits.tenantPerMinute });
    await next();
  };
}
