'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FaultText } from '@/components/staff/bookings/fault-text';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { type OwedRefund, setRefunded } from '@/lib/contract/staff/refund-calls';
import { isOnlineMethod, PAYMENT_METHODS } from '@/lib/domain/payments/payment-methods';
import { useMoneyWords } from './money-place';
import { useDeciding } from './use-deciding';

const MOST = 200;

/** Where the money is given back by hand: at the gateway's own pages, by a transfer, or at the counter. */
function wayOf({ method }: OwedRefund): 'way_gateway' | 'way_transfer' | 'way_counter' {
  if (method === 'transfer') return 'way_transfer';
  const known = PAYMENT_METHODS.find((one) => one === method);
  return known !== undefined && isOnlineMethod(known) ? 'way_gateway' : 'way_counter';
}

/** Says that money was given back by hand, and how, for the history. */
export function GiveBack({
  refund,
  about,
  onClose,
}: {
  refund: OwedRefund;
  about: string;
  onClose: () => void;
}) {
  const t = useTranslations('StaffMoney');
  const { money } = useMoneyWords();
  const [note, setNote] = useState('');
  const { press, isPending, fault } = useDeciding(t('refund_at_gateway', { about }));
  const { id, amount, reference, transaction, by_hand: isByHand } = refund;
  const way = wayOf(refund);
  const give = () =>
    press(
      (ask) =>
        ask(setRefunded, {
          params: { id: String(id) },
          body: { status: 'refunded', ...(note.trim() !== '' && { note: note.trim() }) },
        }),
      { about, onDone: onClose },
    );
  return (
    <Dialog title={t('give_title', { amount: money(amount) })} closeLabel={t('keep')} {...{ onClose }}>
      <div className="grid gap-4">
        <p className="font-semibold">{about}</p>
        <p>{t(isByHand ? way : 'way_instead')}</p>
        {way === 'way_gateway' && (
          <dl className="money-facts">
            <dt>{t('reference')}</dt>
            <dd>{reference}</dd>
            {transaction !== null && (
              <>
                <dt>{t('transaction')}</dt>
                <dd>{transaction}</dd>
              </>
            )}
          </dl>
        )}
        <Field label={t('note')} hint={t('note_hint')} value={note} onChange={setNote} maxLength={MOST} />
        <button
          type="button"
          className="button w-full"
          disabled={isPending}
          aria-busy={isPending}
          onClick={give}
        >
          {t('give_go', { amount: money(amount) })}
        </button>
        <FaultText {...{ fault }} />
      </div>
    </Dialog>
  );
}
