'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Order } from '@/lib/contract/orders/orders';
import { TipDialog } from './tip-dialog';

/** Beside the bill, until the order leaves (rule orders/tip). */
export function ChangeTip({
  order: { id, bill, total, tip_choice: choice },
  renderAmount,
}: {
  order: Order;
  renderAmount: (amount: number) => string;
}) {
  const t = useTranslations('Order');
  const [isOpen, setOpen] = useState(false);
  const [isSaved, setSaved] = useState(false);
  if (choice === null) return null;
  const hasTip = bill.some(({ kind }) => kind === 'tip');
  const close = (saved: boolean) => {
    setOpen(false);
    setSaved(saved);
  };
  return (
    <div className="print:hidden">
      <button type="button" className="link-button" onClick={() => setOpen(true)}>
        {t(hasTip ? 'tip_change' : 'tip_add')}
      </button>
      <p role="status">{isSaved && t('tip_saved', { total: renderAmount(total) })}</p>
      {isOpen && (
        <TipDialog id={id} choice={choice} onClose={() => close(false)} onSaved={() => close(true)} />
      )}
    </div>
  );
}
