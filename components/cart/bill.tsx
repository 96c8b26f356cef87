'use client';

import { useTranslations } from 'next-intl';
import type { Cart, Totals } from '@/lib/contract/cart';
import type { Currency } from '@/lib/domain/currencies';
import { useMoney } from './cart-lines';

/** The parts of a bill, every amount the server's (decision 93). `deliveryLater` where the price hangs on an address. */
export function Bill({
  totals,
  currency,
  deliveryLater = false,
}: {
  totals: Totals & Pick<Cart, 'coupon'>;
  currency: Currency;
  deliveryLater?: boolean;
}) {
  const t = useTranslations('Cart');
  const print = useMoney(currency);
  return (
    <dl className="mt-4 grid gap-2">
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
        <dt>{t('total')}</dt>
        <dd>{print(totals.total)}</dd>
      </div>
    </dl>
  );
}
