'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FaultText } from '@/components/staff/bookings/fault-text';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { correctPaymentMethod, type MoneyMove } from '@/lib/contract/staff/day/ledger-calls';
import { IN_PERSON_METHODS, type InPersonMethod } from '@/lib/domain/payments/payment-methods';
import { useClosePlace, useCloseWords } from './close-place';
import { useLedgerSending } from './use-ledger-sending';

const MOST = 200;

function Correct({ move: { payment_id: id, method }, onDone }: { move: MoneyMove; onDone: () => void }) {
  const t = useTranslations('StaffClose');
  const methodText = useTranslations('Methods');
  const [to, setTo] = useState<InPersonMethod | null>(null);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { press, isPending, fault } = useLedgerSending();
  const correct = () => {
    if (to === null || reason.trim() === '') return setMissing(true);
    return press(async (ask) => {
      const body = { method: to, reason: reason.trim() };
      await ask(correctPaymentMethod, { params: { id: String(id) }, body });
      onDone();
    });
  };
  return (
    <div className="grid gap-4">
      <fieldset className="grid gap-2">
        <legend className="mb-2">{t('correct_to')}</legend>
        {IN_PERSON_METHODS.filter((one) => one !== method).map((one) => (
          <button
            key={one}
            type="button"
            className="button button-quiet"
            aria-pressed={to === one}
            onClick={() => setTo(one)}
          >
            {methodText(one)}
          </button>
        ))}
      </fieldset>
      <Field label={t('reason')} value={reason} onChange={setReason} maxLength={MOST} />
      <button type="button" className="button w-full" disabled={isPending} onClick={correct}>
        {t('correct_go')}
      </button>
      <FaultText fault={isMissing && (to === null || reason.trim() === '') ? t('correct_missing') : fault} />
    </div>
  );
}

/** Money that came by another way than was said: two rows of the ledger, with the reason. */
export function CorrectMove({ move }: { move: MoneyMove }) {
  const t = useTranslations('StaffClose');
  const { money } = useCloseWords();
  const { slug } = useClosePlace();
  const [isOpen, setOpen] = useState(false);
  const name = move.order ? t('order', { number: move.order.number ?? move.order.id }) : slug;
  return (
    <>
      <button
        type="button"
        className="link-button"
        aria-label={`${t('correct')}: ${name}`}
        onClick={() => setOpen(true)}
      >
        {t('correct')}
      </button>
      {isOpen && (
        <Dialog
          title={t('correct_title', { order: name, amount: money(move.amount + move.tip + move.rounding) })}
          closeLabel={t('keep')}
          onClose={() => setOpen(false)}
        >
          <Correct {...{ move }} onDone={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  );
}
