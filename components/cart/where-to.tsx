import { Store, UtensilsCrossed } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { type Going, useWhereTo } from './use-where-to';

/** Where an order at the table goes: to the diner's seat, or to the counter (rule table/ordering). */
export function WhereTo({ purchase }: { purchase: Going }) {
  const text = useWhereTo()(purchase);
  if (text === null) return null;
  return (
    <p className="flex items-start gap-2 font-semibold">
      <Icon of={purchase.seat === null ? Store : UtensilsCrossed} size={20} className="mt-[2px] flex-none" />
      {text}
    </p>
  );
}
