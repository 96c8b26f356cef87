'use client';

import { onlineManager } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);

/** Says that the line is dead, what that does to the order, and nothing otherwise. */
export function OfflineNote() {
  const t = useTranslations('Errors');
  const isOnline = useSyncExternalStore(
    subscribe,
    () => onlineManager.isOnline(),
    () => true,
  );
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
