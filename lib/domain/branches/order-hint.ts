import { CHOICES_OF, MENU_ADDRESSES, type MenuAddress } from '@/lib/domain/menu/menu-address';
import { resolveCapabilities } from './capabilities';
import { type BranchContact, firstContact } from './contact';
import type { OnTableClass, ServiceChoice } from './services';

/** How to order where a menu takes no order: from whom, or what to scan first. */
export type OrderHint = 'waiter' | 'scan_table' | 'scan_room' | 'contact' | 'nowhere';

/** Keyed by the address of the branch's menu, the page's own first; null where it takes orders. */
export type OrderHints = Partial<Record<MenuAddress, OrderHint | null>>;

type HintedBranch = BranchContact & {
  services: readonly ServiceChoice[];
  on_table_class: OnTableClass;
};

const isOffered = (address: MenuAddress, services: readonly ServiceChoice[]) =>
  CHOICES_OF[address].some((one) => services.includes(one));

/** Tells a diner whose table, or room, is not known how to order; null where the menu takes orders (rule table/classes). */
function resolveOrderHint({
  menuAddress,
  branch,
}: {
  menuAddress: MenuAddress;
  branch: HintedBranch;
}): OrderHint | null {
  const choices: readonly ServiceChoice[] = CHOICES_OF[menuAddress];
  const service = choices.find((one) => branch.services.includes(one));
  if (service === undefined) return firstContact(branch) === null ? 'nowhere' : 'contact';
  const { canOrder, reason } = resolveCapabilities({
    service,
    onTableClass: branch.on_table_class,
    tableKnown: false,
    roomKnown: false,
    hideCallWaiter: false,
  });
  if (canOrder) return null;
  return reason === 'scan_table' || reason === 'scan_room' ? reason : 'waiter';
}

/** A scanned code lifts it. */
export const asksForSeat = (hint: OrderHint | null): hint is 'scan_table' | 'scan_room' =>
  hint === 'scan_table' || hint === 'scan_room';

/** The address from which whoever has chosen no service orders there. */
export const ownMenuAddress = (services: readonly ServiceChoice[]): MenuAddress =>
  MENU_ADDRESSES.find((address) => isOffered(address, services)) ?? 'home';

/** @param menuAddress of a page that is for one address alone; null: for all that the branch has */
export function resolveOrderHints({
  menuAddress,
  branch,
}: {
  menuAddress: MenuAddress | null;
  branch: HintedBranch;
}): OrderHints {
  const { services } = branch;
  const own = menuAddress ?? ownMenuAddress(services);
  const others = MENU_ADDRESSES.filter((one) => one !== own && isOffered(one, services));
  return Object.fromEntries(
    [own, ...(menuAddress === null ? others : [])].map((one) => [
      one,
      resolveOrderHint({ menuAddress: one, branch }),
    ]),
  );
}

/** Somebody may order: everybody, or who has scanned a code. */
export const mayOrder = (hints: OrderHints): boolean =>
  Object.values(hints).some((hint) => hint === null || asksForSeat(hint));
