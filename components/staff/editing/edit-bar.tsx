'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { EditList } from './edit-list';
import { useEditing } from './editing-context';
import { RefusalNote } from './refusal';
import { SavedNote } from './saved-note';

/** How many edits wait, the list of them, and the one button that saves them together (rule tenant/unsaved-edits). */
function Waiting() {
  const t = useTranslations('StaffEditing');
  const { steps, unread, clashes, changing, save } = useEditing();
  const [isOpen, setOpen] = useState(false);
  const { isPending, fault } = changing;
  const isHeld = unread > 0 || clashes.length > 0;
  return (
    <section className="edit-bar" aria-label={t('unsaved')}>
      {fault !== null && (
        <p role="alert" className="text-danger">
          {fault} {t('kept_here')}
        </p>
      )}
      {unread > 0 && <p className="text-danger">{t('unread', { count: unread })}</p>}
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className="button"
          disabled={isPending || isHeld || steps.length === 0}
          aria-busy={isPending}
          onClick={save}
        >
          {t('save', { count: steps.length })}
        </button>
        <button type="button" className="button button-quiet" onClick={() => setOpen(true)}>
          {t('show_unsaved')}
        </button>
      </div>
      {isOpen && <EditList onClose={() => setOpen(false)} />}
    </section>
  );
}

/** Stands at the end of a screen that edits the shop, and says what became of the edits. */
export function EditBar() {
  const { steps, unread } = useEditing();
  return (
    <>
      <RefusalNote />
      <div className="edit-dock">
        <SavedNote />
        {(steps.length > 0 || unread > 0) && <Waiting />}
      </div>
    </>
  );
}
