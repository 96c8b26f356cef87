import { useTranslations } from 'next-intl';
import { useWhereTo } from '@/components/cart/use-where-to';
import type { Cart } from '@/lib/contract/cart/cart';
import { Section } from './section';

/** Where it is fetched, or the seat that it is brought to (rule table/ordering). */
export function PickUpSection({
  cart,
  branch: { name, address, city },
}: {
  cart: Pick<Cart, 'service' | 'seat'>;
  branch: { name: string; address: string; city: string };
}) {
  const t = useTranslations('Checkout');
  const whereTo = useWhereTo()(cart);
  return (
    <Section title={whereTo ?? t('pick_up')}>
      <p className="font-semibold">{name}</p>
      {cart.seat === null && (
        <p className="text-muted">
          {address}, {city}
        </p>
      )}
    </Section>
  );
}
