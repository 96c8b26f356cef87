'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Order } from '@/lib/contract/orders/orders';
import { TipDialog } from './tip-dialog';

/** Changes the tip beside the bill, until the order leaves (rule orders/tip). */
export function ChangeTip({
  order: { id, bill, total, tip_choice: choice },
  renderAmount,
}: {
  order: Order;
  renderAmount: (amount: number) => string;
}) {
  const t = useTranslations('Order');
  const [asked, setAsked] = useState<typeof choice>(null);
  const [isSaved, setSaved] = useState(false);
  // An open question stays, and says why it is over.
  if (choice === null && asked === null) return null;
  const hasTip = bill.some(({ kind }) => kind === 'tip');
  const close = (saved: boolean) => {
    setAsked(null);
    setSaved(saved);
  };
  return (
    <div className="print:hidden">
      {choice && (
        <button type="button" className="link-button" onClick={() => setAsked(choice)}>
          {t(hasTip ? 'tip_change' : 'tip_add')}
        </button>
      )}
      <p role="status">{isSaved && t('tip_saved', { total: renderAmount(total) })}</p>
      {asked && (
        <TipDialog
          id={id}
          choice={asked}
          isMoved={choice === null}
          onClose={() => close(false)}
          onSaved={() => close(true)}
        />
      )}
    </div>
  );
}
