'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useEditing } from '@/components/staff/editing/editing-context';
import { useSending } from '@/components/staff/use-sending';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useLock } from '@/lib/queries/staff/look';

/** Closes the restaurant to diners, or opens it, at once: it is no part of the draft. */
export function Lock({ mayLock }: { mayLock: boolean }) {
  const t = useTranslations('StaffLook');
  const { facts, slug } = useEditing();
  const lock = useLock(slug);
  const [isAsked, setAsked] = useState(false);
  const isLocked = facts.status === 'locked';
  const { press, isPending, fault } = useSending(async () => {
    await lock(isLocked ? 'active' : 'locked');
    setAsked(false);
  });
  return (
    <section className="edit-card">
      <h2 className="text-section">{t('lock')}</h2>
      <p>{t(isLocked ? 'lock_is_locked' : 'lock_is_open')}</p>
      {mayLock ? (
        <button
          type="button"
          className={isLocked ? 'button' : 'button button-quiet button-danger'}
          onClick={() => setAsked(true)}
        >
          {t(isLocked ? 'unlock' : 'lock_go')}
        </button>
      ) : (
        <p className="text-muted">{t('lock_owner')}</p>
      )}
      {isAsked && (
        <ConfirmDialog
          title={t(isLocked ? 'unlock_title' : 'lock_title')}
          {...{ keep: t('lock_keep'), go: t(isLocked ? 'unlock' : 'lock_go'), isPending }}
          onClose={() => setAsked(false)}
          onGo={() => press()}
        >
          <p>{t(isLocked ? 'unlock_text' : 'lock_text')}</p>
          {fault !== null && (
            <p role="alert" className="text-danger">
              {fault}
            </p>
          )}
        </ConfirmDialog>
      )}
    </section>
  );
}
