import { CircleCheck } from 'lucide';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';

/** The end for a payer who came by a link: this page does not know the booking's token (rule booking/link). */
export function DepositDone({ isPaid }: { isPaid: boolean }) {
  const t = useTranslations('Checkout');
  return (
    <section className="grid justify-items-center gap-3 py-8 text-center" role="status">
      {isPaid && <Icon of={CircleCheck} size={48} className="tick text-success" />}
      <h2 className="text-section">{t(isPaid ? 'deposit_done' : 'deposit_over')}</h2>
      <p>{t('deposit_by_link')}</p>
    </section>
  );
}
