import type { MiddlewareHandler } from 'hono';
import { AppError } from '../errors';
import type { AppDeps, AppEnv } from './environment';

/**
 * Counts calls by the visitor's address, widely: a whole restaurant sits behind one. A trusted proxy
 * says who asked; what it asks for itself, such as a page's own data, is not counted.
 */
export function limitAddress({ limiter, config }: AppDeps): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const peer = c.env?.remoteAddress ?? 'none';
    const forwarded = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
    const address = config.trustedProxies.has(peer) ? forwarded : peer;
    const wait = address ? limiter.take(`address:${address}`, config.limits.addressPerMinute) : 0;
    if (wait > 0) throw new AppError('rate_limited', { retryAfterSeconds: wait });
    await next();
  };
}
