import 'server-only';
import { cache } from 'react';
import { ApiError } from '@/lib/clients/api-error';
import { createHttp, type Http } from '@/lib/clients/http';
import { serviceUrl } from '@/lib/config/service-urls';
import { listBranches } from '@/lib/contract/branches/calls';
import { getProduct, getSupplierBySlug } from '@/lib/contract/menu/calls';
import { getConfig as strictConfig } from '@/lib/contract/tenant/calls';
import { lenientInstanceSchema } from '@/lib/contract/tenant/lenient-instance';
import { DRAFT_HEADER } from '@/lib/domain/shop/draft/look-draft';
import type { Language } from '@/lib/domain/tenant/countries';
import { notFound } from '@/lib/i18n/navigation';
import { CACHE_PROFILES } from './cache-profiles';
import { openedDraft } from './draft';

const getConfig = { ...strictConfig, response: lenientInstanceSchema };
/** A page's wait for a service; meanwhile the last good copy is served (guarantee/slow-config). */
const LIMIT_MS = 3_000;

/** Delay before asking again after an invalid answer. */
const AGAIN_MS = 5_000;

/** `network` includes answers that are no JSON. */
const INVALID: ReadonlySet<ApiError['kind']> = new Set(['contract', 'network']);

type Source = { domain: string; lang: Language; profile: keyof typeof CACHE_PROFILES };

function createServerHttp({ domain, lang, profile }: Source, headers: Record<string, string>): Http {
  const { revalidate, tags } = CACHE_PROFILES[profile];
  return createHttp({
    baseUrl: serviceUrl,
    headers: { 'x-forwarded-host': domain, lang, ...headers },
    timeoutMs: LIMIT_MS,
    fetchOptions: { redirect: 'error', next: { revalidate, tags: tags(domain) } },
  });
}

/** Next caches invalid answers too; another name gets past them (guarantee/broken-config). */
function serverHttp(source: Source): Http {
  const first = createServerHttp(source, {});
  return (call, input) =>
    first(call, input).catch((error: unknown) => {
      if (!(error instanceof ApiError) || !INVALID.has(error.kind)) throw error;
      const turn = String(Math.floor(Date.now() / AGAIN_MS));
      return createServerHttp(source, { 'x-asked-again': turn })(call, input);
    });
}

/** Null if not found; other failures throw, so the last good page stays. */
async function orNull<T>(work: Promise<T>): Promise<T | null> {
  return work.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  });
}

/** Asks with the word of the draft that was opened, if one was: a locked tenant answers to it. Nothing of it is kept. */
function pageHttp(source: Source): Http {
  const draft = openedDraft();
  if (draft === null) return serverHttp(source);
  return createHttp({
    baseUrl: serviceUrl,
    headers: { 'x-forwarded-host': source.domain, lang: source.lang, [DRAFT_HEADER]: draft },
    timeoutMs: LIMIT_MS,
    fetchOptions: { redirect: 'error', cache: 'no-store' },
  });
}

const loadTenantOnce = cache((domain: string, lang: Language, draft: string | null) => {
  const http = pageHttp({ domain, lang, profile: 'tenant' });
  if (draft === null) return http(getConfig, { query: { domain } });
  // Its word holds no more.
  return orNull(http(getConfig, { query: { domain, draft } })).then((tenant) =>
    // Without a measure there, no consent is asked for.
    tenant ? { ...tenant, pixel_google_analytics: null, pixel_facebook_analytics: null } : notFound(),
  );
});

/** In the look of the draft that was opened, if one was. @throws ApiError */
export const loadTenant = (domain: string, lang: Language) => loadTenantOnce(domain, lang, openedDraft());

/** Loads the branches without their menus. @throws ApiError */
export const loadBranches = cache((domain: string, lang: Language) =>
  pageHttp({ domain, lang, profile: 'tenant' })(listBranches),
);

/** Null if the tenant has none of that name. @throws ApiError */
export const findSupplier = cache((domain: string, lang: Language, slug: string) =>
  orNull(pageHttp({ domain, lang, profile: 'menu' })(getSupplierBySlug, { params: { slug } })),
);

/** @throws ApiError */
export const findProduct = cache((domain: string, lang: Language, id: string) =>
  orNull(pageHttp({ domain, lang, profile: 'menu' })(getProduct, { params: { id } })),
);
