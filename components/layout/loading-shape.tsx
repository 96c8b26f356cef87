'use client';

import { WifiOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useOnline } from './use-online';

/** Offline it says that loading resumes by itself. */
export function LoadingShape({ className }: { className: string }) {
  const t = useTranslations('Errors');
  if (useOnline()) return <div className={`skeleton ${className}`} aria-busy />;
  return (
    <p role="status" className="flex items-center gap-3">
      <WifiOff size={20} aria-hidden className="flex-none" />
      {t('offline_part')}
    </p>
  );
}
