import type { Supplier } from '@/lib/contract/branches/supplier';
import {
  mayOrder,
  type OrderHint,
  ownMenuAddress,
  resolveOrderHints,
} from '@/lib/domain/branches/order-hint';
import type { MenuAddress } from '@/lib/domain/menu/menu-address';

/**
 * Facts of a menu for every reader; the script adds those of the diner's own table (rule platform/public-pages).
 * @param menuAddress of a page that is for one address alone
 */
export function toMenuDocument({
  supplier,
  menuAddress = null,
}: {
  supplier: Supplier;
  menuAddress?: MenuAddress | null;
}): { canOrder: boolean; hint: OrderHint | null; own: MenuAddress } {
  const hints = resolveOrderHints({ menuAddress, branch: supplier });
  const own = menuAddress ?? ownMenuAddress(supplier.services);
  return { canOrder: mayOrder(hints), hint: hints[own] ?? null, own };
}
