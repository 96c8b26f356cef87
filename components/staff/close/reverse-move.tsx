'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FaultText } from '@/components/staff/bookings/fault-text';
import { useOneKey } from '@/components/staff/tables/use-table-sending';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { ApiError } from '@/lib/clients/api-error';
import { type MoneyMove, reverseMove } from '@/lib/contract/staff/day/ledger-calls';
import { useCloseWords } from './close-place';
import { useLedgerSending } from './use-ledger-sending';

const MOST = 200;

/** The sentence for a row that somebody else has taken back; null for any other failure (rule staff/reversals). */
function useReversedBefore() {
  const t = useTranslations('StaffClose');
  return (error: unknown): string | null => {
    if (!(error instanceof ApiError) || error.key !== 'conflict') return null;
    const { by } = error.values;
    return by === undefined ? t('reversed_before') : t('reversed_by', { name: String(by) });
  };
}

function Reverse({ move: { id, close }, onDone }: { move: MoneyMove; onDone: () => void }) {
  const t = useTranslations('StaffClose');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const { press, isPending, fault } = useLedgerSending(useReversedBefore());
  const { keyOf } = useOneKey();
  const isMissing = reason.trim() === '';
  const reverse = () => {
    if (isMissing) return setTried(true);
    const body = { reason: reason.trim() };
    return press(async (ask) => {
      await ask(reverseMove, { params: { id: String(id) }, body, idempotencyKey: keyOf([id, body]) });
      onDone();
    });
  };
  return (
    <div className="grid gap-4">
      <p>{close === null ? t('reverse_text') : t('reverse_text_closed', { number: close })}</p>
      <Field
        label={t('reason')}
        value={reason}
        onChange={setReason}
        maxLength={MOST}
        error={isTried && isMissing ? t('reason_missing') : undefined}
      />
      <button
        type="button"
        className="button w-full"
        disabled={isPending}
        aria-busy={isPending}
        onClick={reverse}
      >
        {t('reverse_go')}
      </button>
      <FaultText {...{ fault }} />
    </div>
  );
}

/** Takes back cash that was put in or taken out by mistake: a row of its own, with the reason (rule staff/reversals). */
export function ReverseMove({ move }: { move: MoneyMove }) {
  const t = useTranslations('StaffClose');
  const { money, clock } = useCloseWords();
  const [isOpen, setOpen] = useState(false);
  const name = `${t(`kind_${move.kind}`)}, ${money(Math.abs(move.amount))}`;
  return (
    <>
      <button
        type="button"
        className="link-button"
        aria-label={`${t('reverse')}: ${name}, ${clock(move.at)}`}
        onClick={() => setOpen(true)}
      >
        {t('reverse')}
      </button>
      {isOpen && (
        <Dialog title={t('reverse_title', { name })} closeLabel={t('keep')} onClose={() => setOpen(false)}>
          <Reverse {...{ move }} onDone={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  );
}
