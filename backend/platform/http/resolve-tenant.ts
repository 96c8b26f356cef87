import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { AppError } from '@/backend/errors';
import { type FoundInstance, findInstanceByHost, isLookShown } from '@/backend/tenant';
import { listBranches } from '@/lib/contract/branches/calls';
import { getProduct, getSupplierBySlug } from '@/lib/contract/menu/calls';
import { exportOwnData, forgetMe, getOpenAffair } from '@/lib/contract/people/own-data-calls';
import { isPreviewPass, PREVIEW_COOKIE, readPreviewCookie } from '@/lib/contract/tenant/preview';
import { DRAFT_HEADER, isLookToken } from '@/lib/domain/shop/draft/look-draft';
import { parseHost } from '@/lib/domain/tenant/host';
import { readCredentials } from './authenticate';
import type { AppDeps, AppEnv } from './environment';

const CONFIG_PATH = '/domain/config.json';
const ID = /^[1-9]\d{0,15}$/;

/** Reads `X-Forwarded-Host` only from a trusted peer (rule tenant/host). */
export function tenantHostOf({ c, deps }: { c: Context<AppEnv>; deps: AppDeps }): string | null {
  const trusted = deps.config.trustedProxies.has(c.env?.remoteAddress ?? '');
  const forwarded = trusted ? c.req.header('x-forwarded-host') : undefined;
  return parseHost(forwarded ?? c.req.header('host'));
}

/** On a staging host the pass decides (rule tenant/preview). */
async function previewedHostOf({
  c,
  deps,
  host,
}: {
  c: Context<AppEnv>;
  deps: AppDeps;
  host: string | null;
}): Promise<string | null> {
  const { previews } = deps.config;
  if (host === null || !previews?.hosts.includes(host)) return host;
  const pass = readPreviewCookie(getCookie(c, PREVIEW_COOKIE));
  const { secret } = previews;
  const holds =
    pass !== null && (await isPreviewPass({ pass, stagingHost: host, secret, now: deps.clock() }));
  return holds ? parseHost(pass.host) : host;
}

/** Reads a header whose name has underscores or hyphens (rule platform/headers). */
const headerOf = (c: Context<AppEnv>, name: string) =>
  c.req.header(name) ?? c.req.header(name.replace('_', '-'));

/**
 * `?domain=` selects for a trusted peer's own call; with a forwarded host it must fit. @throws invalid_host,
 * tenant_mismatch
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
  const now = deps.clock();
  const [byDomain, byHost] = await Promise.all([
    findInstanceByHost({ db: deps.db, host: asked, now }),
    host === null || host === asked ? null : findInstanceByHost({ db: deps.db, host, now }),
  ]);
  if (byHost && byHost.instance.id !== byDomain?.instance.id) throw new AppError('tenant_mismatch');
  const trusted = deps.config.trustedProxies.has(c.env?.remoteAddress ?? '');
  const selects = trusted && c.req.header('x-forwarded-host') === undefined;
  return selects || byHost || host === asked ? byDomain : null;
}

/** Staff can unlock it, and diners keep the rights to what is held about them (rule tenant/locked). */
function isOpenWhenLocked(path: string): boolean {
  const ownData: readonly string[] = [forgetMe.path, getOpenAffair.path, exportOwnData.path];
  return (
    ownData.includes(path) ||
    path === CONFIG_PATH ||
    path.startsWith('/pictures/') ||
    path.startsWith('/staff/')
  );
}

/** Readings that the public pages are drawn from. */
const DRAWN_FROM = [listBranches, getSupplierBySlug, getProduct].map(
  ({ path }) => new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/, '[^/]+')}$`),
);

/** Somebody who edits the look sees the pages of a locked tenant by the word of their draft (rule tenant/look-draft). */
async function isLookedAt({
  c,
  deps: { db, clock },
  instanceId,
}: {
  c: Context<AppEnv>;
  deps: AppDeps;
  instanceId: number;
}): Promise<boolean> {
  const token = c.req.header(DRAFT_HEADER);
  if (!isLookToken(token) || c.req.method !== 'GET') return false;
  if (!DRAWN_FROM.some((path) => path.test(c.req.path))) return false;
  return isLookShown({ db, instanceId, token, now: clock() });
}

/**
 * Finds the tenant by host; all other claims must agree (guarantee/tenant-agreement).
 * @throws invalid_host, unknown_instance, tenant_mismatch, not_found for a foreign `supplier_id`, instance_locked
 */
export function resolveTenant(deps: AppDeps): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const askedHost = tenantHostOf({ c, deps });
    const host = await previewedHostOf({ c, deps, host: askedHost });
    const domain = c.req.path === CONFIG_PATH ? c.req.query('domain') : undefined;
    if (host === null && domain === undefined) throw new AppError('invalid_host');
    const supplierId = headerOf(c, 'supplier_id') || null;
    if (supplierId !== null && !ID.test(supplierId)) throw new AppError('not_found');
    const found =
      domain === undefined
        ? await findInstanceByHost({
            db: deps.db,
            host: host ?? '',
            supplierId,
            credentials: readCredentials(c),
            now: deps.clock(),
          })
        : await findByDomain({ c, deps, host, domain });
    if (!found) throw new AppError('unknown_instance');
    const { instance } = found;
    const claimed = headerOf(c, 'customer_id') ?? c.req.query('customer_id');
    if (claimed !== undefined && claimed !== String(instance.id)) throw new AppError('tenant_mismatch');
    if (!found.supplierKnown) throw new AppError('not_found');
    const isShut = instance.status === 'locked' && !isOpenWhenLocked(c.req.path);
    if (isShut && !(await isLookedAt({ c, deps, instanceId: instance.id })))
      throw new AppError('instance_locked');
    c.set('instance', instance);
    c.set('profileKnown', found.profileKnown);
    c.set('originHost', host === askedHost ? instance.host : (askedHost ?? instance.host));
    c.set('isStaging', deps.config.previews?.hosts.includes(askedHost ?? '') ?? false);
    await next();
  };
}
