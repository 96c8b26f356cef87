import type { ServiceChoice } from '@/lib/domain/branches/services';
import { screenPath } from '@/lib/domain/tenant/screen-path';

/** Addresses of a branch's menu (rule menu/addresses). */
export const MENU_ADDRESSES = ['home', 'table', 'grab_and_go', 'room'] as const;
export type MenuAddress = (typeof MENU_ADDRESSES)[number];

const SCREENS = {
  home: '*',
  table: '*/menu-digital',
  grab_and_go: '*/grab-and-go',
  room: '*/service-room',
} as const satisfies Record<MenuAddress, string>;

export const menuPath = ({ slug, menuAddress }: { slug: string; menuAddress: MenuAddress }): string =>
  screenPath({ screen: SCREENS[menuAddress], slug });

/** The services that are ordered from each address, the first one first. */
export const CHOICES_OF = {
  home: ['delivery', 'take_away', 'schedule'],
  table: ['on_table'],
  grab_and_go: ['grab_and_go'],
  room: ['room'],
} as const satisfies Record<MenuAddress, readonly ServiceChoice[]>;

export function menuAddressOf(choice: ServiceChoice | null): MenuAddress {
  if (choice === 'grab_and_go' || choice === 'room') return choice;
  return choice === 'on_table' ? 'table' : 'home';
}
