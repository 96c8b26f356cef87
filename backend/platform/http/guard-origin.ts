import type { MiddlewareHandler } from 'hono';
import { AppError } from '@/backend/errors';
import type { AppDeps, AppEnv } from './environment';

const HEADERS =
  'content-type, customer_id, customer-id, supplier_id, supplier-id, service, subservice, lang, profileid, token, idempotency-key';

const READS = ['GET', 'HEAD', 'OPTIONS'];
const OWN_SITES: readonly (string | undefined)[] = ['same-origin', 'none', undefined];

/** Without `Origin`, `Sec-Fetch-Site` tells; with neither it is no browser. @throws origin_not_allowed */
export function guardOrigin({ config }: AppDeps): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const origin = c.req.header('origin');
    const own = config.publicOrigin.replace('{host}', c.var.originHost);
    if (origin !== undefined && origin !== own) throw new AppError('origin_not_allowed');
    const writesUnnamed = origin === undefined && !READS.includes(c.req.method);
    if (writesUnnamed && !OWN_SITES.includes(c.req.header('sec-fetch-site')))
      throw new AppError('origin_not_allowed');
    if (origin !== undefined) {
      c.header('access-control-allow-origin', own);
      c.header('vary', 'origin', { append: true });
    }
    if (c.req.method === 'OPTIONS') {
      c.header('access-control-allow-methods', 'GET, POST, PUT, DELETE');
      c.header('access-control-allow-headers', HEADERS);
      c.header('access-control-max-age', '600');
      return c.body(null, 204);
    }
    await next();
  };
}
