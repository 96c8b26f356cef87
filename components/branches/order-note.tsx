import { useTranslations } from 'next-intl';
import type { BranchContact } from '@/lib/domain/branches/contact';
import type { OpeningHours } from '@/lib/domain/branches/opening-hours';
import type { OrderHint } from '@/lib/domain/branches/order-hint';
import type { PlaceWord } from '@/lib/domain/tenant/establishments';
import { ContactLinks } from './contact-links';
import { HintSentence } from './hint-sentence';

/** Says that a menu takes no order, and whom to order from. */
export function OrderNote({
  hint,
  branch,
  hours,
  place,
}: {
  hint: OrderHint;
  branch: BranchContact;
  hours: OpeningHours;
  place: PlaceWord;
}) {
  const t = useTranslations('Product');
  return (
    <div className="order-note">
      {hint === 'waiter' || hint === 'counter' ? (
        <HintSentence
          hours={hours}
          open={t(`order_${hint}`, { place })}
          closed={t(`order_${hint}_closed`, { place })}
        />
      ) : (
        <p>{t(`order_${hint}`, { place })}</p>
      )}
      {hint === 'contact' && <ContactLinks branch={branch} />}
    </div>
  );
}
