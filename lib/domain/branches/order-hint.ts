import { type MenuAddress, takesOrders } from '@/lib/domain/menu/menu-address';
import type { BranchContact } from './contact';
import { firstContact } from './contact';
import type { OnTableClass, ServiceChoice } from './services';

/** Where to order when the menu takes no orders. */
export type OrderHint = 'waiter' | 'counter' | 'contact' | 'nowhere';

type HintedBranch = BranchContact & {
  services: readonly ServiceChoice[];
  on_table_class: OnTableClass;
};

/** Whom to order from; null where the menu takes orders (rule table/classes). */
export function resolveOrderHint({
  menuAddress,
  branch,
}: {
  menuAddress: MenuAddress;
  branch: HintedBranch;
}): OrderHint | null {
  if (takesOrders({ menuAddress, services: branch.services })) return null;
  if (menuAddress === 'grab_and_go') return 'counter';
  // The home page of a table-only branch shows the menu too.
  const isServed = branch.services.includes('on_table');
  if (isServed) return branch.on_table_class === 'checkout_plazoleta' ? 'counter' : 'waiter';
  return firstContact(branch) === null ? 'nowhere' : 'contact';
}
