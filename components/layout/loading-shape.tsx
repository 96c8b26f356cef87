'use client';

import { WifiOff } from 'lucide';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { useOnline } from './use-online';

/** Offline it says that loading resumes by itself. */
export function LoadingShape({ className }: { className: string }) {
  const t = useTranslations('Errors');
  if (useOnline()) return <div className={`skeleton ${className}`} aria-busy />;
  return (
    <p role="status" className="flex items-center gap-3">
      <Icon of={WifiOff} size={20} className="flex-none" />
      {t('offline_part')}
    </p>
  );
}
