'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Dialog } from '@/components/ui/dialog';

/** Says before anything is typed that somebody who gives money back has to do it (rule staff/void). */
export function AsksGiver({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const t = useTranslations('StaffTables');
  return (
    <Dialog {...{ title, onClose }} closeLabel={t('dismiss')}>
      <div className="grid gap-4">
        {children}
        <p>{t('giver_ask')}</p>
        <button type="button" className="button w-full" onClick={onClose}>
          {t('understood')}
        </button>
      </div>
    </Dialog>
  );
}
