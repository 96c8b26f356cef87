'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { InMoney, type MoneyPlace } from '@/components/staff/money/money-place';
import { RefundRow } from '@/components/staff/money/refund-row';
import { TransferCard } from '@/components/staff/money/transfer-card';
import type { WholeOrder } from '@/lib/contract/staff/day/order-calls';
import { GivePartBack } from './give-part-back';
import type { useOrderWords } from './use-order-words';

type Payment = WholeOrder['payments'][number];

/** The part of an order's money that waits for somebody, with the buttons of the screen of money. */
function Waits({ whole: { order, payments, refunds } }: { whole: WholeOrder }) {
  const name = order.contact?.name ?? null;
  const of = { purchase_id: order.id, number: order.number, supplier_id: order.supplier_id, name };
  const transfers = payments.filter(
    ({ method, status, has_proof: has }) => method === 'transfer' && status === 'pending' && has,
  );
  const owed = refunds.filter(({ given_at: givenAt }) => givenAt === null);
  if (transfers.length + owed.length === 0) return null;
  const paymentOf = (id: number): Payment | undefined => payments.find((one) => one.id === id);
  return (
    <ul className="grid gap-3">
      {transfers.map(({ id, amount, at }) => (
        <TransferCard
          key={`transfer-${id}`}
          transfer={{ ...of, payment_id: id, amount, uploaded_at: at, review_until: null }}
        />
      ))}
      {owed.map(({ id, payment_id: paymentId, amount, at, by_hand: isByHand }) => (
        <RefundRow
          key={`refund-${id}`}
          refund={{
            ...{
              ...of,
              id,
              payment_id: paymentId,
              amount,
              since: at,
              cancel_reason: null,
              by_hand: isByHand,
            },
            method: paymentOf(paymentId)?.method ?? '',
            reference: paymentOf(paymentId)?.reference ?? '',
            transaction: paymentOf(paymentId)?.transaction ?? null,
          }}
        />
      ))}
    </ul>
  );
}

/** Each attempt to pay, and each refund with its note. */
function Moves({
  whole: { payments, refunds },
  words,
}: {
  whole: WholeOrder;
  words: ReturnType<typeof useOrderWords>;
}) {
  const t = useTranslations('StaffOrders');
  return (
    <>
      {payments.length === 0 && <p className="text-muted">{t('no_payments')}</p>}
      <ul className="past-lines">
        {payments.map(
          ({ id, method, status, amount, tip, rounding, at, finished_at: finishedAt, ...ids }) => (
            <li key={id}>
              <span className="past-line">
                <strong>{words.method(method)}</strong>
                <span>{words.money(amount)}</span>
              </span>
              <span className="block">
                {t(`pay_${status}`)} · <span className="text-muted">{words.moment(finishedAt ?? at)}</span>
              </span>
              {rounding !== 0 && (
                <span className="block text-muted">
                  {t('rounded', { amount: words.money(amount + rounding), rounding: words.money(rounding) })}
                </span>
              )}
              {tip > 0 && (
                <span className="block text-muted">{t('with_tip', { amount: words.money(tip) })}</span>
              )}
              <span className="block past-small text-muted">
                {[ids.reference, ids.transaction].filter(Boolean).join(' · ')}
              </span>
            </li>
          ),
        )}
        {refunds.map(({ id, amount, at, given_at: givenAt, note, words: said, reason }) => (
          <li key={`refund-${id}`}>
            <span className="past-line">
              <strong>{t(givenAt === null ? 'to_give_back' : 'given_back')}</strong>
              <span>−{words.money(amount)}</span>
            </span>
            <span className="block">
              {note ?? t(`refund_${reason}`)} ·{' '}
              <span className="text-muted">{words.moment(givenAt ?? at)}</span>
            </span>
            {said !== null && <q>{said}</q>}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The money of an order, and the way to give some of it back. */
export function OrderMoney({
  whole,
  place,
  words,
}: {
  whole: WholeOrder;
  place: Omit<MoneyPlace, 'tell' | 'own'>;
  words: ReturnType<typeof useOrderWords>;
}) {
  const t = useTranslations('StaffOrders');
  const [isGiving, setGiving] = useState(false);
  const [told, tell] = useState<string | null>(null);
  const [own] = useState(() => new Set<string>());
  const { refundable } = whole;
  return (
    <section className="past-part" aria-labelledby="past-money">
      <h3 id="past-money">{t('money')}</h3>
      {told !== null && <p role="status">{told}</p>}
      <Moves {...{ whole, words }} />
      <InMoney place={{ ...place, tell, own }}>
        <Waits {...{ whole }} />
      </InMoney>
      {refundable > 0 && (
        <button type="button" className="button button-quiet" onClick={() => setGiving(true)}>
          {t('give')}
        </button>
      )}
      {isGiving && (
        <GivePartBack
          slug={place.slug}
          {...{ whole }}
          currency={place.currency}
          onClose={() => setGiving(false)}
        />
      )}
    </section>
  );
}
