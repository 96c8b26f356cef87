'use client';

import { useTranslations } from 'next-intl';
import { useStore } from 'zustand';
import { useApp, useSlice } from '@/lib/browser/app-provider';

/** Tells once that nothing is stored (guarantee/no-storage). */
export function StorageNote() {
  const { kept, stores } = useApp();
  const t = useTranslations('Cart');
  const keeping = useStore(kept, (state) => state.keeping);
  const told = useSlice('shared', (state) => state.storageTold);
  if (keeping === 'device' || told) return null;
  return (
    <div className="dock-note" role="status">
      <p>{t(keeping === 'tab' ? 'kept_in_tab' : 'kept_on_page')}</p>
      <button
        type="button"
        className="icon-button"
        aria-label={t('close')}
        onClick={() => stores.shared.setState({ storageTold: true })}
      >
        ✕
      </button>
    </div>
  );
}
