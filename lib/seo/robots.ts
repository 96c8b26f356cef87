/** Paths that robots are kept away from: personal ones and those opened by a token (rule tenant/search-engines). */
const PRIVATE_PATHS = [
  '/*/precheckout',
  '/*/checkout/',
  '/*/webcheckout/',
  '/*/delivery/order',
  '/*/order/',
  '/*/orders',
  '/*/history-my-orders',
  '/*/menu-part/',
  '/*/sl/',
  '/rate/',
  '/ratecluvi/',
  '/book_info/',
  '/services/',
];

/** The robots file of a host. */
export function printRobots({ isLocked, origin }: { isLocked: boolean; origin: string }): string {
  if (isLocked) return 'User-agent: *\nDisallow: /\n';
  const rules = PRIVATE_PATHS.map((path) => `Disallow: ${path}`);
  // Pictures are the one thing under it that pages show.
  const pictures = 'Allow: /services/experience/pictures/';
  return ['User-agent: *', 'Allow: /', pictures, ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  );
}
