/** What is a diner's own or opened by a token: nothing to find there (integrations.md section 4). */
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
