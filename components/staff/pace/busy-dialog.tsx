'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { BusyChoices } from './busy-line';

/** Says that the kitchen is behind (rule branches/busy). */
export function BusyDialog(given: ComponentProps<typeof BusyChoices>) {
  const t = useTranslations('Staff');
  return (
    <Dialog onClose={given.onDone} title={t('busy_title')} closeLabel={t('pause_close')}>
      <div className="grid gap-4">
        <p>{t('busy_text')}</p>
        <BusyChoices {...given} />
      </div>
    </Dialog>
  );
}
