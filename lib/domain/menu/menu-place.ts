import { isOrderable } from '@/lib/domain/branches/service-support';
import type { ServiceChoice } from '@/lib/domain/branches/services';

/** The three addresses of a branch's one menu: its home, the table, and grab-and-go (rule menu/addresses). */
export type MenuPlace = 'home' | 'table' | 'grab_and_go';

const PATHS = { home: '', table: '/menu-digital', grab_and_go: '/grab-and-go' } as const;

/** Where the menu of a place is. */
export const menuPath = ({ slug, place }: { slug: string; place: MenuPlace }): string =>
  `/${slug}${PATHS[place]}`;

/** Whether the menu of a place takes orders: for the services that are ordered from it, where one of them is built. */
export function takesOrders({
  place,
  services,
}: {
  place: MenuPlace;
  services: readonly ServiceChoice[];
}): boolean {
  return services.some((choice) => isOrderable(choice) && placeOfService(choice) === place);
}

/** The place whose menu a chosen service is ordered from. */
export function placeOfService(choice: ServiceChoice | null): MenuPlace {
  if (choice === 'grab_and_go') return 'grab_and_go';
  return choice === 'on_table' || choice === 'room' ? 'table' : 'home';
}
