'use client';

import { useTranslations } from 'next-intl';
import { useApp } from '@/lib/browser/app-provider';
import type { Cart } from '@/lib/contract/cart/cart';
import type { Agreed } from '@/lib/contract/orders/agreed';
import { BILL_KINDS, type BillKind } from '@/lib/domain/cart/bill';
import type { Currency } from '@/lib/domain/money/currencies';
import { SavedNote } from './lines/line-promo';
import { useMoney } from './use-money';

/** The label of each part of a bill. */
export function useBillWords(coupon: Cart['coupon']): Record<BillKind, string> {
  const t = useTranslations('Cart');
  return {
    products: t('subtotal'),
    coupon: coupon ? t('coupon', { code: coupon.code.toUpperCase() }) : t('discount'),
    delivery: t('delivery'),
    tip: t('tip'),
    deposit: t('deposit'),
  };
}

/** Its parts and their sum (rule cart/bill, rule cart/tax, rule orders/agreed). @param waits the amounts are older than a pending change */
export function Bill({
  purchase: { bill, total, coupon, saved, agreed },
  currency,
  deliveryLater = false,
  waits = false,
}: {
  /** A cart has agreed to nothing yet. */
  purchase: Pick<Cart, 'bill' | 'total' | 'coupon' | 'saved'> & { agreed?: Agreed };
  currency: Currency;
  deliveryLater?: boolean;
  waits?: boolean;
}) {
  const t = useTranslations('Cart');
  const money = useMoney(currency);
  const { tenant } = useApp();
  const includesTax = agreed?.includes_tax ?? tenant.includesTax;
  const print = (amount: number) => (waits ? '…' : money(amount));
  // Only an order that is eaten later has a deposit.
  const isDeposit = bill.some(({ kind }) => kind === 'deposit');
  const words = useBillWords(coupon);
  const rows = BILL_KINDS.flatMap((kind): readonly { kind: BillKind; amount: number | null }[] =>
    kind === 'delivery' && deliveryLater
      ? [{ kind, amount: null }]
      : bill.filter((part) => part.kind === kind),
  );
  return (
    <>
      <dl className="mt-4 grid gap-2" aria-busy={waits}>
        {rows.map(({ kind, amount }) => (
          <div key={kind} className="row">
            <dt className="min-w-0 [overflow-wrap:anywhere]">{words[kind]}</dt>
            <dd className={amount === null ? 'whitespace-normal text-end text-muted' : undefined}>
              {amount === null ? t('delivery_later') : `${amount < 0 ? '− ' : ''}${print(Math.abs(amount))}`}
            </dd>
          </div>
        ))}
        <div className="row border-line border-t pt-2 font-semibold text-lead">
          <dt>
            {t(deliveryLater ? 'total_later' : 'total')}
            {tenant.namesCurrency && ` (${currency})`}
          </dt>
          <dd>{waits ? t('calculating') : print(total)}</dd>
        </div>
      </dl>
      {!waits && <SavedNote saved={saved} />}
      {includesTax && !isDeposit && <p className="mt-2 text-muted">{t('includes_tax')}</p>}
    </>
  );
}
