'use client';

import { useTranslations } from 'next-intl';
import { useLastAdded } from '@/lib/queries/cart/add-product';

/** Announces additions. Always present, because a live region speaks when it is filled. */
export function AddedNote() {
  const t = useTranslations('Cart');
  const added = useLastAdded();
  return (
    <p className="sr-only" aria-live="polite">
      {/* A new key announces the same words again. */}
      {added && <span key={added.at}>{t('added', { name: added.name })}</span>}
    </p>
  );
}
