'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useApp } from '@/lib/browser/app-provider';
import { getHoursSchedule, getScheduleLimits } from '@/lib/contract/branches/calls';
import { updateCart } from '@/lib/contract/cart/calls';
import type { Cart } from '@/lib/contract/cart/cart';
import type { Hour } from '@/lib/domain/branches/slots';
import { type Outcome, toOutcome } from '@/lib/queries/outcome';
import { chooseService } from '@/lib/stores/choose-service';
import { cartScope, useCartAnswer } from './cart';

/** The service and the zone for which slots are asked. */
const askedBy = ({ service, polygon }: Cart) => ({
  service: service === 'delivery' ? ('schedule' as const) : ('take_away' as const),
  ...(polygon ? { polygon_id: String(polygon.id) } : {}),
});

/** For which days a cart may be wanted, and the next slot (rule branches/next-slot). */
export function useScheduleLimits(cart: Cart, isAsked = true) {
  const { http } = useApp();
  const asked = askedBy(cart);
  const branchId = String(cart.supplier_id);
  return useQuery({
    queryKey: ['schedule-limits', branchId, asked],
    queryFn: () => http(getScheduleLimits, { query: { branch_id: branchId, ...asked } }),
    enabled: isAsked,
  });
}

export function useHoursSchedule({ cart, date }: { cart: Cart; date: string }) {
  const { http } = useApp();
  const asked = askedBy(cart);
  const supplierId = String(cart.supplier_id);
  return useQuery({
    queryKey: ['hours', supplierId, date, asked],
    queryFn: () => http(getHoursSchedule, { query: { supplier_id: supplierId, date, ...asked } }),
    enabled: date !== '',
  });
}

/** Asks for an hour of the same cart (rule cart/hour). */
export function useTakeSlot(cart: Cart) {
  const { http, stores } = useApp();
  const answer = useCartAnswer();
  const change = useMutation({
    scope: cartScope(cart.purchase_id),
    mutationFn: ({ date, hour }: Hour) =>
      http(updateCart, {
        params: { id: String(cart.purchase_id) },
        body: { cart: { subservice: 'schedule', schedule_date: date, schedule_hour: hour } },
      }),
    onSuccess: (scheduled) => {
      answer(scheduled);
      if (cart.service === 'delivery') chooseService({ stores, choice: 'schedule' });
    },
  });
  const take = (hour: Hour): Promise<Outcome<Cart>> => toOutcome(change.mutateAsync(hour));
  return { take, isPending: change.isPending };
}
