'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { NamedButton } from '@/components/staff/named-button';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import type { Currency } from '@/lib/domain/money/currencies';
import { Ticket } from './ticket';
import { usePrinted } from './use-printed';

/** Prints an order on what the browser knows as a printer; again it says that it is a copy (rule staff/ticket). */
export function PrintTicket({
  slug,
  order,
  currency,
  timezone,
}: {
  slug: string;
  order: StaffOrder;
  currency: Currency;
  timezone: string;
}) {
  const t = useTranslations('Staff');
  const { hasPrinted, notePrinted } = usePrinted(slug);
  const { id } = order;
  /** Null: nothing is on the paper. */
  const [paper, setPaper] = useState<{ isCopy: boolean } | null>(null);
  useEffect(() => {
    if (paper === null) return;
    const end = () => setPaper(null);
    window.addEventListener('afterprint', end);
    window.print();
    return () => window.removeEventListener('afterprint', end);
  }, [paper]);
  const print = () => {
    setPaper({ isCopy: hasPrinted(id) });
    notePrinted(id);
  };
  return (
    <>
      <NamedButton words={t('print')} className="link-button" onClick={print} />
      {paper &&
        createPortal(<Ticket {...{ order, currency, timezone }} isCopy={paper.isCopy} />, document.body)}
    </>
  );
}
