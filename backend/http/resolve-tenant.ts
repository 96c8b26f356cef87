import type { MiddlewareHandler } from 'hono';
import { AppError } from '../errors';
import { findInstanceByHost } from '../services/instances';
import type { AppDeps, AppEnv } from './environment';
import { parseHost } from '@/lib/domain/host';

/** The host that names the tenant: the forwarded one only from a trusted peer (decision 1). */
export function tenantHostOf({
  headers,
  remoteAddress,
  trustedProxies,
}: {
  headers: Headers;
  remoteAddress: string | undefined;
  trustedProxies: ReadonlySet<string>;
}): string | null {
  const trusted = remoteAddress !== undefined && trustedProxies.has(remoteAddress);
  const forwarded = trusted ? headers.get('x-forwarded-host') : null;
  return parseHost(forwarded ?? headers.get('host'));
}

/** Finds the tenant by host, refuses a `customer_id` of another and everything but config when locked (decision 116). */
export function resolveTenant({ db, config }: AppDeps): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const host = tenantHostOf({
      headers: c.req.raw.headers,
      remoteAddress: c.env?.remoteAddress,
      trustedProxies: config.trustedProxies,
    });
    if (host === null) throw new AppError('invalid_host');
    const instance = await findInstanceByHost({ db, host });
    if (!instance) throw new AppError('unknown_instance');
    const claimed = c.req.header('customer_id') ?? c.req.header('customer-id') ?? c.req.query('customer_id');
    if (claimed !== undefined && claimed !== String(instance.id)) throw new AppError('tenant_mismatch');
    const isPublicFile = c.req.path === '/domain/config.json' || c.req.path.startsWith('/pictures/');
    if (instance.status === 'locked' && !isPublicFile) throw new AppError('instance_locked');
    c.set('instance', instance);
    await next();
  };
}
