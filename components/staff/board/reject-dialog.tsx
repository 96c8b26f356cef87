'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Field } from '@/components/ui/field';

const MOST = 200;
/** Reasons that are said often. */
const READY = ['out', 'full', 'closing'] as const;

/** The reason is written to the diner, so there has to be one. */
export function RejectDialog({
  number,
  isPaidOnline,
  isPending,
  fault,
  onClose,
  onReject,
}: {
  number: number;
  /** Its money goes back by itself. */
  isPaidOnline: boolean;
  isPending: boolean;
  /** Why it was refused; the words stay to be sent again. */
  fault: string | null;
  onClose: () => void;
  onReject: (reason: string) => void;
}) {
  const t = useTranslations('Staff');
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  return (
    <ConfirmDialog
      title={t('reject_title', { number })}
      keep={t('keep')}
      go={t('reject_go')}
      isPending={isPending}
      onClose={onClose}
      onGo={() => (reason.trim() === '' ? setMissing(true) : onReject(reason.trim()))}
    >
      {isPaidOnline && <p>{t('reject_text')}</p>}
      <div className="flex flex-wrap gap-2">
        {READY.map((one) => t(`reject_ready_${one}`)).map((words) => (
          <button key={words} type="button" className="button button-quiet" onClick={() => setReason(words)}>
            {words}
          </button>
        ))}
      </div>
      <Field
        label={t('reject_reason')}
        value={reason}
        onChange={setReason}
        maxLength={MOST}
        error={isMissing && reason.trim() === '' ? t('reject_missing') : undefined}
      />
      {fault !== null && <p role="alert">{fault}</p>}
    </ConfirmDialog>
  );
}
