import { headers } from 'next/headers';
import type { AbstractIntlMessages } from 'next-intl';
import type { Instance } from '@/lib/contract/tenant/instance';
import {
  BOOKING_NAMESPACES,
  PERSONAL_NAMESPACES,
  PROFILE_NAMESPACES,
  RESERVE_NAMESPACES,
} from '@/lib/i18n/client-namespaces';
import { loadMessages } from '@/lib/i18n/load-messages';
import { parseLocale } from '@/lib/i18n/parse-locale';
import { NONCE_HEADER } from '@/lib/security/page-policy';
import { toTenantFacts } from '@/lib/tenancy/page-facts';
import { loadTenant } from './load';
import { loadBranchPage } from './load-branch-page';

type PageParams = {
  domain: string;
  locale: string;
  /** True below `app/preview` (rule tenant/preview). */
  isPreview?: boolean;
};

async function loadPage({
  params: { domain: host, locale, isPreview = false },
  tenant,
  namespaces,
}: {
  params: PageParams;
  tenant: Instance;
  namespaces:
    | typeof PERSONAL_NAMESPACES
    | typeof BOOKING_NAMESPACES
    | typeof RESERVE_NAMESPACES
    | typeof PROFILE_NAMESPACES;
}) {
  const parsed = parseLocale(locale);
  const all = await loadMessages(parsed);
  const messages: AbstractIntlMessages = Object.fromEntries(namespaces.map((name) => [name, all[name]]));
  const facts = toTenantFacts({ tenant, host, lang: parsed.lang, isPreview });
  const nonce = (await headers()).get(NONCE_HEADER) ?? undefined;
  return { instance: tenant, tenant: facts, messages, nonce };
}

/** @param params `stays`: of an order, which is read when its branch is removed (rule branches/removed) */
export async function loadPersonalPage(params: PageParams & { supplierId: string; stays?: boolean }) {
  const { tenant, supplier } = await loadBranchPage(params);
  return { supplier, ...(await loadPage({ params, tenant, namespaces: PERSONAL_NAMESPACES })) };
}

/** Where a table of a branch is booked. */
export async function loadReservePage(params: PageParams & { supplierId: string }) {
  const { tenant, supplier } = await loadBranchPage(params);
  return { supplier, ...(await loadPage({ params, tenant, namespaces: RESERVE_NAMESPACES })) };
}

/** Its address names no branch: the booking does. */
export async function loadBookingPage(params: PageParams) {
  const tenant = await loadTenant(params.domain, parseLocale(params.locale).lang);
  return { supplier: null, ...(await loadPage({ params, tenant, namespaces: BOOKING_NAMESPACES })) };
}

/** The diner's own details. */
export async function loadProfilePage(params: PageParams) {
  const tenant = await loadTenant(params.domain, parseLocale(params.locale).lang);
  return { supplier: null, ...(await loadPage({ params, tenant, namespaces: PROFILE_NAMESPACES })) };
}
