'use client';

import { useTranslations } from 'next-intl';
import { useVisit } from '@/lib/browser/visit-provider';
import type { Order } from '@/lib/contract/orders/orders';
import { Fact } from './fact';

/** How much goes back, how and why; when it was given (rule payments/staff-refunds, rule payments/money-back). */
export function RefundFacts({
  order: { refunds, supplier },
  locale,
  renderAmount,
}: {
  order: Pick<Order, 'refunds' | 'supplier'>;
  locale: string;
  renderAmount: (amount: number) => string;
}) {
  const t = useTranslations('Order');
  const timeZone = useVisit().screen.supplier?.timezone;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', ...(timeZone ? { timeZone } : {}) });
  const owed = refunds.filter(({ given_at }) => given_at === null);
  const given = refunds.filter(({ given_at }) => given_at !== null);
  const tell = ({ amount, by_hand, given_at }: Order['refunds'][number]) => {
    const words = { amount: renderAmount(amount), branch: supplier.name };
    if (given_at === null) return t(by_hand ? 'refund_by_hand' : 'refund_by_gateway', words);
    const date = day.format(new Date(given_at));
    return t(by_hand ? 'refunded_by_hand' : 'refunded_by_gateway', { ...words, date });
  };
  const explain = ({ reason, words }: Order['refunds'][number]) =>
    reason === 'staff' ? words && t('refund_words', { branch: supplier.name, words }) : t(`refund_${reason}`);
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
