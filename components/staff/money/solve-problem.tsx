'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FaultText } from '@/components/staff/bookings/fault-text';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import type { ChargeProblem } from '@/lib/contract/staff/calls';
import { settleChargeProblem } from '@/lib/contract/staff/payment-calls';
import { useDeciding } from './use-deciding';

const MOST = 200;

/** Says that somebody dealt with a charge at the gateway, and how, for the history. */
export function SolveProblem({
  problem: { payment_id: id, transaction },
  about,
  onClose,
}: {
  problem: ChargeProblem;
  about: string;
  onClose: () => void;
}) {
  const t = useTranslations('StaffMoney');
  const [note, setNote] = useState('');
  const { press, isPending, fault } = useDeciding(t('problem_over', { about }));
  const body = { transaction, ...(note.trim() !== '' && { note: note.trim() }) };
  const settle = () =>
    press((ask) => ask(settleChargeProblem, { params: { id: String(id) }, body }), {
      about,
      onDone: onClose,
    });
  return (
    <Dialog title={t('solved_title')} closeLabel={t('keep')} {...{ onClose }}>
      <div className="grid gap-4">
        <p className="font-semibold">{about}</p>
        <p>{t('solved_text')}</p>
        <Field label={t('note')} value={note} onChange={setNote} maxLength={MOST} />
        <button type="button" className="button w-full" disabled={isPending} onClick={settle}>
          {t('solved_go')}
        </button>
        <FaultText {...{ fault }} />
      </div>
    </Dialog>
  );
}
