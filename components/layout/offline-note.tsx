'use client';

import { WifiOff } from 'lucide';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { useOnline } from './use-online';

/** @param sendsLater false on the checkout and where one books: what did not go out is not sent later */
export function OfflineNote({ sendsLater }: { sendsLater: boolean }) {
  const t = useTranslations('Errors');
  const isOnline = useOnline();
  return (
    <div role="status" className="offline-note" data-shown={!isOnline}>
      {!isOnline && (
        <>
          <Icon of={WifiOff} size={20} className="flex-none" />
          <p>{t(sendsLater ? 'offline' : 'offline_checkout')}</p>
        </>
      )}
    </div>
  );
}

/** Stands in the dock of a menu, or in a sheet that hides the menu's own note. */
export function OfflineMenuNote({ canOrder, inSheet = false }: { canOrder: boolean; inSheet?: boolean }) {
  const t = useTranslations('Errors');
  if (useOnline()) return null;
  return (
    <div
      role="alert"
      className={inSheet ? 'offline-note' : 'offline-note dock-part'}
      data-shown
      data-over={inSheet ? 'sheet' : 'menu'}
    >
      <Icon of={WifiOff} size={20} className="flex-none" />
      <p>{t(canOrder ? 'offline_menu' : 'offline_read')}</p>
    </div>
  );
}
