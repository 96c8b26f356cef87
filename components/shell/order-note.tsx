import { useTranslations } from 'next-intl';
import type { BranchContact } from '@/lib/domain/branch-contact';
import type { PlaceWord } from '@/lib/domain/establishments';
import type { OrderHint } from '@/lib/domain/order-hint';
import { ContactLinks } from './contact-links';

/** Says that a menu takes no order, and whom to order from. */
export function OrderNote({
  hint,
  branch,
  place,
}: {
  hint: OrderHint;
  branch: BranchContact;
  place: PlaceWord;
}) {
  const t = useTranslations('Product');
  return (
    <div className="order-note">
      <p>{t(`order_${hint}`, { place })}</p>
      {hint === 'contact' && <ContactLinks branch={branch} />}
    </div>
  );
}
