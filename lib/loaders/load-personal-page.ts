import { headers } from 'next/headers';
import type { AbstractIntlMessages } from 'next-intl';
import { PERSONAL_NAMESPACES } from '@/lib/i18n/client-namespaces';
import { loadMessages } from '@/lib/i18n/load-messages';
import { parseLocale } from '@/lib/i18n/parse-locale';
import { NONCE_HEADER } from '@/lib/security/page-policy';
import { toTenantFacts } from '@/lib/tenancy/page-facts';
import { loadBranchPage } from './load-branch-page';

export async function loadPersonalPage(params: {
  domain: string;
  locale: string;
  supplierId: string;
  /** True below `app/preview` (rule tenant/preview). */
  isPreview?: boolean;
}) {
  const { tenant, supplier, lang } = await loadBranchPage(params);
  const all = await loadMessages(parseLocale(params.locale));
  const messages: AbstractIntlMessages = Object.fromEntries(
    PERSONAL_NAMESPACES.map((name) => [name, all[name]]),
  );
  const { domain: host, isPreview = false } = params;
  const facts = toTenantFacts({ tenant, host, lang, isPreview });
  const nonce = (await headers()).get(NONCE_HEADER) ?? undefined;
  return { supplier, instance: tenant, tenant: facts, messages, nonce };
}
