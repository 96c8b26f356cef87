'use client';

import { useTranslations } from 'next-intl';
import { useBranchDay } from '@/components/branches/branch-clock';
import type { Order } from '@/lib/contract/orders/orders';
import { isRoomCharge } from '@/lib/domain/payments/payment-methods';
import { Fact } from './fact';

/** How much goes back, how and why; when it was given (rule payments/staff-refunds, rule payments/money-back). */
export function RefundFacts({
  order: { refunds, supplier, payment, stalls },
  locale,
  renderAmount,
}: {
  order: Pick<Order, 'refunds' | 'supplier' | 'payment' | 'stalls'>;
  locale: string;
  renderAmount: (amount: number) => string;
}) {
  const t = useTranslations('Order');
  const day = useBranchDay(locale);
  const isOnBill = payment !== null && payment.method !== null && isRoomCharge(payment.method);
  const owed = refunds.filter(({ given_at }) => given_at === null);
  const given = refunds.filter(({ given_at }) => given_at !== null);
  const stallOf = ({ supplier_id: id }: Order['refunds'][number]) =>
    stalls.find((stall) => stall.supplier.id === id)?.supplier.name ?? null;
  const tell = (refund: Order['refunds'][number]) => {
    const { amount, by_hand, given_at } = refund;
    const words = { amount: renderAmount(amount), branch: stallOf(refund) ?? supplier.name };
    const byHand = isOnBill ? 'off_room' : 'by_hand';
    const way = by_hand ? byHand : 'by_gateway';
    if (given_at === null) return t(`refund_${way}`, words);
    const date = day(given_at);
    return t(`refunded_${way}`, { ...words, date });
  };
  const explain = (refund: Order['refunds'][number]) => {
    const { reason, words } = refund;
    const stall = stallOf(refund);
    if (reason === 'staff') return words && t('refund_words', { branch: stall ?? supplier.name, words });
    // (rule table/court)
    return reason === 'cancelled' && stall ? t('refund_stall', { stall }) : t(`refund_${reason}`);
  };
  const list = (title: 'refund_due' | 'refunded', some: Order['refunds']) =>
    some.length > 0 && (
      <Fact title={t(title)}>
        {some.map((refund) => (
          <div key={refund.id}>
            <p>{tell(refund)}</p>
            <p className="text-muted">{explain(refund)}</p>
          </div>
        ))}
      </Fact>
    );
  return (
    <>
      {list('refund_due', owed)}
      {list('refunded', given)}
    </>
  );
}
