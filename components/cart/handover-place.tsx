import { Store, UtensilsCrossed } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { type HandedOver, useHandoverText } from './use-handover-text';

/** The place where an order at the table is handed over: the diner's seat, or the counter (rule table/ordering). */
export function HandoverPlace({ purchase }: { purchase: HandedOver }) {
  const text = useHandoverText()(purchase);
  if (text === null) return null;
  return (
    <p className="flex items-start gap-2 font-semibold">
      <Icon of={purchase.seat === null ? Store : UtensilsCrossed} size={20} className="mt-[2px] flex-none" />
      {text}
    </p>
  );
}
