'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Order } from '@/lib/contract/orders/orders';
import { MovedDialog } from '../moved-dialog';
import { TipDialog } from './tip-dialog';

/** Changes the tip beside the bill, until the order leaves (rule orders/tip). */
export function ChangeTip({
  order: { id, bill, total, tip_choice: choice },
  renderAmount,
}: {
  order: Order;
  renderAmount: (amount: number) => string;
}) {
  const [t, checkout] = [useTranslations('Order'), useTranslations('Checkout')];
  const [isOpen, setOpen] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const [isSaved, setSaved] = useState(false);
  // An open question stays, and says why it is over.
  if (choice === null && !isOpen) return null;
  const hasTip = bill.some(({ kind }) => kind === 'tip');
  const close = (saved: boolean) => {
    setOpen(false);
    setRefused(false);
    setSaved(saved);
  };
  return (
    <div className="print:hidden">
      {choice && (
        <button type="button" className="link-button" onClick={() => setOpen(true)}>
          {t(hasTip ? 'tip_change' : 'tip_add')}
        </button>
      )}
      <p role="status">{isSaved && t('tip_saved', { total: renderAmount(total) })}</p>
      {isOpen &&
        (choice && !isRefused ? (
          <TipDialog
            id={id}
            choice={choice}
            onClose={() => close(false)}
            onSaved={() => close(true)}
            onMoved={() => setRefused(true)}
          />
        ) : (
          <MovedDialog title={checkout('tip_title')} onClose={() => close(false)} />
        ))}
    </div>
  );
}
