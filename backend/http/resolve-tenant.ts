import type { Context, MiddlewareHandler } from 'hono';
import { parseHost } from '@/lib/domain/host';
import { AppError } from '../errors';
import { type FoundInstance, findInstanceByHost } from '../services/instances';
import type { AppDeps, AppEnv } from './environment';

const CONFIG_PATH = '/domain/config.json';
const ID = /^[1-9]\d{0,15}$/;

/** The host that names the tenant: the forwarded one only from a trusted peer (decision 1). */
function tenantHostOf({
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

/** A header in the specification's underscores or in hyphens (decision 81). */
const headerOf = (c: Context<AppEnv>, name: string) =>
  c.req.header(name) ?? c.req.header(name.replace('_', '-'));

/**
 * The config call may name its tenant by `?domain=`: a trusted peer alone selects by it, and wherever
 * the host names a tenant too, both must be the same (decision 1). @throws invalid_host, tenant_mismatch
 */
async function findByDomain({
  c,
  deps,
  host,
  domain,
}: {
  c: Context<AppEnv>;
  deps: AppDeps;
  host: string | null;
  domain: string;
}): Promise<FoundInstance | null> {
  const asked = parseHost(domain);
  if (asked === null) throw new AppError('invalid_host');
  const [byDomain, byHost] = await Promise.all([
    findInstanceByHost({ db: deps.db, host: asked }),
    host === null || host === asked ? null : findInstanceByHost({ db: deps.db, host }),
  ]);
  if (byHost && byHost.instance.id !== byDomain?.instance.id) throw new AppError('tenant_mismatch');
  const trusted = deps.config.trustedProxies.has(c.env?.remoteAddress ?? '');
  return trusted || byHost || host === asked ? byDomain : null;
}

/** Whether a locked tenant still answers: its config and pictures, and staff, who can unlock it (decisions 15 and 116). */
function isOpenWhenLocked(path: string): boolean {
  return path === CONFIG_PATH || path.startsWith('/pictures/') || path.startsWith('/staff/');
}

/**
 * Finds the tenant by host. What else a caller says of the tenant only has to agree (quality T06).
 * @throws invalid_host, unknown_instance, tenant_mismatch, not_found for a foreign `supplier_id`, instance_locked
 */
export function resolveTenant(deps: AppDeps): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const host = tenantHostOf({
      headers: c.req.raw.headers,
      remoteAddress: c.env?.remoteAddress,
      trustedProxies: deps.config.trustedProxies,
    });
    const domain = c.req.path === CONFIG_PATH ? c.req.query('domain') : undefined;
    if (host === null && domain === undefined) throw new AppError('invalid_host');
    const supplierId = headerOf(c, 'supplier_id') || null;
    if (supplierId !== null && !ID.test(supplierId)) throw new AppError('not_found');
    const found =
      domain === undefined
        ? await findInstanceByHost({ db: deps.db, host: host ?? '', supplierId })
        : await findByDomain({ c, deps, host, domain });
    if (!found) throw new AppError('unknown_instance');
    const { instance } = found;
    const claimed = headerOf(c, 'customer_id') ?? c.req.query('customer_id');
    if (claimed !== undefined && claimed !== String(instance.id)) throw new AppError('tenant_mismatch');
    if (!found.supplierKnown) throw new AppError('not_found');
    if (instance.status === 'locked' && !isOpenWhenLocked(c.req.path)) throw new AppError('instance_locked');
    c.set('instance', instance);
    await next();
  };
}
