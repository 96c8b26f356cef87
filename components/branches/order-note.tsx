import { useTranslations } from 'next-intl';
import type { BranchContact } from '@/lib/domain/branches/contact';
import type { OpeningHours } from '@/lib/domain/branches/opening-hours';
import type { OrderHint } from '@/lib/domain/branches/order-hint';
import type { EstablishmentKind } from '@/lib/domain/tenant/establishments';
import { ContactLinks } from './contact-links';
import { HintSentence } from './hint-sentence';

/** Says how to order where the menu takes no order (rule table/classes). */
export function OrderNote({
  hint,
  branch,
  hours,
  establishment,
  lineId,
}: {
  hint: OrderHint;
  branch: BranchContact;
  hours: OpeningHours;
  establishment: EstablishmentKind;
  /** The id of the sentence, where a script writes another one over it. */
  lineId?: string;
}) {
  const t = useTranslations('Product');
  return (
    <div className="order-note">
      {hint === 'waiter' ? (
        <HintSentence
          hours={hours}
          open={t('order_waiter', { establishment })}
          closed={t('order_waiter_closed', { establishment })}
        />
      ) : (
        <p id={lineId} suppressHydrationWarning>
          {t(`order_${hint}`, { establishment })}
        </p>
      )}
      {(hint === 'contact' || hint === 'scan_room') && <ContactLinks branch={branch} />}
    </div>
  );
}
