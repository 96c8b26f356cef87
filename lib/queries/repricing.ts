'use client';

import { useMutationState } from '@tanstack/react-query';
import { cartScope } from './cart';

/** What a diner says of a cart that leaves its total as it is. */
const UNPRICED = new Set([
  'contact',
  'comment',
  'payment_method',
  'cash_amount',
  'birth_date',
  'cutlery',
  'packed',
  'schedule_date',
  'schedule_hour',
]);

/** Whether one of these changes of a cart may change what it costs. */
export const changesPrice = (names: readonly string[]): boolean => names.some((name) => !UNPRICED.has(name));

const canReprice = (variables: unknown): boolean =>
  typeof variables !== 'object' || variables === null || changesPrice(Object.keys(variables));

/** Whether a change is on its way that may change what a cart costs: the total that is shown may be an old one. */
export function useIsRepricing(purchaseId: number | null): boolean {
  return useMutationState({
    filters: {
      status: 'pending',
      predicate: ({ options }) => options.scope?.id === cartScope(purchaseId).id,
    },
    select: ({ state }) => canReprice(state.variables),
  }).includes(true);
}
