'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { NamedButton } from '@/components/staff/named-button';
import { reviewTransfer, type WaitingTransfer } from '@/lib/contract/staff/transfer-calls';
import type { TransferRefusal } from '@/lib/domain/payments/transfer';
import { useMoneyWords } from './money-place';
import { MoneyRow } from './money-row';
import { Proof } from './proof';
import { RefuseTransfer } from './refuse-transfer';
import { useDeciding } from './use-deciding';
import { useOrderName } from './use-order-name';
import { useSaidGone } from './use-said-gone';

/** A transfer beside its picture: it arrived, or it did not and why (rule payments/transfer). */
export function TransferCard({ transfer }: { transfer: WaitingTransfer }) {
  const t = useTranslations('StaffMoney');
  const { left } = useMoneyWords();
  const about = useOrderName()(transfer);
  const [isRefusing, setRefusing] = useState(false);
  useSaidGone({ isDeciding: isRefusing, about });
  const { press, isPending, fault } = useDeciding(t('transfer_over', { about }));
  const { payment_id: id, amount, uploaded_at: at, review_until: until } = transfer;
  const params = { id: String(id) };
  const due = until === null ? null : left(until);
  const confirm = () =>
    press((ask) => ask(reviewTransfer, { params, body: { decision: 'confirm' } }), { about });
  const refuse = (reason: TransferRefusal) =>
    press((ask) => ask(reviewTransfer, { params, body: { decision: 'refuse', reason } }), {
      about,
      onDone: () => setRefusing(false),
    });
  return (
    <MoneyRow
      {...{ amount, at }}
      name={about}
      fault={isRefusing ? null : fault}
      due={due && <strong className={due.isOver ? 'text-danger' : ''}>{due.text}</strong>}
      buttons={
        <>
          <NamedButton words={t('arrived')} className="button" disabled={isPending} onClick={confirm} />
          <NamedButton
            words={t('not_arrived')}
            className="button button-quiet"
            disabled={isPending}
            onClick={() => setRefusing(true)}
          />
        </>
      }
    >
      <Proof {...{ id, amount }} />
      {isRefusing && (
        <RefuseTransfer
          {...{ about, isPending, fault }}
          onClose={() => setRefusing(false)}
          onRefuse={refuse}
        />
      )}
    </MoneyRow>
  );
}
