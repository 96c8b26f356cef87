import { listScreens } from './screens';

export const TENANT_SCREENS: ReadonlySet<string> = new Set(
  listScreens().flatMap(([shape]) => (shape === '' || shape.startsWith('*') ? [] : [shape])),
);

/** Files of every tenant and their hidden routes; Next reserves the plain names. */
export const TENANT_FILES: ReadonlyMap<string, string> = new Map([
  ['robots.txt', 'tenant-files/robots'],
  ['.well-known/security.txt', 'tenant-files/security'],
  ['sitemap.xml', 'tenant-files/sitemap'],
  ['manifest.webmanifest', 'tenant-files/manifest'],
  ['sw.js', 'tenant-files/worker'],
  ['texts.json', 'tenant-files/texts'],
  ['consent.html', 'tenant-files/consent'],
  ['challenge.html', 'tenant-files/challenge'],
  ['favicon.ico', 'tenant-files/icon'],
  ['icon.svg', 'tenant-files/icon'],
  ['share.png', 'tenant-files/share'],
  ['icon-192.png', 'tenant-files/app-icon/192'],
  ['icon-512.png', 'tenant-files/app-icon/512'],
  ['icon-maskable.png', 'tenant-files/app-icon/maskable'],
  ['apple-touch-icon.png', 'tenant-files/app-icon/apple'],
]);

/** First path segments that the program itself serves. */
const PROGRAM_PATHS = ['api', 'services'];

/** Slugs that no branch may have (rule branches/slug). */
const RESERVED: ReadonlySet<string> = new Set([
  ...[...TENANT_SCREENS].map((shape) => shape.split('/', 1)[0] ?? shape),
  ...[...TENANT_FILES.values()].map((route) => route.split('/', 1)[0] ?? route),
  ...PROGRAM_PATHS,
]);

/** At the address of staff it leads to the screens of the installation, so that no tenant is called so (rule staff/operators). */
export const OPERATOR_PATH = 'operator';

export const isReservedSlug = (slug: string): boolean => RESERVED.has(slug);
