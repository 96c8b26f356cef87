'use client';

import { useTranslations } from 'next-intl';
import { ArrivalNote, useArrivalText } from '@/components/cart/arrival-note';
import { Dialog } from '@/components/ui/dialog';
import { useNow } from '@/lib/browser/use-now';
import { type ArrivalMinutes, arrivalWindow, type Promised } from '@/lib/domain/orders/arrival';
import { hourSentence } from '@/lib/domain/time/print-hour';

/** Says both times by the clock, and asks. */
export function LaterDialog({
  service,
  seen,
  arrival,
  onClose,
  onGo,
}: {
  service: string;
  seen: Promised;
  arrival: ArrivalMinutes;
  onClose: () => void;
  onGo: () => void;
}) {
  const t = useTranslations('Checkout');
  const arrivalText = useArrivalText();
  const start = useNow();
  const before = arrivalText({ service, ...arrivalWindow(seen) });
  return (
    <Dialog onClose={onClose} title={t('later_title', { service })} closeLabel={t('later_back')}>
      <div className="grid gap-4">
        <ArrivalNote service={service} {...arrivalWindow({ arrival, start })} />
        <p className="text-muted">{hourSentence(t('later_before', { before }))}</p>
        <button type="button" className="button w-full" onClick={onGo}>
          {t('later_go')}
        </button>
        <button type="button" className="button button-quiet w-full" onClick={onClose}>
          {t('later_back')}
        </button>
      </div>
    </Dialog>
  );
}
