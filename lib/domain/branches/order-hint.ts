import { type MenuAddress, takesOrders } from '@/lib/domain/menu/menu-address';
import type { BranchContact } from './contact';
import { firstContact } from './contact';
import type { OnTableClass, ServiceChoice } from './services';

/** Where a menu that takes no order sends its reader; `nowhere` only says that it takes none. */
export type OrderHint = 'waiter' | 'counter' | 'contact' | 'nowhere';

export type HintedBranch = BranchContact & {
  services: readonly ServiceChoice[];
  on_table_class: OnTableClass;
};

/** Whom a reader of a menu orders from, or null where the menu itself takes the order. */
export function resolveOrderHint({
  menuAddress,
  branch,
}: {
  menuAddress: MenuAddress;
  branch: HintedBranch;
}): OrderHint | null {
  if (takesOrders({ menuAddress, services: branch.services })) return null;
  if (menuAddress === 'grab_and_go') return 'counter';
  // The home of a branch that only serves at its tables is read there too.
  const isServed = branch.services.includes('on_table');
  if (isServed) return branch.on_table_class === 'checkout_plazoleta' ? 'counter' : 'waiter';
  return firstContact(branch) === null ? 'nowhere' : 'contact';
}
