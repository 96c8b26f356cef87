/** The tenant whose screens are listed here. */
export const SCREENS_OF = 'brasa-andina';
export const LISTS = [
  '/',
  '/location',
  '/branch-offices',
  '/branch-to-take-away',
  '/branch-to-book',
  '/branch-without-service',
  '/branch-whatsapp',
];
export const OF_A_BRANCH = ['', '/maincategories', '/subcategories', '/politicas-servicio'];
const ON_THE_TABLE = ['/menu-digital', '/menu-digital/home'];
export const pagesOf = (slug: string, own: string[]) => own.map((path) => `/${slug}${path}`);
/** The public screens in two groups. */
export const SCREENS = {
  lists: [...LISTS, '/branch-to-on-table'],
  branch: pagesOf('chapinero', [...OF_A_BRANCH, ...ON_THE_TABLE]),
};
