import type { Service, Subservice } from '@/lib/domain/branches/services';
import type { Language } from '@/lib/domain/tenant/countries';
import { createHttp, type Http } from './http';

export type Speaker = {
  customerId: number;
  supplierId: number | null;
  lang: Language;
  /** Only previews send cookies (guarantee/foreign-origins). */
  isPreview: boolean;
  profile: () => { id: number; token: string } | null;
  order: () => { service: Service | null; subservice: Subservice | null };
};

/** Sends calls with the headers of rule platform/headers. @param keepalive lets small calls outlive the page */
export function createBrowserHttp({
  origin,
  speaker,
  keepalive = false,
}: {
  origin: string;
  speaker: Speaker;
  keepalive?: boolean;
}): Http {
  return createHttp({
    baseUrl: (service) => `${origin}/services/${service}`,
    fetchOptions: { credentials: speaker.isPreview ? 'same-origin' : 'omit', keepalive },
    headers: ({ auth }) => {
      const profile = auth === 'profile' || auth === 'optional-profile' ? speaker.profile() : null;
      const { service, subservice } = speaker.order();
      return {
        customer_id: String(speaker.customerId),
        lang: speaker.lang,
        ...(speaker.supplierId === null ? {} : { supplier_id: String(speaker.supplierId) }),
        ...(service === null ? {} : { service }),
        ...(subservice === null ? {} : { subservice }),
        ...(profile ? { profileid: String(profile.id), token: profile.token } : {}),
      };
    },
  });
}
