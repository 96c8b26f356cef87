import { isOrderable } from '@/lib/domain/branches/service-support';
import type { ServiceChoice } from '@/lib/domain/branches/services';
import { screenPath } from '@/lib/domain/tenant/screen-path';

/** The three addresses of a branch's one menu: its home, the table, and grab-and-go (rule menu/addresses). */
export type MenuAddress = 'home' | 'table' | 'grab_and_go';

const SCREENS = { home: '*', table: '*/menu-digital', grab_and_go: '*/grab-and-go' } as const;

/** Where the menu of an address is. */
export const menuPath = ({ slug, menuAddress }: { slug: string; menuAddress: MenuAddress }): string =>
  screenPath({ screen: SCREENS[menuAddress], slug });

/** Whether the menu of an address takes orders: for the services that are ordered from it, where one of them is built. */
export function takesOrders({
  menuAddress,
  services,
}: {
  menuAddress: MenuAddress;
  services: readonly ServiceChoice[];
}): boolean {
  return services.some((choice) => isOrderable(choice) && menuAddressOf(choice) === menuAddress);
}

/** The place whose menu a chosen service is ordered from. */
export function menuAddressOf(choice: ServiceChoice | null): MenuAddress {
  if (choice === 'grab_and_go') return 'grab_and_go';
  return choice === 'on_table' || choice === 'room' ? 'table' : 'home';
}
