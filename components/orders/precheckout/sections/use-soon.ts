import { useArrivalText } from '@/components/cart/arrival-note';
import { useIsOpenFor } from '@/lib/browser/use-is-open-for';
import { useNow } from '@/lib/browser/use-now';
import type { Cart } from '@/lib/contract/cart/cart';
import { arrivalWindow } from '@/lib/domain/orders/arrival';

/** The meaning of «as soon as can be» now; `arrives` null: closed, or nothing is promised. */
export function useSoon({ service, arrival_minutes: arrival }: Pick<Cart, 'service' | 'arrival_minutes'>): {
  isOpen: boolean;
  arrives: string | null;
} {
  const now = useNow();
  const arrivalText = useArrivalText();
  const isOpen = useIsOpenFor(service);
  const arrives =
    isOpen && arrival ? arrivalText({ service, ...arrivalWindow({ arrival, start: now }) }) : null;
  return { isOpen, arrives };
}
