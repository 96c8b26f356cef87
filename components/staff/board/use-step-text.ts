'use client';

import { useTranslations } from 'next-intl';
import type { OrderStatus } from '@/lib/domain/orders/order-states';
import type { Tap } from '@/lib/stores/staff-taps';

/** The words of the button that moves an order to a status. */
export function useStepText() {
  const t = useTranslations('Staff');
  return (status: OrderStatus): string => {
    if (status === 'accepted') return t('accept');
    return status === 'cancelled' ? t('reject') : t(status as 'preparation');
  };
}

/** Says a tap in the words of its button. */
export function useTapText() {
  const t = useTranslations('Staff');
  const sayStep = useStepText();
  return ({ status, undoes, line, lines }: Pick<Tap, 'status' | 'undoes' | 'line' | 'lines'>): string => {
    if (lines !== undefined) return t(lines.state);
    if (line !== undefined) return t(line.struck ? 'strike' : 'unstrike');
    return undoes === undefined ? sayStep(status) : t('undo');
  };
}

/** How an order stands, as words within a sentence. */
const STATES = [
  'in_progress',
  'accepted',
  'preparation',
  'packed',
  'on_the_way',
  'delivered',
  'closed_account',
  'finished',
  'cancelled',
] as const;

/** Says how an order stands that somebody else moved; null for what is no state of an order. */
export function useStateText() {
  const t = useTranslations('Staff');
  return (status: unknown): string | null => {
    const state = STATES.find((one) => one === status);
    return state ? t(`state_${state}`) : null;
  };
}
