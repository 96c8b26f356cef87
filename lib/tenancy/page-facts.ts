import type { Instance } from '@/lib/contract/instance';
import type { Language } from '@/lib/domain/countries';
import { placeWordOf } from '@/lib/domain/establishments';
import type { TenantFactsOfPage } from '@/lib/domain/page-facts';
import { pixelIds } from '@/lib/domain/pixel-ids';
import { hasLanding } from '@/lib/domain/shell-links';

/** What a page's scripts are told of its tenant. */
export function toTenantFacts({
  tenant,
  host,
  lang,
  isPreview = false,
}: {
  tenant: Instance;
  host: string;
  lang: Language;
  /** A preview is looked at by nobody who counts: no pixel is told of it. */
  isPreview?: boolean;
}): TenantFactsOfPage {
  return {
    id: tenant.id,
    name: tenant.name,
    host,
    currency: tenant.currency,
    country: tenant.country_code,
    lang,
    langs: tenant.langs,
    services: tenant.links.map(({ type }) => type),
    noTip: tenant.no_tip,
    suppliers: tenant.suppliers.map(({ id, slug, services }) => ({ id, slug, services })),
    place: placeWordOf(tenant.category_establishment),
    isPreview,
    pixels: isPreview ? { google: null, meta: null } : pixelIds(tenant),
    hasLanding: hasLanding(tenant.links),
    hasPolicies: tenant.policies.length > 0,
  };
}
