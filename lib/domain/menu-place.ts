import type { OnTableClass, ServiceChoice } from './services';

/** The three addresses of a branch's one menu: its home, the table, and grab-and-go (decisions 23 and 111). */
export type MenuPlace = 'home' | 'table' | 'grab_and_go';

const REMOTE = ['delivery', 'schedule', 'take_away'] as const satisfies readonly ServiceChoice[];
const PATHS = { home: '', table: '/menu-digital', grab_and_go: '/grab-and-go' } as const;

/** Where the menu of a place is. */
export const menuPath = ({ slug, place }: { slug: string; place: MenuPlace }): string =>
  `/${slug}${PATHS[place]}`;

/**
 * Whether a static menu takes orders. The home does for what leaves the branch; on the table and to grab and go a
 * document knows neither table nor payment, so it is read-only until a script knows better (decisions 32 to 34).
 */
export function takesOrders({
  place,
  services,
}: {
  place: MenuPlace;
  services: readonly ServiceChoice[];
}): boolean {
  return place === 'home' && REMOTE.some((choice) => services.includes(choice));
}

/** Whether a class of the table's menu needs to know the table before it takes an order (decisions 33 and 34). */
export function needsTable(onTableClass: OnTableClass): boolean {
  return onTableClass === 'checkout' || onTableClass === 'checkout_no_incremental';
}

/** The place whose menu a chosen service is ordered from. */
export function placeOfService(choice: ServiceChoice | null): MenuPlace {
  if (choice === 'grab_and_go') return 'grab_and_go';
  return choice === 'on_table' || choice === 'room' ? 'table' : 'home';
}
