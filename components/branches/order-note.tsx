import { useTranslations } from 'next-intl';
import type { BranchContact } from '@/lib/domain/branches/contact';
import type { OpeningHours } from '@/lib/domain/branches/opening-hours';
import type { OrderHint } from '@/lib/domain/branches/order-hint';
import type { EstablishmentKind } from '@/lib/domain/tenant/establishments';
import { ContactLinks } from './contact-links';
import { HintSentence } from './hint-sentence';

/** Whom to order from where the menu takes no order (rule table/classes). */
export function OrderNote({
  hint,
  branch,
  hours,
  establishment,
}: {
  hint: OrderHint;
  branch: BranchContact;
  hours: OpeningHours;
  establishment: EstablishmentKind;
}) {
  const t = useTranslations('Product');
  return (
    <div className="order-note">
      {hint === 'waiter' || hint === 'counter' ? (
        <HintSentence
          hours={hours}
          open={t(`order_${hint}`, { establishment })}
          closed={t(`order_${hint}_closed`, { establishment })}
        />
      ) : (
        <p>{t(`order_${hint}`, { establishment })}</p>
      )}
      {hint === 'contact' && <ContactLinks branch={branch} />}
    </div>
  );
}
