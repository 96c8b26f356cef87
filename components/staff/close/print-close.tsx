'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { FaultText } from '@/components/staff/bookings/fault-text';
import { useOneKey } from '@/components/staff/tables/use-table-sending';
import { type MoneyClose, printClose } from '@/lib/contract/staff/day/close-calls';
import type { MoneyReading } from '@/lib/contract/staff/day/ledger-calls';
import { useLedgerChanges } from '@/lib/queries/staff/close';
import { ClosePaper, type Printed } from './close-paper';
import { useClosePlace } from './close-place';
import { useLedgerSending } from './use-ledger-sending';

/** Puts something on the paper until it was printed. */
function usePaper() {
  const [paper, setPaper] = useState<Printed | null>(null);
  useEffect(() => {
    if (paper === null) return;
    const end = () => setPaper(null);
    window.addEventListener('afterprint', end);
    window.print();
    return () => window.removeEventListener('afterprint', end);
  }, [paper]);
  return { print: setPaper, sheet: paper && createPortal(<ClosePaper {...{ paper }} />, document.body) };
}

export function PrintReading({ reading }: { reading: MoneyReading }) {
  const t = useTranslations('StaffClose');
  const { print, sheet } = usePaper();
  return (
    <>
      <button
        type="button"
        className="button button-quiet"
        onClick={() => print({ kind: 'reading', shown: reading })}
      >
        {t('print_reading')}
      </button>
      {sheet}
    </>
  );
}

/** The first print of a close is its original; each other one is counted, and says which copy it is (rule staff/close). */
export function PrintClose({ close }: { close: MoneyClose }) {
  const t = useTranslations('StaffClose');
  const { slug, branchId, mayWrite } = useClosePlace();
  const { showClose } = useLedgerChanges({ slug, branchId });
  const { press, isPending, fault } = useLedgerSending();
  const { keyOf, forget } = useOneKey();
  const { print, sheet } = usePaper();
  const { id, is_printed: isPrinted } = close;
  const printOne = () =>
    press(async (ask) => {
      // One key until it arrived: an answer that got lost counts no second print.
      const shown = await ask(printClose, { params: { id: String(id) }, idempotencyKey: keyOf(id) });
      forget();
      showClose(shown);
      print({ kind: shown.copies === 0 ? 'close' : 'copy', shown });
    });
  return (
    <>
      {mayWrite && (
        <button
          type="button"
          className={isPrinted ? 'button button-quiet' : 'button'}
          disabled={isPending}
          onClick={printOne}
        >
          {t(isPrinted ? 'print_copy' : 'print')}
        </button>
      )}
      <FaultText {...{ fault }} />
      {sheet}
    </>
  );
}
