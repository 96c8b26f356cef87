'use client';

import { asksForSeat, type OrderHint } from '@/lib/domain/branches/order-hint';
import { choiceAtBranch, toServiceChoice } from '@/lib/domain/branches/service-choice';
import { type MenuAddress, menuAddressOf } from '@/lib/domain/menu/menu-address';
import { useApp, useSlice } from './app-provider';
import { useKnownTable } from './use-known-table';

/** Whether this diner orders from the page, and if not, how to (rule table/ordering, rule menu/addresses). */
export function useMenuOffer(): { menuAddress: MenuAddress; canOrder: boolean; hint: OrderHint | null } {
  const { screen } = useApp();
  const seats = { scan_table: useKnownTable('table'), scan_room: useKnownTable('room') };
  const chosen = useSlice('order', ({ service, subservice }) =>
    service === null ? null : toServiceChoice({ service, subservice }),
  );
  const choice = choiceAtBranch({ choice: chosen, offered: screen.supplier?.services ?? [] });
  const asked = menuAddressOf(choice);
  // Safe cast: the server writes addresses alone (components/layout/screen-mark.tsx).
  const [own = 'home'] = Object.keys(screen.hints) as MenuAddress[];
  const isIts = choice !== null && asked in screen.hints;
  const menuAddress = isIts ? asked : own;
  const known = screen.hints[menuAddress] ?? null;
  const hint = asksForSeat(known) && seats[known] !== null ? null : known;
  // Another tab may have chosen a service that is not ordered from this page.
  const canOrder = screen.canOrder && hint === null && (isIts || choice === null);
  return { menuAddress, canOrder, hint };
}
