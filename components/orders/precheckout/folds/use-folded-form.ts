'use client';

import { useMemo } from 'react';
import type { useOrderForm } from '@/components/orders/precheckout/use-order-form';
import { useSlice } from '@/lib/browser/app-provider';
import type { Cart } from '@/lib/contract/cart/cart';
import type { PaymentMethodAnswer } from '@/lib/contract/payments/payment-methods';
import { methodObstacle } from '@/lib/domain/payments/method-obstacle';
import { findUndone, SECTIONS } from './sections';
import { useFolds } from './use-folds';
import { useSummaries } from './use-summaries';

/** The sections of the form, folded or open, and what the form listens to for that (rule orders/sections). */
export function useFoldedForm({
  cart,
  order: { typed, rules, issues },
  methods,
  diner,
}: {
  cart: Cart;
  order: ReturnType<typeof useOrderForm>;
  /** Undefined while they load. */
  methods: readonly PaymentMethodAnswer[] | undefined;
  diner: { isBack: boolean; isSettled: boolean };
}) {
  // A street was found, not the door: its point should be seen.
  const isRough = useSlice('delivery', (state) => state.isRough);
  const chosen = methods?.find(({ key }) => key === typed.method);
  const isPayable = chosen !== undefined && methodObstacle({ method: chosen, total: rules.total }) === null;
  const found = findUndone({ form: typed, rules, issues });
  const names = SECTIONS.filter(
    (name) => found.has(name) || (name === 'where' && isRough) || (name === 'how' && !isPayable),
  ).join(' ');
  const undone = useMemo(() => new Set(SECTIONS.filter((name) => names.split(' ').includes(name))), [names]);
  const { listeners, ...folds } = useFolds({ ...diner, undone });
  const summaryOf = useSummaries({ form: typed, cart });
  return { listeners, fold: { ...folds, summaryOf } };
}
