'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { BusyChoices } from './busy-line';
import { LoadText } from './slot-bars';

/** Says what the kitchen has before it, and that it is behind (rule branches/busy). */
export function BusyDialog({
  timezone,
  ...given
}: ComponentProps<typeof BusyChoices> & { timezone: string }) {
  const t = useTranslations('Staff');
  return (
    <Dialog onClose={given.onDone} title={t('busy_title')} closeLabel={t('pause_close')}>
      <div className="grid gap-4">
        <LoadText {...{ timezone }} pace={given.pace} />
        <p>{t('busy_text')}</p>
        <BusyChoices {...given} />
      </div>
    </Dialog>
  );
}
