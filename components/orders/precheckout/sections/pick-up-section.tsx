import { useTranslations } from 'next-intl';
import { useHandoverText } from '@/components/cart/use-handover-text';
import type { Cart } from '@/lib/contract/cart/cart';
import { linesByStall } from '@/lib/domain/cart/lines-by-stall';
import { Section } from './section';

/** The stalls of a court that have a part of it; none where it is all of one (rule table/court). */
const stallsOf = (lines: Cart['products']) =>
  linesByStall({ lines, stallOf: ({ stall }) => stall }).flatMap(({ begins }) => begins ?? []);

/** Says where the order is fetched, or the seat that it is brought to (rule table/ordering). */
export function PickUpSection({
  cart,
  branch: { name, address, city },
}: {
  cart: Pick<Cart, 'service' | 'seat' | 'products'>;
  branch: { name: string; address: string; city: string };
}) {
  const t = useTranslations('Checkout');
  const handoverText = useHandoverText()(cart);
  const stalls = stallsOf(cart.products);
  if (stalls.length > 0)
    return (
      <Section title={handoverText ?? t('pick_up')}>
        {stalls.map((stall) => (
          <p key={stall} className="font-semibold">
            {stall}
          </p>
        ))}
      </Section>
    );
  return (
    <Section title={handoverText ?? t('pick_up')}>
      <p className="font-semibold">{name}</p>
      {cart.seat === null && (
        <p className="text-muted">
          {address}, {city}
        </p>
      )}
    </Section>
  );
}
