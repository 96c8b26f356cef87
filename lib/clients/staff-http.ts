import { ALLOWED_HEADER, type Allowed, printAllowed } from '@/lib/domain/staff/allowing';
import type { Language } from '@/lib/domain/tenant/countries';
import { createHttp, type Http } from './http';

const SERVICE = '/services/staff';
/** The staff calls of a tenant, behind its slug. */
export const staffPath = (slug: string) => `${SERVICE}/tenants/${slug}`;

/**
 * A call of the staff address, by the session of this browser's cookie. @param slug null: about the person
 * @param onDate takes the hour of the server that each answer carries @param allowed who allows it (rule staff/allowing)
 */
export const createStaffHttp = ({
  origin,
  lang,
  slug,
  onDate,
  allowed,
}: {
  origin: string;
  lang: Language;
  slug: string | null;
  onDate: (date: string | null) => void;
  allowed?: Allowed | null;
}): Http => {
  const afterResponse = (_request: Request, _options: object, response: Response) =>
    onDate(response.headers.get('date'));
  return createHttp({
    baseUrl: () => `${origin}${slug === null ? SERVICE : staffPath(slug)}`,
    headers: { lang, ...(allowed && { [ALLOWED_HEADER]: printAllowed(allowed) }) },
    fetchOptions: { credentials: 'same-origin', hooks: { afterResponse: [afterResponse] } },
  });
};
