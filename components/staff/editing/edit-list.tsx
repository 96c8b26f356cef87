'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Dialog } from '@/components/ui/dialog';
import type { ShopPatch } from '@/lib/domain/shop/shop-patch';
import { useEditing } from './editing-context';
import { useWords } from './use-words';

/** More are saved or thrown away together. */
const MOST = 200;

const idOf = (step: ShopPatch) =>
  JSON.stringify([step.op, step.kind, step.key, step.op === 'set' ? step.field : null]);

function EditRow({ step }: { step: ShopPatch }) {
  const t = useTranslations('StaffEditing');
  const { discard } = useEditing();
  const { nameOf, sayStep } = useWords();
  const { what, before, after } = sayStep(step);
  const name = nameOf(step, step.op === 'remove' ? step.entity : undefined);
  return (
    <li className="edit-row">
      <span>
        {name}: {what}
        {before !== undefined && (
          <>
            <br />
            <span className="text-muted">
              {before} → {after}
            </span>
          </>
        )}
      </span>
      <button
        type="button"
        className="icon-button"
        aria-label={t('discard_one', { what: `${name}: ${what}` })}
        onClick={() => discard(step)}
      >
        ✕
      </button>
    </li>
  );
}

/** Asks before all edits of the screen are thrown away. */
function DiscardAll({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const t = useTranslations('StaffEditing');
  const { steps, unread, discardAll } = useEditing();
  const go = () => {
    discardAll();
    onDone();
  };
  return (
    <ConfirmDialog
      {...{ keep: t('keep_all'), go: t('discard_all'), onClose }}
      title={t('discard_all_title', { count: steps.length + unread })}
      isPending={false}
      onGo={go}
    >
      <p>{t('discard_all_text')}</p>
    </ConfirmDialog>
  );
}

/** Each edit that waits, with what it makes of what. */
export function EditList({ onClose }: { onClose: () => void }) {
  const t = useTranslations('StaffEditing');
  const { steps } = useEditing();
  const [isAsked, setAsked] = useState(false);
  if (isAsked) return <DiscardAll onClose={() => setAsked(false)} onDone={onClose} />;
  return (
    <Dialog title={t('unsaved')} closeLabel={t('close')} onClose={onClose}>
      <div className="grid gap-4">
        <ul className="grid gap-2">
          {steps.slice(0, MOST).map((step) => (
            <EditRow key={idOf(step)} step={step} />
          ))}
        </ul>
        {steps.length > MOST && <p>{t('unsaved_more', { count: steps.length - MOST })}</p>}
        <button
          type="button"
          className="button button-quiet button-danger w-full"
          onClick={() => setAsked(true)}
        >
          {t('discard_all')}
        </button>
      </div>
    </Dialog>
  );
}
