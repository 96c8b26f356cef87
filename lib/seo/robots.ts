import { listScreens, type ScreenShape } from '@/lib/domain/tenant/screens';

/** `*` is any branch, to robots too. */
const toPrefix = (shape: string) => `/${shape.replace('#', '')}`;

/** Personal pages and those opened by a token (rule tenant/search-engines). */
const PRIVATE_PATHS = [
  ...listScreens().flatMap(([shape, { personal }]) => (personal ? [toPrefix(shape)] : [])),
  toPrefix('*/menu-part/#' satisfies ScreenShape),
  '/*/webcheckout/',
  '/*/sl/',
  '/services/',
];

export function printRobots({ isLocked, origin }: { isLocked: boolean; origin: string }): string {
  if (isLocked) return 'User-agent: *\nDisallow: /\n';
  const rules = PRIVATE_PATHS.map((path) => `Disallow: ${path}`);
  // The only part of the services that pages show.
  const pictures = 'Allow: /services/experience/pictures/';
  return ['User-agent: *', 'Allow: /', pictures, ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  );
}
