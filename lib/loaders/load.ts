import 'server-only';
import { cache } from 'react';
import { ApiError, createHttp, type Http } from '@/lib/clients/http';
import { serviceUrl } from '@/lib/config/service-urls';
import { getConfig, getProduct, getSupplierBySlug, listBranches } from '@/lib/contract/calls/experience';
import type { Language } from '@/lib/domain/countries';
import { CACHE_PROFILES } from './cache-profiles';

function serverHttp({
  domain,
  lang,
  profile,
}: {
  domain: string;
  lang: Language;
  profile: keyof typeof CACHE_PROFILES;
}): Http {
  const { revalidate, tags } = CACHE_PROFILES[profile];
  return createHttp({
    baseUrl: serviceUrl,
    headers: { 'x-forwarded-host': domain, lang },
    fetchOptions: { next: { revalidate, tags: tags(domain) } },
  });
}

/** A foreign or unknown thing is null; any other failure stays a failure, so the last good page is kept. */
async function orNull<T>(work: Promise<T>): Promise<T | null> {
  return work.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  });
}

/** The instance of a domain, in a language. @throws ApiError */
export const loadTenant = cache((domain: string, lang: Language) =>
  serverHttp({ domain, lang, profile: 'tenant' })(getConfig, { query: { domain } }),
);

/** Every branch of a domain, without menus. @throws ApiError */
export const loadBranches = cache((domain: string, lang: Language) =>
  serverHttp({ domain, lang, profile: 'tenant' })(listBranches),
);

/** A branch with its menu, or null when the tenant has none of that name. @throws ApiError */
export const findSupplier = cache((domain: string, lang: Language, slug: string) =>
  orNull(serverHttp({ domain, lang, profile: 'menu' })(getSupplierBySlug, { params: { slug } })),
);

/** A product with its options, or null. @throws ApiError */
export const findProduct = cache((domain: string, lang: Language, id: string) =>
  orNull(serverHttp({ domain, lang, profile: 'menu' })(getProduct, { params: { id } })),
);
