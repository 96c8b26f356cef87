import { useTranslations } from 'next-intl';
import type { Order } from '@/lib/contract/orders/orders';
import { isClosedOrder } from '@/lib/domain/orders/order-states';

/** Words that a counter calls out and asks for, in big type, until the order is handed over (rule table/pick-up). */
export function PickUp({ order: { pick_up: pickUp, status, supplier, stalls } }: { order: Order }) {
  const t = useTranslations('Order');
  if (!pickUp || isClosedOrder(status)) return null;
  const isReady = status === 'packed';
  return (
    <section className={isReady ? 'pick-up pick-up-called' : 'pick-up'} aria-label={t('pick_up')}>
      {isReady && <p className="pick-up-ready">{t('pick_up_ready')}</p>}
      <dl className="pick-up-words">
        <div>
          <dt>{t('pick_up_number')}</dt>
          <dd className="pick-up-number">{pickUp.number}</dd>
        </div>
        <div>
          <dt>{t('pick_up_code')}</dt>
          <dd className="pick-up-code">{pickUp.code}</dd>
        </div>
      </dl>
      <p>
        {stalls.length > 0
          ? t('pick_up_stalls')
          : t(isReady ? 'pick_up_show' : 'pick_up_wait', { branch: supplier.name })}
      </p>
    </section>
  );
}
