'use client';

import { useTranslations } from 'next-intl';
import { CashRounded } from '@/components/staff/cash-rounded';
import { NamedButton } from '@/components/staff/named-button';
import { takePayment, type WaitingPayment } from '@/lib/contract/staff/payment-calls';
import { cashChange } from '@/lib/domain/money/cash-rounding';
import { useMoneyPlace, useMoneyWords } from './money-place';
import { MoneyRow } from './money-row';
import { useDeciding } from './use-deciding';

/** A part of a table's bill that somebody pays in person: how, with what, and what goes back. */
export function PaymentRow({ payment }: { payment: WaitingPayment }) {
  const t = useTranslations('StaffMoney');
  const method = useTranslations('Methods');
  const { money } = useMoneyWords();
  const { payment_id: id, table, name, amount, tip, cash_amount: cash, begun_at: at } = payment;
  const about = [t('table', { label: table.label }), name].filter(Boolean).join(' · ');
  const { press, isPending, fault } = useDeciding(t('payment_over', { about }));
  const say = (taken: boolean) =>
    press((ask) => ask(takePayment, { params: { id: String(id) }, body: { taken } }), { about });
  const { currency } = useMoneyPlace();
  const change = cash === null ? 0 : cashChange({ cash, amount, currency });
  return (
    <MoneyRow
      {...{ amount, at, fault }}
      name={about}
      buttons={
        <>
          <NamedButton
            words={t('received')}
            className="button"
            disabled={isPending}
            onClick={() => say(true)}
          />
          <NamedButton
            words={t('not_received')}
            className="button button-quiet"
            disabled={isPending}
            onClick={() => say(false)}
          />
        </>
      }
    >
      <p>
        {method(payment.method)}
        {payment.method === 'cash' && <CashRounded {...{ amount, currency }} />}
        {tip > 0 && <span className="block">{t('with_tip', { amount: money(tip) })}</span>}
        {cash !== null && change > 0 && (
          <strong className="block">{t('gives', { cash: money(cash), change: money(change) })}</strong>
        )}
      </p>
    </MoneyRow>
  );
}
