'use client';

import { WifiOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useOnline } from './use-online';

/** Says that the line is dead, what that does to the order, and nothing otherwise. */
export function OfflineNote() {
  const t = useTranslations('Errors');
  const isOnline = useOnline();
  return (
    <div role="status" className="offline-note" data-shown={!isOnline}>
      {!isOnline && (
        <>
          <WifiOff size={20} aria-hidden className="flex-none" />
          <p>{t('offline')}</p>
        </>
      )}
    </div>
  );
}

/** The same over a menu, with what still works there, or in a sheet that lies over it: the menu's own is hidden then. */
export function OfflineMenuNote({ canOrder, inSheet = false }: { canOrder: boolean; inSheet?: boolean }) {
  const t = useTranslations('Errors');
  if (useOnline()) return null;
  return (
    <div role="alert" className="offline-note" data-shown data-over={inSheet ? 'sheet' : 'menu'}>
      <WifiOff size={20} aria-hidden className="flex-none" />
      <p>{t(canOrder ? 'offline_menu' : 'offline_read')}</p>
    </div>
  );
}
