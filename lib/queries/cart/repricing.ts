'use client';

import { useMutationState } from '@tanstack/react-query';
import { cartScope } from './cart';

/** Changes that leave the total as it is. */
const UNPRICED = new Set([
  'contact',
  'comment',
  'payment_method',
  'cash_amount',
  'birth_date',
  'invoice',
  'cutlery',
  'packed',
  'schedule_date',
  'schedule_hour',
]);

export const changesPrice = (names: readonly string[]): boolean => names.some((name) => !UNPRICED.has(name));

const canReprice = (variables: unknown): boolean =>
  typeof variables !== 'object' || variables === null || changesPrice(Object.keys(variables));

/** While true, the shown total may be old. */
export function useIsRepricing(purchaseId: number | null): boolean {
  return useMutationState({
    filters: {
      status: 'pending',
      predicate: ({ options }) => options.scope?.id === cartScope(purchaseId).id,
    },
    select: ({ state }) => canReprice(state.variables),
  }).includes(true);
}
