'use client';

import { useMenuNow } from '@/lib/queries/menu/menu-now';

/** Asks for the cart of a page without a menu again when a dish of it changes on its branch's (rule menu/live). */
export function FollowMenu({ supplierId }: { supplierId: number }): null {
  useMenuNow({ supplierId, follows: true });
  return null;
}
