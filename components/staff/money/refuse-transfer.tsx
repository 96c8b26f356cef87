'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FaultText } from '@/components/staff/bookings/fault-text';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { TRANSFER_REFUSALS, type TransferRefusal } from '@/lib/domain/payments/transfer';

/** Asks why a transfer is refused; the diner reads it, and may send another picture or pay otherwise. */
export function RefuseTransfer({
  about,
  isPending,
  fault,
  onClose,
  onRefuse,
}: {
  about: string;
  isPending: boolean;
  fault: string | null;
  onClose: () => void;
  onRefuse: (reason: TransferRefusal) => void;
}) {
  const t = useTranslations('StaffMoney');
  const [reason, setReason] = useState<TransferRefusal | null>(null);
  const [isMissing, setMissing] = useState(false);
  return (
    <ConfirmDialog
      {...{ isPending, onClose }}
      title={t('refuse_title', { about })}
      keep={t('keep')}
      go={t('refuse_go')}
      onGo={() => (reason === null ? setMissing(true) : onRefuse(reason))}
    >
      <fieldset className="grid gap-2">
        <legend className="mb-2">{t('refuse_text')}</legend>
        {TRANSFER_REFUSALS.map((one) => (
          <button
            key={one}
            type="button"
            className="button button-quiet"
            aria-pressed={reason === one}
            onClick={() => setReason(one)}
          >
            {t(`refuse_${one}`)}
          </button>
        ))}
      </fieldset>
      <FaultText fault={isMissing && reason === null ? t('refuse_missing') : fault} />
    </ConfirmDialog>
  );
}
