import { STAFF_SCREENS } from '@/lib/domain/staff/screens';
import { LANGUAGES, type Language } from '@/lib/domain/tenant/countries';
import { OPERATOR_PATH } from '@/lib/domain/tenant/paths';
import { isSlug } from '@/lib/domain/text/slug';
import { resolveVisitorLanguage } from './resolve-language';

export type StaffDecision =
  | { action: 'rewrite'; pathname: string; lang: Language }
  | { action: 'refuse'; lang: Language };

/** A person's own screens (docs/decisions/0343); those of a restaurant stand behind its slug. */
const OWN_SCREENS = [
  ...['', 'sign-in', 'invitation', 'sessions', 'television', 'device'],
  ...[OPERATOR_PATH, 'operator-history'],
];

/** Files of the app and their hidden routes, named as a tenant's are: who puts it on a tablet reads them (rule staff/app). */
const APP_FILES: ReadonlyMap<string, string> = new Map([
  ['manifest.webmanifest', 'app-files/manifest'],
  ['sw.js', 'app-files/worker'],
  ['words.json', 'app-files/words'],
  ['icon-192.png', 'app-files/icon/192'],
  ['icon-512.png', 'app-files/icon/512'],
  ['icon-maskable.png', 'app-files/icon/maskable'],
  ['apple-touch-icon.png', 'app-files/icon/apple'],
]);

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
  const file = second === undefined ? APP_FILES.get(first) : undefined;
  if (file) return { action: 'rewrite', pathname: `/staff/${lang}/${file}`, lang };
  const isOwn = second === undefined && OWN_SCREENS.includes(first);
  const isPair = second !== undefined && more.length === 0;
  const isOperators = isPair && first === OPERATOR_PATH && isSlug(second);
  const isTenants =
    isPair && first !== OPERATOR_PATH && STAFF_SCREENS.some(({ name }) => name === second) && isSlug(first);
  if (!isOwn && !isTenants && !isOperators) return { action: 'refuse', lang };
  return { action: 'rewrite', pathname: `/staff/${lang}${pathname === '/' ? '' : pathname}`, lang };
}
