'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { FaultText } from '@/components/staff/bookings/fault-text';
import { useOneKey } from '@/components/staff/tables/use-table-sending';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { ApiError } from '@/lib/clients/api-error';
import { closeDay } from '@/lib/contract/staff/day/close-calls';
import type { MoneyReading } from '@/lib/contract/staff/day/ledger-calls';
import { cashDifference } from '@/lib/domain/money/denominations';
import { useLedgerChanges } from '@/lib/queries/staff/close';
import { BeforeClose } from './before-close';
import { CashLines } from './cash-lines';
import { useClosePlace, useCloseWords } from './close-place';
import { CountCash } from './count-cash';
import type { Counting } from './use-counting';
import { useLedgerSending } from './use-ledger-sending';

const MOST = 200;

/** Sends a close under one key until it arrived, and shows the one that was made. @param onMoved the cash that should be there is another */
function useClosing(onClosed: (id: number) => void, onMoved: () => void) {
  const t = useTranslations('StaffClose');
  const { branchId, slug } = useClosePlace();
  const { showClose } = useLedgerChanges({ slug, branchId });
  const { keyOf } = useOneKey();
  const { money } = useCloseWords();
  const { press, ...sending } = useLedgerSending((error) => {
    if (!(error instanceof ApiError)) return null;
    if (error.key === 'conflict') return t('closed_before');
    if (error.key !== 'total_changed') return null;
    onMoved();
    return t('moved', { amount: money(Number(error.values.total)) });
  });
  const close = (body: z.infer<typeof closeDay.body>) =>
    press(async (ask) => {
      const made = await ask(closeDay, { body, idempotencyKey: keyOf(body) });
      showClose(made);
      onClosed(made.id);
    });
  return { close, ...sending };
}

/** The cash that was counted beside what should be there, and the last word. A drawer that is not even takes a note. */
function Compare({
  reading,
  counting: { note, setNote },
  counted,
  onAgain,
  onClosed,
  onMoved,
}: {
  reading: MoneyReading;
  counting: Counting;
  counted: number;
  onAgain: () => void;
  onClosed: (id: number) => void;
  onMoved: () => void;
}) {
  const t = useTranslations('StaffClose');
  const { branchId, currency } = useClosePlace();
  const words = useCloseWords();
  const [isTried, setTried] = useState(false);
  const { close: send, isPending, fault } = useClosing(onClosed, onMoved);
  const { number, report, days, is_late: isLate } = reading;
  const difference = cashDifference({ counted, expected: report.cash.expected, currency });
  const isUneven = difference !== 0;
  const isMissing = isUneven && note.trim() === '';
  const close = () => {
    if (isMissing) return setTried(true);
    const said = note.trim() === '' ? {} : { note: note.trim() };
    return send({ supplier_id: branchId, number, counted, expected: report.cash.expected, ...said });
  };
  return (
    <div className="grid gap-4">
      {isLate && <p className="close-late">{t('late', { days: words.days(days) })}</p>}
      <CashLines cash={report.cash} {...{ counted, difference }} />
      <Field
        label={t(isUneven ? 'note_uneven' : 'note')}
        value={note}
        onChange={setNote}
        maxLength={MOST}
        error={isTried && isMissing ? t('note_missing') : undefined}
      />
      <p>{t('close_text')}</p>
      <button
        type="button"
        className="button w-full"
        disabled={isPending}
        aria-busy={isPending}
        onClick={close}
      >
        {t('close', { number })}
      </button>
      <button type="button" className="button button-quiet w-full" onClick={onAgain}>
        {t('count_again')}
      </button>
      <FaultText {...{ fault }} />
    </div>
  );
}

/**
 * The reading that who counted compares with. It stays while the branch goes on selling, so that the close that is sent is the one that was
 * seen, and the same one when its answer got lost; the call refuses one that is not true any more.
 */
function useSeen(reading: MoneyReading) {
  const [seen, setSeen] = useState(reading);
  const [isMoved, setMoved] = useState(false);
  return {
    seen: isMoved && reading.number === seen.number ? reading : seen,
    look: () => {
      setSeen(reading);
      setMoved(false);
    },
    onMoved: () => setMoved(true),
  };
}

/** Counts first, then tells what should be there, then closes (rule staff/close). */
export function Closing({
  reading,
  counting,
  onClosed,
  onCancel,
}: {
  reading: MoneyReading;
  counting: Counting;
  onClosed: (id: number) => void;
  onCancel: () => void;
}) {
  const t = useTranslations('StaffClose');
  const { currency } = useClosePlace();
  const { seen, look, onMoved } = useSeen(reading);
  const [isCounted, setCounted] = useState(false);
  const [isTried, setTried] = useState(false);
  const { sum, isKept, isUnread, reset } = counting;
  const isShown = isCounted && sum !== null;
  const compare = () => {
    if (sum === null) return setTried(true);
    look();
    setCounted(true);
  };
  return (
    <Dialog title={t(isShown ? 'compare_title' : 'count_title')} closeLabel={t('keep')} onClose={onCancel}>
      {isShown ? (
        <Compare
          {...{ counting, onClosed, onMoved }}
          reading={seen}
          counted={sum}
          onAgain={() => setCounted(false)}
        />
      ) : (
        <div className="grid gap-4">
          <BeforeClose waiting={reading.waiting} />
          <p>{t('count_text')}</p>
          <CountCash {...{ counting, currency, isTried }} />
          <button type="button" className="button w-full" onClick={compare}>
            {t('compare')}
          </button>
          {isKept && (
            <button type="button" className="button button-quiet w-full" onClick={reset}>
              {t('count_forget')}
            </button>
          )}
          <FaultText
            fault={isTried && sum === null ? t(isUnread ? 'count_unread' : 'count_missing') : null}
          />
        </div>
      )}
    </Dialog>
  );
}
