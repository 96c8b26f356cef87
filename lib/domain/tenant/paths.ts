import { listScreens } from './screens';

export const TENANT_SCREENS: ReadonlySet<string> = new Set(
  listScreens().flatMap(([shape]) => (shape === '' || shape.startsWith('*') ? [] : [shape])),
);

/** Files of every tenant and their hidden routes; Next reserves the plain names. */
export const TENANT_FILES: ReadonlyMap<string, string> = new Map([
  ['robots.txt', 'file-robots'],
  ['.well-known/security.txt', 'file-security'],
  ['sitemap.xml', 'file-sitemap'],
  ['manifest.webmanifest', 'file-manifest'],
  ['sw.js', 'file-worker'],
  ['texts.json', 'file-texts'],
  ['consent.html', 'file-consent'],
  ['challenge.html', 'file-challenge'],
  ['favicon.ico', 'file-icon'],
  ['icon.svg', 'file-icon'],
  ['share.png', 'file-share'],
  ['icon-192.png', 'file-app-icon/192'],
  ['icon-512.png', 'file-app-icon/512'],
  ['icon-maskable.png', 'file-app-icon/maskable'],
  ['apple-touch-icon.png', 'file-app-icon/apple'],
]);

/** First path segments that the program itself serves. */
const PROGRAM_PATHS = ['api', 'services'];

/** Slugs that no branch may have (rule branches/slug). */
const RESERVED: ReadonlySet<string> = new Set([
  ...[...TENANT_SCREENS].map((shape) => shape.split('/', 1)[0] ?? shape),
  ...[...TENANT_FILES.values()].map((route) => route.split('/', 1)[0] ?? route),
  ...PROGRAM_PATHS,
]);

export const isReservedSlug = (slug: string): boolean => RESERVED.has(slug);
