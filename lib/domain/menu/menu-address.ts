import { isOrderable } from '@/lib/domain/branches/service-support';
import type { ServiceChoice } from '@/lib/domain/branches/services';
import { screenPath } from '@/lib/domain/tenant/screen-path';

/** Addresses of a branch's menu (rule menu/addresses). */
export type MenuAddress = 'home' | 'table' | 'grab_and_go';

const SCREENS = { home: '*', table: '*/menu-digital', grab_and_go: '*/grab-and-go' } as const;

export const menuPath = ({ slug, menuAddress }: { slug: string; menuAddress: MenuAddress }): string =>
  screenPath({ screen: SCREENS[menuAddress], slug });

/** True if a service ordered from this address is supported. */
export function takesOrders({
  menuAddress,
  services,
}: {
  menuAddress: MenuAddress;
  services: readonly ServiceChoice[];
}): boolean {
  return services.some((choice) => isOrderable(choice) && menuAddressOf(choice) === menuAddress);
}

export function menuAddressOf(choice: ServiceChoice | null): MenuAddress {
  if (choice === 'grab_and_go') return 'grab_and_go';
  return choice === 'on_table' || choice === 'room' ? 'table' : 'home';
}
