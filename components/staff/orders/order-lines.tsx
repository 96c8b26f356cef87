'use client';

import { useTranslations } from 'next-intl';
import { Options } from '@/components/staff/board/order-options';
import type { WholeOrder } from '@/lib/contract/staff/day/order-calls';

type Print = (amount: number) => string;

/** All that was ordered, each with its options and notes, and the sums of the bill under them. */
export function OrderLines({
  whole: { lines, bill, coupon, order },
  print,
}: {
  whole: WholeOrder;
  print: Print;
}) {
  const t = useTranslations('StaffOrders');
  return (
    <section className="past-part" aria-labelledby="past-lines">
      <h3 id="past-lines">{t('lines')}</h3>
      <ul className="past-lines">
        {lines.map((line) => (
          <li key={line.id} data-void={line.state === 'void'}>
            <span className="past-line">
              <strong>
                {line.count} × {line.name}
              </strong>
              <span>{print(line.subtotal)}</span>
            </span>
            <Options options={line.options} />
            {line.member && <span className="block text-muted">{t('line_of', { name: line.member })}</span>}
            {line.comment && <span className="block">«{line.comment}»</span>}
            {line.void_reason !== null && (
              <span className="block text-danger">{t('taken_off', { reason: line.void_reason })}</span>
            )}
          </li>
        ))}
      </ul>
      <dl className="past-sums">
        {bill.map(({ kind, amount }) => (
          <div key={kind}>
            <dt>
              {kind === 'coupon' && coupon !== null
                ? t('bill_coupon_of', { code: coupon })
                : t(`bill_${kind}`)}
            </dt>
            <dd>{amount < 0 ? `−${print(-amount)}` : print(amount)}</dd>
          </div>
        ))}
        <div className="past-total">
          <dt>{t('total')}</dt>
          <dd>{print(order.total)}</dd>
        </div>
      </dl>
      {order.comment !== '' && <p>«{order.comment}»</p>}
    </section>
  );
}
