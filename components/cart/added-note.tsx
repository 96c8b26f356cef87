'use client';

import { useTranslations } from 'next-intl';
import { useLastAdded } from '@/lib/queries/add-product';

/** Says what was added to whoever does not see it. It stands empty before, because a region is heard when it is filled. */
export function AddedNote() {
  const t = useTranslations('Cart');
  const added = useLastAdded();
  return (
    <p className="sr-only" aria-live="polite">
      {/* Told anew by its key, when the same is added twice. */}
      {added && <span key={added.at}>{t('added', { name: added.name })}</span>}
    </p>
  );
}
