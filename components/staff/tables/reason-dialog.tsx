'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { ReadyWords } from '@/components/staff/ready-words';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Field } from '@/components/ui/field';

const MOST = 200;

/** Asks why, by a tap or in own words; nothing goes on without a reason. */
export function ReasonDialog({
  title,
  text,
  go,
  ready,
  isPending,
  fault,
  onClose,
  onGo,
  children,
}: {
  title: string;
  text: string;
  go: string;
  /** Reasons that are said often. */
  ready: readonly string[];
  isPending: boolean;
  fault: string | null;
  onClose: () => void;
  onGo: (reason: string) => void;
  /** The consequences, which is read first. */
  children?: ReactNode;
}) {
  const t = useTranslations('StaffTables');
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  return (
    <ConfirmDialog
      {...{ title, go, isPending, onClose }}
      keep={t('keep')}
      onGo={() => (reason.trim() === '' ? setMissing(true) : onGo(reason.trim()))}
    >
      {children}
      <p>{text}</p>
      <ReadyWords {...{ ready }} taken={reason} onTake={setReason} />
      <Field
        label={t('reason')}
        value={reason}
        onChange={setReason}
        maxLength={MOST}
        error={isMissing && reason.trim() === '' ? t('reason_missing') : undefined}
      />
      {fault !== null && (
        <p role="alert" className="text-danger">
          {fault}
        </p>
      )}
    </ConfirmDialog>
  );
}
