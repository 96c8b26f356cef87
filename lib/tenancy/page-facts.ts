import type { Instance } from '@/lib/contract/tenant/instance';
import { asksForRating } from '@/lib/domain/feedback/rating-tab';
import { isMistakable } from '@/lib/domain/money/shared-signs';
import type { Language } from '@/lib/domain/tenant/countries';
import { establishmentKindOf } from '@/lib/domain/tenant/establishments';
import type { TenantFactsOfPage } from '@/lib/domain/tenant/page-facts';
import { hasLanding } from '@/lib/domain/tenant/service-paths';
import { pixelIds } from '@/lib/domain/visit/pixel-ids';

export function toTenantFacts({
  tenant,
  host,
  lang,
  isPreview = false,
}: {
  tenant: Instance;
  host: string;
  lang: Language;
  isPreview?: boolean;
}): TenantFactsOfPage {
  const rating = { experience: tenant.rate_nps, menu: tenant.rate_digitalmenu };
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
    establishment: establishmentKindOf(tenant.category_establishment),
    isPreview,
    pixels: isPreview ? { google: null, meta: null } : pixelIds(tenant),
    hasLanding: hasLanding(tenant.links),
    hasPolicies: tenant.policies.length > 0,
    ...(tenant.document === 'optional' ? { isDocumentOptional: true } : {}),
    ...(tenant.email === 'optional' ? { isEmailOptional: true } : {}),
    ...(tenant.notices_by_sms ? { tellsBySms: true } : {}),
    ...(isMistakable({ currency: tenant.currency, lang, own: tenant.language })
      ? { namesCurrency: true }
      : {}),
    includesTax: tenant.consumption_tax_label,
    searchesPlaces: tenant.place_search,
    ...(asksForRating(rating) ? { rating } : {}),
  };
}
