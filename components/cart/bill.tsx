'use client';

import { useTranslations } from 'next-intl';
import type { Cart, Totals } from '@/lib/contract/cart/cart';
import type { Currency } from '@/lib/domain/money/currencies';
import { useMoney } from './cart-lines';

/** The parts (rule cart/server-totals). @param waits the amounts are older than a pending change */
export function Bill({
  totals,
  currency,
  deliveryLater = false,
  waits = false,
}: {
  totals: Totals & Pick<Cart, 'coupon'>;
  currency: Currency;
  deliveryLater?: boolean;
  waits?: boolean;
}) {
  const t = useTranslations('Cart');
  const money = useMoney(currency);
  const print = (amount: number) => (waits ? '…' : money(amount));
  return (
    <dl className="mt-4 grid gap-2" aria-busy={waits}>
      <div className="row">
        <dt>{t('subtotal')}</dt>
        <dd>{print(totals.subtotal)}</dd>
      </div>
      {totals.discount > 0 && (
        <div className="row">
          <dt className="min-w-0 [overflow-wrap:anywhere]">
            {totals.coupon ? t('coupon', { code: totals.coupon.code.toUpperCase() }) : t('discount')}
          </dt>
          <dd>− {print(totals.discount)}</dd>
        </div>
      )}
      {(totals.delivery > 0 || deliveryLater) && (
        <div className="row">
          <dt>{t('delivery')}</dt>
          <dd className={deliveryLater ? 'whitespace-normal text-end text-muted' : undefined}>
            {deliveryLater ? t('delivery_later') : print(totals.delivery)}
          </dd>
        </div>
      )}
      {totals.tip > 0 && (
        <div className="row">
          <dt>{t('tip')}</dt>
          <dd>{print(totals.tip)}</dd>
        </div>
      )}
      <div className="row border-line border-t pt-2 font-semibold text-lead">
        <dt>{t(deliveryLater ? 'total_later' : 'total')}</dt>
        <dd>{waits ? t('calculating') : print(totals.total)}</dd>
      </div>
    </dl>
  );
}
