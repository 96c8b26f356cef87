import { useApp } from '@/lib/browser/app-provider';
import type { Cart } from '@/lib/contract/cart/cart';
import { resolveCapabilities } from '@/lib/domain/branches/capabilities';
import { toServiceChoice } from '@/lib/domain/branches/service-choice';

/** True for dishes that are eaten first and paid at the end: they are sent to the kitchen (rule table/ordering). */
export function useIsSent(cart: Cart | null): boolean {
  const { supplier } = useApp().screen;
  return resolveCapabilities({
    service: cart && toServiceChoice(cart),
    onTableClass: supplier?.on_table_class ?? null,
    tableKnown: cart?.seat?.kind === 'table',
    roomKnown: cart?.seat?.kind === 'room',
    hideCallWaiter: false,
  }).mustSendToPrepare;
}
