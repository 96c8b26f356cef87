import { LANGUAGES, type Language } from '@/lib/domain/tenant/countries';
import { isSlug } from '@/lib/domain/text/slug';
import { resolveVisitorLanguage } from './resolve-language';

export type StaffDecision =
  | { action: 'rewrite'; pathname: string; lang: Language }
  | { action: 'refuse'; lang: Language };

/** Screens of the staff address (docs/decisions/0343): a person's own, and those of a restaurant behind its slug. */
const OWN_SCREENS = ['', 'sign-in', 'invitation', 'sessions'];
const TENANT_SCREENS = ['board', 'sold-out', 'people'];

/** Every other path is refused; nothing is read to decide it. */
export function decideStaff({
  pathname,
  langCookie,
  acceptLanguage,
}: {
  pathname: string;
  langCookie: string | undefined;
  acceptLanguage: string | null;
}): StaffDecision {
  const lang = LANGUAGES.find((one) => one === langCookie) ?? resolveVisitorLanguage(acceptLanguage);
  const [first = '', second, ...more] = pathname.slice(1).split('/');
  const isOwn = second === undefined && OWN_SCREENS.includes(first);
  const isTenants =
    second !== undefined && more.length === 0 && TENANT_SCREENS.includes(second) && isSlug(first);
  if (!isOwn && !isTenants) return { action: 'refuse', lang };
  return { action: 'rewrite', pathname: `/staff/${lang}${pathname === '/' ? '' : pathname}`, lang };
}
